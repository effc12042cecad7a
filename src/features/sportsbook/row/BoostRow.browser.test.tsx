import { afterEach, expect, it, vi } from 'vitest'
import { settle } from '#renderers/testing/settle.ts'
import { bookOf } from '../book/bookOf.ts'
import type { SportsBook } from '../book/SportsBook.ts'
import { fakeEvent, fakeLine } from '../book/testing/fakeEvent.ts'
import { boostsOf } from '../boosts/boostsOf.ts'
import { drawSports } from '../testing/drawSports.tsx'
import { SportsRow } from './SportsRow.tsx'

let opened: Awaited<ReturnType<typeof drawSports>> | undefined
afterEach(() => opened?.close())

const boost = {
  ...{ id: 'derby', event: fakeEvent({ lines: [fakeLine('1')] }), line: '1', outcome: '1', percent: 20 },
  ...{
    ends_at: new Date(Date.now() + 60_000).toISOString(),
    most_stake: { amount: '10.00', currency: 'EUR' },
  },
}

async function open(items: object[], sport?: number, of: 'boosts' | 'coming' = 'boosts') {
  const follow = vi.fn<SportsBook['follow']>(() => () => undefined)
  opened = await drawSports(
    (host) => {
      bookOf(host).follow = follow
      return [
        <SportsRow
          key="row"
          host={host}
          scope={{}}
          slot={() => null}
          block={{ type: 'sports-row' }}
          props={{ of, title: 'sportsbook.boosts', ...(sport !== undefined && { sport }) }}
        />,
      ]
    },
    { call: async () => ({ ok: true, response: { items, total: items.length } }) },
  )
  const { host } = opened
  await vi.waitFor(() => expect(boostsOf(host).isKnown()).toBe(true))
  await settle()
  return { ...opened, follow }
}

it('shows what is boosted with its terms, and the price with what it was', async () => {
  const { element, find } = await open([boost])
  await vi.waitFor(() => expect(element.querySelector('h2')?.textContent).toBe('Price boosts'))
  expect(element.textContent).toContain('One single bet of up to €10, until')
  expect(find('button del').textContent).toBe('2.10')
  expect(find<HTMLAnchorElement>('li a').pathname).toBe('/betting-event')
})

it('tells no terms where the usual price has become as good, and follows no more than lists do', async () => {
  const { element, host, follow } = await open([{ ...boost, percent: undefined, odds: 22_000 }])
  expect(element.textContent).toContain('One single bet of up to')
  await vi.waitFor(() => expect(follow).toHaveBeenCalledWith(['sr:match:1'], 'first'))
  const event = fakeEvent({ lines: [fakeLine('1')], version: 2 })
  for (const one of event.markets[0]?.outcomes ?? []) one.odds = 22_000
  bookOf(host).take([event], 'some')
  await vi.waitFor(() => expect(element.textContent).not.toContain('One single bet'))
})

it('is nothing where nothing is boosted, or nothing of the sport', async () => {
  const { element } = await open([])
  expect(element.querySelector('section')).toBeNull()
  opened?.close()
  const other = await open([boost], 5)
  expect(other.element.querySelector('section')).toBeNull()
})

it('gives the prices of an event all of its card, and their boosts no more', async () => {
  const { find } = await open([fakeEvent({ lines: [fakeLine('1')] })], undefined, 'coming')
  const [card, prices] = [find('li'), find('fieldset')].map((one) => one.getBoundingClientRect())
  expect(prices?.width).toBeGreaterThan((card?.width ?? 0) * 0.85)
})
