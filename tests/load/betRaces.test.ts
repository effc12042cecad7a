import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditBets } from '../../server/platform/sportsbook/bets/auditBets.ts'
import {
  type BettingHouse,
  bettingHouse,
  on,
  over,
  slipOf,
  under,
  won,
} from '../fixtures/betting/bettingHouse.ts'
import { type FreshDatabase, freshPostgres } from '../fixtures/databases/databases.ts'
import { together } from '../fixtures/run/together.ts'

/** More with MONEY_RACES=200. */
const races = Number(process.env.MONEY_RACES ?? 3)
const timeout = 120_000 + races * 20_000
const prices = { [over]: 40_000, [under]: 12_000 }
const chances = { [over]: 0.25, [under]: 0.75 }

let fresh: FreshDatabase
let house: BettingHouse
beforeAll(async () => {
  fresh = await freshPostgres()
  house = await bettingHouse(fresh)
})
afterAll(async () => {
  expect(await auditBets(house.database.drizzle)).toEqual([])
  expect([await house.ledger.replay(), await house.ledger.verifyChain()]).toEqual([[], []])
  house.close()
  await fresh.drop()
})

const repeated = async (race: () => Promise<void>) => {
  for (let turn = 0; turn < races; turn += 1) await race()
}

it('50 players who bet on one outcome at once never pass the limit of the house together', {
  timeout,
}, async () => {
  const players = await Promise.all(Array.from({ length: 50 }, () => house.player(1_000_000_00n)))
  await repeated(async () => {
    // Each bet may cost 30.00: seven of them fit.
    house.limit({ mostLiability: { EUR: '219.99' } })
    const event = await house.event(prices)
    const slip = slipOf(on(event))
    const quotes = await Promise.all(players.map((uid) => house.quote(uid, slip)))
    const tries = await together(
      players.map((uid, at) => () => house.place(uid, slip, 10_00n, { quote: quotes[at]?.id ?? '' })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
    const { rows } = await house.database.query(
      `select amount::int from platform.sports_liabilities where event = '${event}'`,
    )
    expect(rows).toEqual([{ amount: 210_00 }])
    house.limit({})
  })
})

it('a quote that is placed by two tabs becomes one bet', { timeout }, async () => {
  const uid = await house.player(1_000_000_00n)
  await repeated(async () => {
    const before = await house.balance(uid)
    const slip = slipOf(on(await house.event(prices)))
    const quote = (await house.quote(uid, slip))?.id ?? ''
    const tries = await together([1, 2].map(() => () => house.place(uid, slip, 10_00n, { quote })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await house.balance(uid)).toBe(before - 10_00n)
  })
})

/** A bet in play whose cash-out waits, and is due. */
async function dueCashOut() {
  const uid = await house.player(100_00n)
  const event = await house.event(prices, { chances, eventStatus: 1 })
  const id = await house.place(uid, slipOf(on(event)), 10_00n)
  house.wait(5000)
  await house.bets.decisions.decide(id)
  const offer = await house.bets.cashOuts.offer(uid, id, 10_000)
  await house.database.transaction((tx) => house.bets.cashOuts.take(tx, uid, offer.id))
  house.wait(5000)
  return { uid, event, id, offer: offer.id }
}

it('of a cash-out that is due and a settlement exactly one is paid', { timeout }, () =>
  repeated(async () => {
    const { uid, event, id, offer } = await dueCashOut()
    await Promise.all([
      house.bets.cashOuts.decide(offer),
      house.settle(event, { [over]: won }).then(() => house.bets.settlement.settleEvents([event])),
      house.bets.cashOuts.decideDue(),
    ])
    await house.bets.settlement.settleEvents([event])
    const { state } = await house.bet(uid, id)
    expect(['settled', 'cashed_out']).toContain(state)
    expect(await house.balance(uid)).toBe(state === 'settled' ? 130_00n : 99_50n)
    expect(await house.balance(uid, 'open_bets')).toBe(0n)
  }),
)

it('a cash-out that races a stop is paid whole or not at all', { timeout }, () =>
  repeated(async () => {
    const { uid, event, id, offer } = await dueCashOut()
    await Promise.all([
      house.bets.cashOuts.decide(offer),
      house.say({ kind: 'bet_stop', event, groups: ['all'], status: -1 }),
    ])
    const { state, cashedOut } = await house.bet(uid, id)
    expect([
      ['open', 0n, 90_00n, 10_00n],
      ['cashed_out', 9_50n, 99_50n, 0n],
    ]).toContainEqual([state, cashedOut, await house.balance(uid), await house.balance(uid, 'open_bets')])
  }),
)

it('who excludes themselves while a bet waits has either the bet or the stake', { timeout }, () =>
  repeated(async () => {
    const uid = await house.player(100_00n)
    const event = await house.event(prices, { eventStatus: 1 })
    const id = await house.place(uid, slipOf(on(event)), 10_00n)
    house.wait(5000)
    await Promise.all([
      house.bets.decisions.decide(id),
      house.protection.change({
        ...{ uid, now: house.clock(), ip: '198.18.0.1' },
        work: (before) => ({
          after: { ...before, exclusion: { since: house.clock(), until: null } },
          events: [],
        }),
      }),
    ])
    const { state } = await house.bet(uid, id)
    expect([
      ['open', 90_00n, 10_00n],
      ['rejected', 100_00n, 0n],
    ]).toContainEqual([state, await house.balance(uid), await house.balance(uid, 'open_bets')])
    const slip = slipOf(on(await house.event(prices)))
    const quote = (await house.quote(uid, slip))?.id ?? randomUUID()
    await expect(house.place(uid, slip, 1_00n, { quote })).rejects.toThrow()
  }),
)
