import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { noEventState } from '../../../server/platform/sportsbook/feed/EventState.ts'
import type { EventMessage } from '../../../server/platform/sportsbook/feed/FeedMessage.ts'
import { hear } from '../../../server/platform/sportsbook/feed/hear.ts'
import { owedResult } from '../../../server/platform/sportsbook/feed/owedResult.ts'
import { createLineSource } from '../../../server/platform/sportsbook/lines/createLineSource.ts'
import { shownKey } from '../../../server/platform/sportsbook/lines/LineSource.ts'
import { registerRepository } from '../../../server/platform/sportsbook/lines/registerRepository.ts'
import { disturbed, withTies } from '../../fixtures/betting/feedMessages.ts'
import { describeOnEachDatabase } from '../../fixtures/databases/databases.ts'

const source = createLineSource()
const line = '18?total=2.5'

describeOnEachDatabase('lines of the feed', (fresh) => {
  let count = 0
  const newEvent = () => {
    count += 1
    return `sr:match:${count}`
  }
  /** What was heard together is kept together. */
  const keep = (event: string, messages: readonly EventMessage[]) => {
    const state = noEventState()
    for (const one of messages) hear(state, one)
    return fresh().database.transaction(async (tx) => {
      await registerRepository.touch(tx, [event])
      await registerRepository.keep(tx, new Map([[event, state]]))
    })
  }
  const run = (query: ReturnType<typeof sql>) => fresh().database.drizzle.execute(query)
  const priced = (at: number, odds: number, producer = 3): EventMessage => ({
    ...{ kind: 'odds_change', event: '', producer, at },
    lines: [{ line, status: 1, outcomes: [{ id: '12', odds, isActive: true }] }],
  })
  const shown = (event: string) =>
    fresh().database.transaction(async (tx) => {
      const { events, lines } = await source.shown(tx, [{ event, line }])
      return { event: events.get(event), line: lines.get(shownKey(event, line)) }
    })

  beforeAll(async () => {
    await run(sql`insert into platform.sports_producers (id) values (1), (3)`)
    await run(sql`insert into platform.sports_lease (holder, term, renewed_at) values ('one', 1, now())`)
    await run(sql`insert into platform.sports_markets (id, groups, names, specifiers, outcomes)
      values (18, '["all", "score"]', '{}', '[]', '[]')`)
  })

  it('are the same in tables as in memory, whatever was heard together, late, doubled and out of order', async () => {
    const run = fc.asyncProperty(
      withTies.chain((messages) =>
        fc.tuple(fc.constant(messages), disturbed(messages), fc.integer({ min: 1, max: 7 })),
      ),
      async ([messages, other, together]) => {
        const event = newEvent()
        for (let from = 0; from < other.length; from += together)
          await keep(event, other.slice(from, from + together))
        const state = noEventState()
        for (const one of messages) hear(state, one)
        expect(await source.state(fresh().database.drizzle, event)).toEqual(state)
        const decided = await source.decided(fresh().database.drizzle, [event])
        expect(decided.get(event) ?? noEventState()).toEqual({
          ...{ prices: new Map(), stops: new Map() },
          ...{ results: state.results, cancels: state.cancels },
        })
      },
    )
    await fc.assert(run, { numRuns: Number(process.env.FEED_RUNS ?? 40), endOnFailure: true })
  })

  it('are decided for all events that are asked for together, and without their prices', async () => {
    const [one, other, open] = [newEvent(), newEvent(), newEvent()]
    const results = { 12: { won: true, voidHalves: 0 } } as const
    const settled: EventMessage = {
      ...{ kind: 'bet_settlement', event: '', producer: 3, at: 20, certainty: 2 },
      lines: [{ line, results }],
    }
    const cancelled: EventMessage = {
      ...{ kind: 'bet_cancel', event: '', producer: 3, at: 20, lines: [line] },
      window: { to: 15 },
    }
    await keep(one, [priced(10, 19_000), settled])
    await keep(other, [priced(10, 19_000), cancelled])
    await keep(open, [priced(10, 19_000)])
    const decided = await source.decided(fresh().database.drizzle, [one, other, other, open])
    expect([...decided.keys()].sort()).toEqual([one, other].sort())
    expect(owedResult(decided.get(one) ?? noEventState(), line, '12', 10)).toEqual(results[12])
    expect(owedResult(decided.get(other) ?? noEventState(), line, '12', 10)?.voidHalves).toBe(2)
    expect(decided.get(one)?.results.size).toBe(1)
    expect(await source.decided(fresh().database.drizzle, [])).toEqual(new Map())
  })

  it('are shown with their event, once its fixture is known, and count its changes', async () => {
    const event = newEvent()
    await keep(event, [priced(10, 19_000)])
    expect((await shown(event)).event).toBeUndefined()
    await run(sql`update platform.sports_events set sport = 1, tournament = 'sr:tournament:1', status = 1,
      match_status = 6, starts_at = '2026-01-01T12:00:00Z' where id = ${event}`)
    const startsAt = Date.UTC(2026, 0, 1, 12)
    expect(await shown(event)).toEqual({
      event: {
        ...{ id: event, sport: 1, tournament: 'sr:tournament:1', startsAt },
        ...{ isLive: true, status: 1, matchStatus: 6, version: 1 },
      },
      line: { status: 1, producer: 3, outcomes: [{ id: '12', odds: 19_000, isActive: true }] },
    })
    await keep(event, [{ kind: 'bet_stop', event, producer: 3, at: 20, groups: ['score'], status: -1 }])
    expect(await shown(event)).toMatchObject({ event: { version: 2 }, line: { status: -1 } })
    await keep(event, [priced(30, 18_000)])
    expect(await shown(event)).toMatchObject({ event: { version: 3 }, line: { status: 1 } })
  })

  it('take no bets while their producer is not heard, or nobody listens', async () => {
    const event = newEvent()
    await keep(event, [priced(10, 19_000)])
    const status = async () => (await shown(event)).line?.status
    await run(sql`update platform.sports_producers set unheard = 'silent' where id = 3`)
    expect(await status()).toBe(-1)
    await run(sql`update platform.sports_producers set unheard = null`)
    expect(await status()).toBe(1)
    await run(sql`update platform.sports_lease set renewed_at = now() - interval '21 seconds'`)
    expect(await status()).toBe(-1)
    await run(sql`update platform.sports_lease set renewed_at = now()`)
    const other = newEvent()
    await keep(other, [priced(10, 19_000, 4)])
    expect((await shown(other)).line?.status).toBe(-1)
  })

  it('are held until whoever bets on them is done', async () => {
    const event = newEvent()
    await keep(event, [priced(10, 19_000)])
    await run(sql`update platform.sports_events set sport = 1 where id = ${event}`)
    let changing: Promise<void> | undefined
    let isChanged = false
    await fresh().database.transaction(async (tx) => {
      await source.shown(tx, [{ event, line }])
      changing = keep(event, [priced(20, 18_000)]).then(() => {
        isChanged = true
      })
      const { lines } = await source.shown(tx, [{ event, line }])
      expect(lines.get(shownKey(event, line))?.outcomes[0]?.odds).toBe(19_000)
      expect(isChanged).toBe(false)
    })
    await changing
    expect((await shown(event)).line?.outcomes[0]?.odds).toBe(18_000)
  })
})
