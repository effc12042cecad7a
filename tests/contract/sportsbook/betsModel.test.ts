import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PlatformError } from '../../../server/platform/shared/errors.ts'
import { auditBets } from '../../../server/platform/sportsbook/bets/auditBets.ts'
import type { FullBet } from '../../../server/platform/sportsbook/bets/betRepository.ts'
import { unrecoveredRepository } from '../../../server/platform/sportsbook/bets/unrecoveredRepository.ts'
import { BetModel } from '../../fixtures/betting/BetModel.ts'
import { type BetStep, betPlans, rarePlan } from '../../fixtures/betting/betPlans.ts'
import {
  type BettingHouse,
  bettingHouse,
  lost,
  over,
  slipOf,
  total,
  under,
  won,
} from '../../fixtures/betting/bettingHouse.ts'
import { describeOnEachDatabase } from '../../fixtures/databases/databases.ts'

/** More with MONEY_RUNS=1000. On PGlite, which has one connection and lets nothing race, a run says less and costs twice. */
const runs = { pglite: 3, postgres: 8 }
const timeout = 600_000 + Number(process.env.MONEY_RUNS ?? runs.postgres) * 10_000
const funds = 50_00n
/** What moves money between bets and players; in between it only comes to wait. */
const MOVING: ReadonlySet<BetStep['do']> = new Set(['decide', 'cash out', 'overpay', 'settle'])

describeOnEachDatabase('bets and their model', (fresh) => {
  it('agree on what is owed, and every sum is where it should be, whatever happens in whatever order', {
    timeout,
  }, async () => {
    const house = await bettingHouse(fresh())
    const numRuns = Number(process.env.MONEY_RUNS ?? runs[fresh().database.kind])
    await fc.assert(
      fc.asyncProperty(betPlans, async (plan) => {
        const run = await beginRun(house)
        for (const step of plan) {
          await run.carryOut(step)
          if (MOVING.has(step.do)) await run.expectMoney()
        }
        await run.expectSettled()
        await run.expectMoney()
      }),
      { numRuns, endOnFailure: true, examples: [[rarePlan]] },
    )
    expect([await house.ledger.replay(), await house.ledger.verifyChain()]).toEqual([[], []])
    // What is rare was met.
    const met = await fresh().database.query(`select
      exists (select from platform.sports_unrecovered) as owed,
      exists (select from platform.sports_bets where state = 'settled' and cashed_share > 0) as parts,
      exists (select from platform.sports_bets where state = 'reoffered') as reoffered,
      exists (select from platform.sports_bets where moves > 2) as again,
      exists (select from platform.sports_bets where free_bet is not null and returned > 0) as free,
      exists (select from platform.sports_bets where free_bet is not null and not is_free_bet_back
        group by free_bet having count(*) > 1) as twice,
      exists (select from platform.sports_bets where paid_from like '%bonusId%' and returned > 0) as bonus`)
    expect(met.rows).toEqual([
      { owed: true, parts: true, reoffered: true, again: true, free: true, twice: true, bonus: true },
    ])
    house.close()
  })
})

