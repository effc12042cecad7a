import { expect, it } from 'vitest'
import { factsOf, factText, fingerprint, lineText } from '#betting/live/fingerprint.ts'
import type { SportsChange } from '#betting/live/SportsChange.ts'
import type { DescribedEvent } from '../events/describeEvent.ts'
import { createTopic, type Topic } from './createTopic.ts'

type Line = DescribedEvent['markets'][number]

const line = (id: string, odds: number, rest: Partial<Line> = {}): Line => ({
  ...{ line: id, market: Number.parseInt(id, 10), name: `Market ${id}`, is_suspended: false, groups: [] },
  outcomes: [
    { id: '1', name: 'Riga', odds, is_active: true },
    { id: '2', name: 'Cesis', odds: 30_000, is_active: true },
  ],
  ...rest,
})

const event = (version: number, markets: Line[], rest: Partial<DescribedEvent> = {}): DescribedEvent => ({
  ...{ id: 'sr:match:1', name: 'Riga – Cesis', sport: 1, status: 'live', is_live: true, competitors: [] },
  tournament: { id: 'sr:tournament:1', name: 'Virsliga' },
  starts_at: '2026-11-28T18:00:00.000Z',
  score: { home: '0', away: '0', clock: '12:00', periods: [], statistics: [] },
  ...{ markets, markets_count: markets.length, version },
  ...rest,
})

function told(topic: Topic, since: number): SportsChange | undefined {
  const text = topic.since(since)?.toString()
  return text && JSON.parse(text.slice(text.indexOf('{')))
}

it('tells all of it to who has nothing of it', () => {
  const first = event(1, [line('1', 20_000)])
  const topic = createTopic(first)
  const { markets, ...view } = first
  expect(told(topic, topic.momentOf(''))).toEqual({
    ...{ id: 'sr:match:1', version: 1, of: 'all', view, lines: markets },
  })
})

it('then what has changed, without names, and once for all who stand at the same moment', () => {
  const topic = createTopic(event(1, [line('1', 20_000), line('18', 19_000)]))
  const before = topic.moment()
  expect(topic.see(event(2, [line('1', 21_000), line('18', 19_000)]))).toBe(true)
  expect(told(topic, before)).toEqual({
    ...{ id: 'sr:match:1', version: 2, of: 'changes', gone: [] },
    lines: [
      {
        line: '1',
        prices: [
          ['1', 21_000],
          ['2', 30_000],
        ],
      },
    ],
  })
  expect(topic.since(before)).toBe(topic.since(before))
  expect(topic.since(topic.moment())).toBeUndefined()
})

it('tells why a line is suspended, of the score what is other, and names of lines that come', () => {
  const topic = createTopic(event(1, [line('1', 20_000), line('10', 19_000)]))
  const before = topic.moment()
  const score = { home: '1', away: '0', periods: [], statistics: [] }
  const markets = [line('1', 20_000, { is_suspended: true, why: 'stopped' }), line('18', 19_000)]
  topic.see(event(2, markets, { score }))
  expect(told(topic, before)).toEqual({
    ...{ id: 'sr:match:1', version: 2, of: 'changes' },
    view: { score: { home: '1', clock: null } },
    lines: [
      {
        ...{ line: '1', is_suspended: true, why: 'stopped' },
        prices: [
          ['1', 20_000],
          ['2', 30_000],
        ],
      },
      markets[1],
    ],
    gone: ['10'],
  })
})

it('tells who was away of the sum of what was missed', () => {
  const topic = createTopic(event(1, [line('1', 20_000), line('10', 19_000)]))
  const before = topic.moment()
  for (let version = 2; version < 50; version += 1)
    topic.see(event(version, [line('1', 20_000 + version), line('10', 19_000)]))
  topic.see(event(50, [line('1', 30_000)]))
  expect(told(topic, before)).toMatchObject({
    version: 50,
    lines: [{ line: '1', prices: [['1', 30_000], expect.anything()] }],
    gone: ['10'],
  })
})

it('knows where somebody stands by what they have', () => {
  const first = event(1, [line('1', 20_000)])
  const topic = createTopic(first)
  const before = topic.moment()
  topic.see(event(2, [line('1', 21_000)]))
  const { markets, ...view } = first
  const have = fingerprint([
    ...markets.map(lineText).reverse(),
    ...factsOf(view).map(([name, value]) => factText(name, value)),
  ])
  expect(topic.momentOf(have)).toBe(before)
  expect(told(topic, topic.momentOf('other'))?.of).toBe('all')
})

it('says nothing where nothing is other', () => {
  const topic = createTopic(event(1, [line('1', 20_000)]))
  expect(topic.see(event(2, [line('1', 20_000)]))).toBe(false)
})
