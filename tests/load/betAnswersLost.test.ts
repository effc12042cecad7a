import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { type BettingHouse, bettingHouse, on, wideBook } from '../fixtures/betting/bettingHouse.ts'
import { freshPostgres } from '../fixtures/databases/databases.ts'
import { payingPlayer } from '../fixtures/players/players.ts'
import { platformServer, starterSite } from '../fixtures/servers/platformServer.ts'
import { deposit } from '../fixtures/wallet/bookkeeper.ts'

/** More with MONEY_ANSWERS=1000. */
const answers = Number(process.env.MONEY_ANSWERS ?? 5)

it('a bet whose answer was lost after the commit is one bet, however often it is asked for again', {
  timeout: 120_000 + answers * 2_000,
}, async () => {
  const fresh = await freshPostgres()
  const house: BettingHouse = await bettingHouse(fresh)
  const site = await starterSite()
  const definition = <T>(key: string) =>
    key === 'sportsbook/main' ? (wideBook as T) : site.definition<T>(key)
  const server = await platformServer(fresh.database, {}, { ...site, definition })
  try {
    const { uid, sid } = await payingPlayer(fresh.database)
    await fresh.database.transaction((tx) => house.ledger.post(tx, [deposit(uid, 100_000_00n)]))
    const event = await house.event()
    const slip = JSON.stringify({ selections: [on(event)], system: 'single' })
    for (let turn = 1; turn <= answers; turn += 1) {
      // Quotes and bets of one player are limited in their number by time.
      if (turn % 20 === 0) await fresh.database.query('delete from platform.rate_limits')
      const { response } = await server.call('sports.quote', { slip }, { sid })
      const fields = { quote: String(response.id), stake: '1' }
      const sent = { sid, headers: { 'idempotency-key': randomUUID() } }
      // Nobody hears the first answer; the second may be asked for while the first is still being worked on.
      const lost = server.call('sports.placebet', fields, sent)
      if (turn % 2 === 0) await lost
      const heard = await server.call('sports.placebet', fields, sent)
      const again = await server.call('sports.placebet', fields, sent)
      expect(heard.status).toBe(200)
      expect(again.response).toEqual(heard.response)
      await lost
    }
    const { rows } = await fresh.database.query(
      `select count(*)::int as bets, sum(stake)::int as staked from platform.sports_bets where uid = ${uid}`,
    )
    expect(rows).toEqual([{ bets: answers, staked: answers * 100 }])
    expect(await house.balance(uid)).toBe(100_000_00n - BigInt(answers) * 100n)
  } finally {
    await server.close()
    house.close()
    await fresh.drop()
  }
})
