import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SportsEvent } from '../book/SportsBook.ts'
import { fakeEvent, fakeLine } from '../book/testing/fakeEvent.ts'
import { drawSports } from '../testing/drawSports.tsx'
import { EventPage } from './EventPage.tsx'

let opened: Awaited<ReturnType<typeof drawSports>> | undefined

beforeEach(() => localStorage.clear())
afterEach(() => {
  opened?.close()
  opened = undefined
})

async function open(event: SportsEvent) {
  opened = await drawSports(
    (host) => [<EventPage key="page" host={host} id={event.id} props={{ view: 'event' }} />],
    { call: async () => ({ ok: true, response: event }) },
  )
  return opened
}

describe('event page', () => {
  it('has all that can be bet on', async () => {
    const { element } = await open(fakeEvent({ lines: [fakeLine('1'), fakeLine('18?total=2.5')] }))
    expect(element.querySelector('h1')?.textContent).toBe('Riga – Cesis')
    expect(element.querySelectorAll('[aria-pressed]')).toHaveLength(5)
  })
})
