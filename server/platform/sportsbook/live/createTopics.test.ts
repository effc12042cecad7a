import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DescribedEvent } from '../events/describeEvent.ts'
import { createTopics, type Topics } from './createTopics.ts'

const known = new Map<string, DescribedEvent>()
const put = (id: string, version: number, odds = 20_000) =>
  known.set(id, {
    ...{ id, name: id, sport: 1, status: 'live', is_live: true, competitors: [], version },
    tournament: { id: 'sr:tournament:1', name: 'Virsliga' },
    ...{ starts_at: '2026-11-28T18:00:00.000Z', markets_count: 1 },
    markets: [
      {
        ...{ line: '1', market: 1, name: '1x2', groups: [], is_suspended: false },
        outcomes: [{ id: '1', name: 'Riga', odds, is_active: true }],
      },
    ],
  })

let stops = ''
const current = vi.fn(async (ids: readonly string[]) => ids.flatMap((id) => known.get(id) ?? []))
let hear: (notice: string) => void
const bus = {
  subscribe: (_channel: string, listener: (notice: string) => void) => {
    hear = listener
    return () => {}
  },
  onGap: () => () => {},
}
let topics: Topics
const failed = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  known.clear()
  stops = ''
  topics = createTopics({ current, stops: async () => stops }, bus, failed, { most: 3 })
})
afterEach(() => {
  topics.close()
  vi.useRealTimers()
  vi.clearAllMocks()
})

it('looks at what has changed a few times a second, once for all who follow it (19: down at the big match)', async () => {
  put('a', 1)
  const news = vi.fn()
  for (let reader = 0; reader < 10; reader += 1) await topics.follow(['a'], 'en', 'all', news)
  await vi.advanceTimersByTimeAsync(1_000)
  current.mockClear()
  news.mockClear()
  for (let version = 2; version < 102; version += 1) {
    put('a', version, 20_000 + version)
    hear(JSON.stringify(['a', 'nobody follows this']))
    await vi.advanceTimersByTimeAsync(10)
  }
  await vi.advanceTimersByTimeAsync(300)
  expect(current.mock.calls.length).toBeLessThanOrEqual(13)
  expect(current.mock.calls.every(([ids]) => ids.join() === 'a')).toBe(true)
  expect(news.mock.calls.length).toBe(current.mock.calls.length * 10)
  const [, topic] = news.mock.lastCall ?? []
  expect(topic.since(-1).toString()).toContain('20101')
})

it('looks at each language and at each choice of lines by itself, and at nothing for those who left', async () => {
  put('a', 1)
  const news = vi.fn()
  const leave = await topics.follow(['a'], 'en', 'all', news)
  await topics.follow(['a'], 'lv', 'first', news)
  leave()
  news.mockClear()
  await vi.advanceTimersByTimeAsync(60_000)
  current.mockClear()
  put('a', 2, 30_000)
  hear(JSON.stringify('all'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(current.mock.calls).toEqual([[['a'], 'lv', false]])
  expect(news).toHaveBeenCalledTimes(1)
})

it('hears of what staff stops', async () => {
  put('a', 1)
  await topics.follow(['a'], 'en', 'all', () => {})
  await vi.advanceTimersByTimeAsync(2_500)
  current.mockClear()
  stops = 'a 1'
  await vi.advanceTimersByTimeAsync(1_500)
  expect(current).toHaveBeenCalledTimes(1)
})

it('follows no more than there is room for, nor what nobody knows', async () => {
  for (const id of ['a', 'b', 'c', 'd']) put(id, 1)
  const news = vi.fn()
  await topics.follow(['nobody knows', 'a', 'b', 'c', 'd'], 'en', 'first', news)
  expect(news.mock.calls.map(([event]) => event)).toEqual(['a', 'b'])
  expect(topics.size()).toBe(2)
})

it('looks again where it could not', async () => {
  put('a', 1)
  const news = vi.fn()
  await topics.follow(['a'], 'en', 'all', news)
  await vi.advanceTimersByTimeAsync(1_000)
  news.mockClear()
  current.mockRejectedValueOnce(new Error('away'))
  put('a', 2, 30_000)
  hear(JSON.stringify(['a']))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(failed).toHaveBeenCalledTimes(1)
  expect(news).toHaveBeenCalledTimes(1)
})
