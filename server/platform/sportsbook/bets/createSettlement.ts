import type { Executor } from '../../../db/Database.ts'
import { bonusAccount } from '../../bonuses/bonusJournals.ts'
import { bonusRepository } from '../../bonuses/bonusRepository.ts'
import { bonusShare } from '../../bonuses/splitStake.ts'
import { readStake } from '../../bonuses/storedStake.ts'
import { eachAlone } from '../../shared/eachAlone.ts'
import type { Journal } from '../../wallet/Journal.ts'
import type { DecidedState } from '../feed/EventState.ts'
import type { BetServices } from './BetServices.ts'
import { moveKey, planTakingBack, stakeOpened, stakeTaken, takenBack } from './betJournals.ts'
import { betRepository, type FullBet } from './betRepository.ts'
import { cashedStake } from './cashedStake.ts'
import { eventsOf } from './eventsOf.ts'
import { keepFreeBet, returnFreeBet } from './freeStake.ts'
import { countStake, payJournals } from './giveBack.ts'
import { liabilityRepository } from './liabilityRepository.ts'
import { lockBet } from './lockBet.ts'
import { type Owed, owedOf } from './owedOf.ts'
import type { Ruling, SportsBetLeg } from './schema.ts'
import { unrecoveredRepository } from './unrecoveredRepository.ts'

