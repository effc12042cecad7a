import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import {
  type BettingHouse,
  bettingHouse,
  on,
  over,
  slipOf,
  under,
  voided,
  won,
} from '../../fixtures/betting/bettingHouse.ts'
import { describeOnEachDatabase } from '../../fixtures/databases/databases.ts'
import { platformServer, starterSite } from '../../fixtures/servers/platformServer.ts'
import { deposit } from '../../fixtures/wallet/bookkeeper.ts'

const day = 86_400_000
/** @param days from today on */
const dayOf = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)

describeOnEachDatabase('an export of bets', (fresh) => {
  let house: BettingHouse
  let server: Awaited<ReturnType<typeof platformServer>>
  beforeAll(async () => {
    house = await bettingHouse(fresh())
    server = await platformServer(fresh().database, {}, await starterSite())
    await server.platform.exports.start()
    const names: [id: string, name: string][] = [
      ['sr:competitor:1', '=Elm, Rovers'],
      ['sr:competitor:2', 'Oak United'],
    ]
    for (const [id, name] of names)
      await house.run(sql`insert into platform.sports_names (kind, id, names)
        values ('competitor', ${id}, ${JSON.stringify({ en: name })}::jsonb)`)
    const outcomes = JSON.stringify([
      { id: over, names: { en: 'over {total}' } },
      { id: under, names: { en: 'under {total}' } },
    ])
    await house.run(sql`insert into platform.sports_markets (id, groups, names, specifiers, outcomes)
      values (18, '["all"]', '{"en": "Total", "de": "Gesamtzahl"}', '[]', ${outcomes}::jsonb)`)
  })
  afterAll(async () => {
    await server.close()
    house.close()
  })

  async function player() {
    const { uid, sid } = await server.register()
    await fresh().database.transaction((tx) => house.ledger.post(tx, [deposit(uid, 1_000_00n)]))
    return { uid, sid }
  }
  async function match(odds: Record<string, number>) {
    const event = await house.event(odds)
    await house.run(sql`update platform.sports_events set
      competitors = '["sr:competitor:1", "sr:competitor:2"]' where id = ${event}`)
    return event
  }
  const ask = (sid: string, fields: Record<string, string> = {}, locale = 'en') =>
    server.call('sports.createBetsExport', fields, { sid, locale })
  async function ready(sid: string) {
    const last = async () => (await server.call('sports.getBetsExport', {}, { sid })).response
    await vi.waitFor(async () => expect(await last()).toMatchObject({ status: 'ready' }), { interval: 50 })
    return (await last()) as { id: number; url: string; bets: number }
  }
  const download = (sid: string, url: string) =>
    server.app.inject({ url, headers: { cookie: `sid=${sid}`, 'sec-fetch-site': 'same-origin' } })

  it('becomes a file, of its player alone, with what each bet was on and what came of it', async () => {
    const { uid, sid } = await player()
    expect((await server.call('sports.getBetsExport', {}, { sid })).response).toEqual({
      id: 0,
      status: 'none',
    })
    const [one, other] = [await match({ [over]: 19_150 }), await match({ [over]: 20_000 })]
    const settled = await house.place(uid, slipOf(on(one), on(other)), 10_00n)
    await house.settle(one, { [over]: won })
    await house.settle(other, { [over]: voided })
    await house.bets.settlement.settleEvents([one, other])
    const open = await house.place(uid, slipOf(on(await match({ [under]: 30_000 }), under)), 5_00n)

    expect((await ask(sid, {}, 'de')).response).toMatchObject({ status: 'pending' })
    const { id, url, bets } = await ready(sid)
    expect(bets).toBe(2)
    const { headers, body } = await download(sid, url)
    expect(headers['content-type']).toMatch(/^text\/csv/)
    expect(headers['content-disposition']).toBe(`attachment; filename="bets-${id}.csv"`)
    const lines = body.split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines[0]).toMatch(/^\u{FEFF}Wett-ID,.*,Einsatz,Gratiswette,Zurückerhalten,Währung,/u)
    const sides = '=Elm, Rovers – Oak United'
    const { rules } = await house.bet(uid, settled)
    expect(lines[1]).toMatch(new RegExp(`^${settled},[^,]+Z,[^,]+Z,Abgerechnet,Kombiwette,"'=`))
    expect(lines[1]).toContain(
      `"'${sides} | Gesamtzahl | over 2.5 | 1.915 | Gewonnen; ${sides} | Gesamtzahl | over 2.5 | 2.00 | Ungültig",10.00,,19.15,EUR,${rules}`,
    )
    expect(lines[2]).toMatch(new RegExp(`^${open},[^,]+Z,,Offen,Einzelwette,`))
    expect(lines[2]).toContain(`under 2.5 | 3.00",5.00,,,EUR,${rules}`)

    const stranger = await player()
    expect((await download(stranger.sid, url)).statusCode).toBe(400)
    expect((await download('', url)).statusCode).toBe(401)
  })

  it('is of the days that are asked for, and no export of games', async () => {
    const { uid, sid } = await player()
    const event = await match({ [over]: 19_000 })
    await house.place(uid, slipOf(on(event)), 1_00n)
    house.wait(-3 * day)
    const meant = await house.place(uid, slipOf(on(event)), 1_00n)
    house.wait(-3 * day)
    await house.place(uid, slipOf(on(event)), 1_00n)
    house.wait(6 * day)
    const [from, to] = [dayOf(-4), dayOf(-2)]
    await ask(sid, { date_from: from, date_to: to })
    const { id, url, bets } = await ready(sid)
    expect(bets).toBe(1)
    expect((await download(sid, url)).body.split('\r\n')[1]).toMatch(new RegExp(`^${meant},`))
    expect((await ask(sid, { date_from: to, date_to: from })).status).toBe(400)
    const game = { id: String(id) }
    expect((await server.call('games.gethistoryexportrequest', game, { sid })).status).toBe(400)
    expect((await server.call('games.getHistoryExports', {}, { sid })).response).toEqual({
      items: [],
      total: 0,
    })
    expect(
      (await download(sid, `/api/games/downloadhistoryexport?version=1&locale=en&id=${id}`)).statusCode,
    ).toBe(400)
  })

  it('of many bets is written piece by piece, each once', async () => {
    const { uid, sid } = await player()
    const event = await match({ [over]: 19_000 })
    const first = await house.place(uid, slipOf(on(event)), 1_00n)
    const bet =
      'uid, currency, state, system, sizes, is_each_way, line_stake, stake, paid_from, most_win, possible_return, liability, price_changes, rules, placed_at, accepted_at'
    await house.run(sql`insert into platform.sports_bets (${sql.raw(bet)})
      select ${sql.raw(bet)} from platform.sports_bets, generate_series(1, 600) where id = ${first}`)
    await house.run(sql`insert into platform.sports_bet_legs (bet_id, position, event, sport, line, outcome, odds, is_banker, version, seen)
      select bet.id, 0, event, sport, line, outcome, odds, is_banker, version, seen
      from platform.sports_bet_legs leg, platform.sports_bets bet
      where leg.bet_id = ${first} and bet.uid = ${uid} and bet.id <> ${first}`)
    await ask(sid)
    const { id, url, bets } = await ready(sid)
    expect(bets).toBe(601)
    const { body } = await download(sid, url)
    const numbers = body
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[0])
    expect(new Set(numbers).size).toBe(601)
    const { rows } = await fresh().database.query(
      `select count(*)::int as pieces from platform.game_history_export_parts where export_id = ${id}`,
    )
    expect(rows).toEqual([{ pieces: 4 }])
  })
})
