import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CallResult } from '#renderers/host.ts'
import { createStoryHost } from '#renderers/storyHost.ts'
import { fakeEvent, fakeLine } from '../book/testing/fakeEvent.ts'
import { createBoosts } from './createBoosts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const boost = (id: string) => ({
  ...{ id, event: fakeEvent({ lines: [fakeLine('1')] }), line: '1', outcome: '1', percent: 20 },
  ends_at: new Date(Date.now() + 3_600_000).toISOString(),
  most_stake: { amount: '10.00', currency: 'EUR' },
})

/** Boosts that somebody looks at; the test gives each answer by hand. */
function open() {
  const waiting: ((items: object[]) => Promise<unknown>)[] = []
  const host = createStoryHost({
    call: () =>
      new Promise<CallResult>((done) => {
        waiting.push((items) => {
          done({ ok: true, response: { items } })
          return vi.advanceTimersByTimeAsync(0)
        })
      }),
  })
  const boosts = createBoosts(host)
  const leave = boosts.subscribe(() => {})
  return { host, boosts, waiting, leave, ids: () => boosts.all().map(({ id }) => id) }
}

test('an answer that comes late does not put back what a newer one is without', async () => {
  const { boosts, waiting, ids } = open()
  boosts.renew()
  await waiting[1]?.([])
  await waiting[0]?.([boost('derby')])
  expect(ids()).toEqual([])
})

test('asks again at once in another language', async () => {
  const { host, waiting, ids } = open()
  await waiting[0]?.([boost('derby')])
  host.setLocale('lv')
  expect(waiting).toHaveLength(2)
  await waiting[1]?.([boost('derbijs')])
  expect(ids()).toEqual(['derbijs'])
})

test('looks again each minute while anything is boosted, and seldom otherwise', async () => {
  const { waiting } = open()
  await waiting[0]?.([boost('derby')])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(waiting).toHaveLength(2)
  await waiting[1]?.([])
  await vi.advanceTimersByTimeAsync(599_000)
  expect(waiting).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(waiting).toHaveLength(3)
})

test('is not asked again by each page that somebody comes to', async () => {
  const { boosts, waiting, leave } = open()
  await waiting[0]?.([boost('derby')])
  leave()
  await vi.advanceTimersByTimeAsync(30_000)
  boosts.subscribe(() => {})
  expect(waiting).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(waiting).toHaveLength(2)
})