/** Settles bets by what the feed says of their events, and settles them again whenever that changes. */
export function createSettlement(services: BetServices) {
  const { database, lines, ledger, events, clock } = services

  /** Brings a bet to what it is owed by all that was heard; nothing happens where it stands there. */
  async function settle(id: number): Promise<void> {
    await locked(id, async (tx, bet) => {
      await bring(tx, bet, await lines.decided(tx, eventsOf(bet)))
    })
  }

  /** Does something with a bet that is open or settled, while nobody else does. */
  async function locked(id: number, work: (tx: Executor, bet: FullBet) => Promise<void>): Promise<void> {
    await database.transaction(async (tx) => {
      const bet = await lockBet(tx, id)
      if (bet?.state === 'open' || bet?.state === 'settled') await work(tx, bet)
    })
  }

  async function bring(tx: Executor, bet: FullBet, states: Map<string, DecidedState>): Promise<void> {
    const owed = owedOf(bet, states)
    if (bet.state === 'open' && owed.amount !== undefined) await first(tx, bet, owed, owed.amount)
    else if (bet.state === 'settled' && owed.amount === undefined) await reopen(tx, bet)
    else if (bet.state === 'settled' && !isAt(bet, owed)) await again(tx, bet, owed, owed.amount ?? 0n)
  }

  async function first(tx: Executor, bet: FullBet, owed: Owed, amount: bigint): Promise<void> {
    const { isVoid, isUnplayed } = owed
    const key = moveKey(bet, bet.moves + 1)
    const kind = isVoid ? 'refund' : 'win'
    const isFreeBetBack = givesBack(bet, isVoid)
    if (isFreeBetBack) await returnFreeBet(services, tx, bet)
    else {
      const paid = await payJournals(services, tx, bet, { key, kind, amount })
      await ledger.post(tx, [stakeTaken(bet, key, bet.stake - cashedStake(bet)), ...paid])
    }
    await liabilityRepository.release(tx, bet.legs, bet.currency, bet.liability)
    const settledAt = clock()
    await moved(tx, bet, {
      ...{ state: 'settled', returned: amount, settledAt, liability: 0n, isFreeBetBack, isUnplayed },
    })
    await countStake(services, tx, bet)
  }

  /** It comes to another sum now, or its free bet is played where it was not, or the other way round. */
  async function again(tx: Executor, bet: FullBet, owed: Owed, amount: bigint): Promise<void> {
    const { isVoid, isUnplayed } = owed
    const key = moveKey(bet, bet.moves + 1)
    const more = amount - (bet.returned ?? 0n)
    const isFreeBetBack = givesBack(bet, isVoid)
    const journals: Journal[] = []
    if (isFreeBetBack && !bet.isFreeBetBack) {
      await returnFreeBet(services, tx, bet)
      journals.push(stakeOpened(bet, key, bet.stake))
    }
    if (!isFreeBetBack && bet.isFreeBetBack) {
      await keepFreeBet(services, tx, bet)
      journals.push(stakeTaken(bet, key, bet.stake))
    }
    if (more > 0n)
      journals.push(...(await payJournals(services, tx, bet, { key, kind: 'win', amount: more })))
    if (more < 0n) journals.push(await takeBack(tx, bet, key, -more))
    await ledger.post(tx, journals)
    await moved(tx, bet, { returned: amount, isFreeBetBack, isUnplayed })
  }

  /** Its settlement was taken back, and nothing else said yet: what it paid goes back, and its stake waits again. */
  async function reopen(tx: Executor, bet: FullBet): Promise<void> {
    const key = moveKey(bet, bet.moves + 1)
    const paid = bet.returned ?? 0n
    if (bet.isFreeBetBack) await keepFreeBet(services, tx, bet)
    else
      await ledger.post(tx, [
        ...(paid > 0n ? [await takeBack(tx, bet, key, paid)] : []),
        stakeOpened(bet, key, bet.stake - cashedStake(bet)),
      ])
    await moved(tx, bet, {
      ...{ state: 'open', returned: null, settledAt: null, isFreeBetBack: false, isUnplayed: false },
    })
  }

  /** What of a sum the player has is taken; the rest is owed, and listed. */
  async function takeBack(tx: Executor, bet: FullBet, key: string, amount: bigint): Promise<Journal> {
    const { id, uid, currency } = bet
    const stake = readStake(bet.paidFrom)
    const bonus =
      stake.bonusId === undefined ? undefined : await bonusRepository.find(tx, uid, 'betting', stake.bonusId)
    const main = await ledger.balanceOf(uid, 'main', currency, tx)
    const taken = planTakingBack(amount, bonusShare(amount, stake), { main, bonus: bonus?.left ?? 0n })
    const journal = takenBack(bet, key, taken, bonus && bonusAccount(bonus))
    if (taken.owed > 0n)
      await unrecoveredRepository.add(tx, {
        ...{ betId: id, uid, currency, amount: taken.owed, journal: journal.key, at: clock() },
      })
    return journal
  }

  async function moved(tx: Executor, bet: FullBet, set: Partial<FullBet>): Promise<void> {
    await betRepository.change(tx, bet.id, { ...set, moves: bet.moves + 1 })
    await services.betMoved?.(tx, bet)
    const data = { bet: bet.id, state: set.state ?? bet.state }
    await events.notify(bet.uid, { name: 'bet', data }, tx)
    await events.notify(bet.uid, { name: 'balance', data: {} }, tx)
  }

  return {
    settle,

    /** Settles all bets on events of which something was said. Whatever is done already stays so. */
    async settleEvents(changed: readonly string[]): Promise<void> {
      await eachAlone(await betRepository.idsOn(database.drizzle, changed), settle)
    },

    /** Settles what was decided while nobody listened, and what was just being settled when a process ended. */
    async settleMissed(): Promise<void> {
      const { drizzle } = database
      const since = new Date(clock().getTime() - hour)
      const events = await betRepository.openEvents(drizzle)
      const ids = await betRepository.idsOn(drizzle, events)
      await eachAlone([...new Set([...ids, ...(await betRepository.settledSince(drizzle, since))])], settle)
    },

    /** Decides the legs of a bet on a line, or on an outcome of it, in place of the feed; without a ruling by the feed again. */
    rule: (id: number, of: RuledOn, ruling: Ruling | null): Promise<void> =>
      locked(id, async (tx, bet) => {
        const isMeant = ({ event, line, outcome }: SportsBetLeg) =>
          event === of.event && line === of.line && (of.outcome === undefined || outcome === of.outcome)
        const meant = bet.legs.filter(isMeant).map(({ position }) => position)
        await betRepository.rule(tx, bet.id, meant, ruling)
        const legs = bet.legs.map((leg) => (meant.includes(leg.position) ? { ...leg, ruling } : leg))
        await bring(tx, { ...bet, legs }, await lines.decided(tx, eventsOf(bet)))
      }),
  }
}

/** A free bet on which nothing was played can be staked again. */
const givesBack = ({ freeBet }: FullBet, isVoid: boolean) => freeBet !== null && isVoid

const isAt = (bet: FullBet, { amount, isVoid }: Owed) =>
  amount === bet.returned && givesBack(bet, isVoid) === bet.isFreeBetBack

/** What a ruling is about; all outcomes of the line where none is named. */
export type RuledOn = { event: string; line: string; outcome?: string }

const hour = 3_600_000