/** Two players, one of them with a bonus, and three events of which one is in play. */
async function beginRun(house: BettingHouse) {
  const model = new BetModel()
  const players = [await house.player(funds), await house.player(funds)]
  await house.bonus(players[1] as number, funds)
  const chances = { [over]: 0.5, [under]: 0.5 }
  const prices = { [over]: 19_000, [under]: 19_000 }
  const events = [
    await house.event(prices, { chances }),
    await house.event(prices, { chances }),
    await house.event(prices, { chances, eventStatus: 1 }),
  ]
  const begun = house.clock().getTime()
  const placed: { uid: number; id: number }[] = []
  const spent = new Map<number, bigint>()
  const find = () => Promise.all(placed.map(({ uid, id }) => house.bet(uid, id)))
  const uidOf = (player: number) => players[player] as number
  const eventOf = (event: number) => events[event] as string

  async function carryOut(step: BetStep): Promise<void> {
    house.wait(1000)
    switch (step.do) {
      case 'place': {
        const selections = step.legs.map(({ event, isOver }) => ({
          ...{ event: eventOf(event), line: total, outcome: isOver ? over : under },
        }))
        const isSystem = step.isSystem && selections.length === 3
        const slip = { ...slipOf(...selections), ...(isSystem && { system: 'patent' as const }) }
        const uid = uidOf(step.player)
        const stake = BigInt(step.stake)
        const freeBet = step.by === 'money' ? undefined : await freeBetOf(uid, stake, step.by !== 'free bet')
        const more = { priceChanges: step.choice as 'none', ...(freeBet !== undefined && { freeBet }) }
        const id = await house.place(uid, slip, stake, more).catch(passRefusal)
        if (id !== undefined) placed.push({ uid, id })
        return
      }
      case 'decide':
        house.wait(5000)
        await house.bets.decisions.decideDue()
        return house.bets.cashOuts.decideDue()
      case 'price':
        return house.price(
          eventOf(step.event),
          { [over]: step.over, [under]: 19_000 },
          { chances: { [over]: step.chance, [under]: 1 - step.chance } },
        )
      case 'result': {
        const results = { [over]: step.over, [under]: step.under }
        const certainty = step.certainty as 1 | 2
        model.of(eventOf(step.event)).results.set(certainty, results)
        return house.settle(eventOf(step.event), results, certainty)
      }
      case 'rollback':
        model.of(eventOf(step.event)).results.clear()
        return house.say({ kind: 'rollback_bet_settlement', event: eventOf(step.event), lines: [total] })
      case 'cancel': {
        const window = { from: begun, to: begun + 1000 * (1 + step.steps) }
        const { cancels } = model.of(eventOf(step.event))
        if (step.isBack) cancels.delete(String(window.to))
        else cancels.set(String(window.to), window)
        const kind = step.isBack ? 'rollback_bet_cancel' : 'bet_cancel'
        return house.say({ kind, event: eventOf(step.event), lines: [total], window })
      }
      case 'cash out': {
        const bet = placed[step.bet % Math.max(1, placed.length)]
        if (!bet) return
        const offer = await house.bets.cashOuts.offer(bet.uid, bet.id, step.share).catch(passRefusal)
        if (!offer) return
        // Of this and a settlement one wins.
        await Promise.all([
          house.database
            .transaction((tx) => house.bets.cashOuts.take(tx, bet.uid, offer.id))
            .catch(passRefusal),
          house.bets.settlement.settle(bet.id),
        ])
        return
      }
      case 'spend':
        return spend(uidOf(step.player), step.percent)
      case 'overpay': {
        const { event } = step
        const say = { event, over: won, under: won }
        const bet = {
          legs: [{ event, isOver: true }],
          isSystem: false,
          stake: 20,
          choice: 'any' as const,
          by: 'money' as const,
        }
        for (const player of players.keys()) await carryOut({ ...bet, do: 'place', player })
        await carryOut({ do: 'decide' })
        await carryOut({ do: 'rollback', event })
        await carryOut({ ...say, do: 'result', certainty: 1 })
        await expectSettled()
        for (const uid of players) await spend(uid, 100)
        await carryOut({ ...say, do: 'result', certainty: 2, over: lost, under: lost })
        await expectSettled()
        for (const uid of players) await pay(uid)
        return
      }
      case 'settle':
        await expectSettled()
    }
  }

  /** One that can be staked, if there is any, else a new one that can be cashed out. */
  async function freeBetOf(uid: number, amount: bigint, isStakeReturned: boolean): Promise<number> {
    for (const [id, { isStakeReturned: does }] of model.freeBets)
      if (does === isStakeReturned && (await house.freeBets.find(house.database.drizzle, uid, id))) return id
    const terms = { isStakeReturned, isCashOutOffered: true }
    const id = await house.freeBet(uid, amount, terms)
    model.freeBets.set(id, terms)
    return id
  }

  async function spend(uid: number, percent: number): Promise<void> {
    const amount = ((await house.balance(uid)) * BigInt(percent)) / 100n
    if (amount > 0n) await house.spend(uid, amount)
    spent.set(uid, (spent.get(uid) ?? 0n) + amount)
  }

  async function pay(uid: number): Promise<void> {
    await house.pay(uid, funds)
    spent.set(uid, (spent.get(uid) ?? 0n) - funds)
  }

  /** Settles by several at once, and holds each bet against the model. */
  async function expectSettled(): Promise<void> {
    await Promise.all([
      house.bets.settlement.settleEvents(events),
      house.bets.settlement.settleEvents([...events].reverse()),
      house.bets.settlement.settleMissed(),
    ])
    for (const bet of await find()) {
      if (bet.state !== 'open' && bet.state !== 'settled') continue
      const owed = model.owed(bet)
      expect({ id: bet.id, state: bet.state, returned: bet.returned }).toEqual({
        ...{ id: bet.id, state: owed === undefined ? 'open' : 'settled', returned: owed ?? null },
      })
      if (bet.state === 'settled') expect(bet.isFreeBetBack).toBe(bet.freeBet !== null && model.isVoid(bet))
    }
  }

  /** What each player has is what they began with, less stakes, with what bets gave and what they owe. */
  async function expectMoney(): Promise<void> {
    const bets = await find()
    const unrecovered = await unrecoveredRepository.list(house.database.drizzle, 0, 10_000)
    for (const [at, uid] of players.entries()) {
      const own = bets.filter((bet) => bet.uid === uid)
      const listed = sumOf(unrecovered.filter((one) => one.uid === uid).map(({ amount }) => amount))
      const has = (await house.balance(uid)) + (await house.balance(uid, 'betting_bonus'))
      const begunWith = funds * BigInt(1 + at)
      expect(has).toBe(begunWith - (spent.get(uid) ?? 0n) - sumOf(own.map(kept)) + listed)
      expect(await house.owes(uid)).toBe(listed)
    }
    expect(await auditBets(house.database.drizzle)).toEqual([])
  }

  return { carryOut, expectSettled, expectMoney }
}

/** What a bet keeps of its player's money. */
function kept({ state, stake, freeBet, cashedOut, returned }: FullBet): bigint {
  const paid = freeBet === null ? stake : 0n
  return state === 'rejected' || state === 'reoffered' ? 0n : paid - cashedOut - (returned ?? 0n)
}

const sumOf = (all: readonly bigint[]) => all.reduce((sum, one) => sum + one, 0n)

/** Refusals are answers; anything else is a fault. */
function passRefusal(error: unknown): undefined {
  if (!(error instanceof PlatformError) && !String(error).startsWith('Error: No quote')) throw error
}
