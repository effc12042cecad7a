import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { eventRepository } from '../../../server/platform/sportsbook/events/eventRepository.ts'
import {
  type BettingHouse,
  bettingHouse,
  on,
  over,
  slipOf,
  won,
} from '../../fixtures/betting/bettingHouse.ts'
import { describeOnEachDatabase } from '../../fixtures/databases/databases.ts'
import { payingPlayer } from '../../fixtures/players/players.ts'
import { platformServer, starterSite } from '../../fixtures/servers/platformServer.ts'
import { deposit } from '../../fixtures/wallet/bookkeeper.ts'

describeOnEachDatabase('what bets are on', (fresh) => {
  let house: BettingHouse
  let server: Awaited<ReturnType<typeof platformServer>>
  const asText = (value: unknown) => JSON.stringify(value)
  beforeAll(async () => {
    house = await bettingHouse(fresh())
    server = await platformServer(fresh().database, {}, await starterSite())
    const names: [kind: string, id: string, names: object][] = [
      ['competitor', 'sr:competitor:1', { en: 'Elm Rovers', de: 'Ulmer Rover' }],
      ['competitor', 'sr:competitor:2', { en: 'Oak United' }],
      ['category', 'sr:category:1', { en: 'Elmland', de: 'Ulmenland' }],
      ['match_status', '6', { en: '1st half', de: '1. Halbzeit' }],
    ]
    for (const [kind, id, of] of names)
      await house.run(
        sql`insert into platform.sports_names (kind, id, names) values (${kind}, ${id}, ${asText(of)}::jsonb)`,
      )
    await house.run(sql`insert into platform.sports_tournaments (id, sport, category, names)
      values ('sr:tournament:17', 1, 'sr:category:1', ${asText({ en: 'First League', de: 'Erste Liga' })}::jsonb)`)
    const outcomes = [{ id: over, names: { en: 'over {total}', de: 'über {total}' } }]
    await house.run(sql`insert into platform.sports_markets (id, groups, names, specifiers, outcomes) values
      (18, '["all"]', ${asText({ en: 'Total', de: 'Gesamtzahl' })}::jsonb, '[]', ${asText(outcomes)}::jsonb)`)
  })
  afterAll(async () => {
    await server.close()
    house.close()
  })

  async function player() {
    const { uid, sid } = await payingPlayer(fresh().database)
    await fresh().database.transaction((tx) => house.ledger.post(tx, [deposit(uid, 100_00n)]))
    return { uid, sid }
  }
  /** An event with two sides. */
  async function match() {
    const event = await house.event(undefined, { tournament: 'sr:tournament:17' })
    await house.run(sql`update platform.sports_events set
      competitors = '["sr:competitor:1", "sr:competitor:2"]' where id = ${event}`)
    return event
  }
  const single = async (uid: number, event: string) => house.place(uid, slipOf(on(event)), 1_00n)
  type Told = { items: { id: number; selections: Record<string, unknown>[] }[] }
  const list = async (sid: string, locale: string, status = 'open') => {
    const { response } = await server.call('sports.getBets', { status }, { sid, locale })
    return (response as Told).items
  }

  it('is named in the language of the reader, with how its event stands', async () => {
    const { uid, sid } = await player()
    const event = await match()
    const id = await single(uid, event)
    const [{ selections: [leg] = [] } = { selections: [] }] = await list(sid, 'de')
    expect(leg).toMatchObject({
      ...{ event, event_name: 'Ulmer Rover – Oak United', market_name: 'Gesamtzahl' },
      ...{ outcome_name: 'über 2.5', is_live: false, event_status: 'not_started' },
      tournament: { id: 'sr:tournament:17', name: 'Erste Liga', category: 'Ulmenland' },
      competitors: [{ name: 'Ulmer Rover' }, { id: 'sr:competitor:2', name: 'Oak United' }],
    })
    expect(leg).not.toHaveProperty('score')
    await house.run(sql`update platform.sports_events set status = 1, match_status = 6,
      score = '{"home": "2", "away": "0"}' where id = ${event}`)
    const { response } = await server.call('sports.getBet', { bet: String(id) }, { sid })
    expect(response).toMatchObject({
      bet: {
        selections: [
          {
            ...{ event_name: 'Elm Rovers – Oak United', outcome_name: 'over 2.5', is_live: true },
            score: { home: '2', away: '0', period: '1st half' },
          },
        ],
      },
    })
  })

  it('is named when it is over and offered no longer', async () => {
    const { uid, sid } = await player()
    const event = await match()
    await single(uid, event)
    await house.settle(event, { [over]: won })
    await house.bets.settlement.settleEvents([event])
    await house.run(sql`update platform.sports_events set status = 4, starts_at = now() - interval '60 days',
      score = '{"home": "3", "away": "1"}' where id = ${event}`)
    await house.run(sql`delete from platform.sports_lines where event = ${event}`)
    const [{ selections: [leg] = [] } = { selections: [] }] = await list(sid, 'en', 'settled')
    expect(leg).toMatchObject({
      ...{ event_name: 'Elm Rovers – Oak United', market_name: 'Total', outcome_name: 'over 2.5' },
      ...{ result: 'won', is_live: false, event_status: 'closed', score: { home: '3', away: '1' } },
    })
  })

  it('is an id where nobody knows a name', async () => {
    const { uid, sid } = await player()
    const event = await house.event({ 74: 19_000, 76: 19_000 }, { line: '29' })
    await house.place(uid, slipOf(on(event, '74', { line: '29' })), 1_00n)
    const known = await list(sid, 'lv')
    expect(known[0]?.selections[0]).toMatchObject({
      ...{ event_name: event, market_name: '29', outcome_name: '74', competitors: [], is_live: false },
    })
    // As if its fixture had never been read.
    await house.run(sql`update platform.sports_events set sport = 0 where id = ${event}`)
    const [{ selections: [leg] = [] } = { selections: [] }] = await list(sid, 'lv')
    expect(leg).toMatchObject({ event_name: event, market_name: '29', outcome_name: '74', is_live: false })
    expect(leg).not.toHaveProperty('tournament')
  })

  it('is read once for all bets of a page', async () => {
    const { uid, sid } = await player()
    const events = [await match(), await match(), await match()]
    for (const event of events) await single(uid, event)
    const read = vi.spyOn(eventRepository, 'byIds')
    expect((await list(sid, 'en')).map(({ selections }) => selections[0]?.event_name)).toEqual(
      Array(3).fill('Elm Rovers – Oak United'),
    )
    expect(read).toHaveBeenCalledTimes(1)
    read.mockRestore()
  })
})
