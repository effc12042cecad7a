import type { FreeBetTerms } from '#generated/grammar/types.ts'
import type { Database, Executor } from '../../db/Database.ts'
import type { PlayerEvents } from '../events/createPlayerEvents.ts'
import { noticeOf } from '../events/noticeOf.ts'
import { toAmount } from '../wallet/money.ts'
import { type FreeBetQuery, freeBetRepository } from './freeBetRepository.ts'
import type { FreeBet } from './schema.ts'

const day = 86_400_000

/** @property amount minor units */
export type FreeBetGrant = {
  uid: number
  /** What it is given for: once a player. */
  reason: string
  /** Number of the deposit that brings it. */
  deposit?: number
  currency: string
  amount: bigint
  terms: FreeBetTerms
  /** How it is shown. */
  content: object
  days: number
}

type Services = {
  database: Pick<Database, 'drizzle'>
  events: Pick<PlayerEvents, 'notify'>
  clock: () => Date
}

/** A free bet and its terms. */
export type FoundFreeBet = FreeBet & { read: FreeBetTerms }

const readTerms = (found: FreeBet): FoundFreeBet => ({
  ...found,
  read: JSON.parse(found.terms) as FreeBetTerms,
})

/** Bets that cost nothing: given by campaigns and prizes, staked on bets on sports. Each function that changes one is called under the player's lock. */
export function createFreeBets({ database, events, clock }: Services) {
  return {
    /** Gives one, and says so. */
    async grant(tx: Executor, { days, terms, content, ...grant }: FreeBetGrant): Promise<void> {
      const now = clock()
      const isNew = await freeBetRepository.add(tx, {
        ...grant,
        ...{ terms: JSON.stringify(terms), content: JSON.stringify(content) },
        ...{ createdAt: now, expiresAt: new Date(now.getTime() + days * day) },
      })
      if (!isNew) return
      const amount = toAmount(grant.amount, grant.currency)
      await events.notify(grant.uid, noticeOf({ what: 'free_bet', amount }), tx)
    },

    /** One of a player's that can be staked now; nothing is changed. */
    async find(executor: Executor, uid: number, id: number): Promise<FoundFreeBet | undefined> {
      const found = await freeBetRepository.find(executor, uid, id)
      return found && found.bet === null && found.expiresAt > clock() ? readTerms(found) : undefined
    },

    /** Stakes it on a bet, once. @returns undefined where the player has none that can be staked under this number */
    async stake(
      tx: Executor,
      { uid, id, bet }: { uid: number; id: number; bet: number },
    ): Promise<FoundFreeBet | undefined> {
      const staked = await freeBetRepository.stake(tx, { uid, id, bet, now: clock() })
      return staked && readTerms(staked)
    },

    giveBack: (tx: Executor, bet: number) => freeBetRepository.giveBack(tx, bet),
    keep: (tx: Executor, id: number, bet: number) => freeBetRepository.keep(tx, id, bet),

    /** Those that a deposit brought burn: money of it went back. */
    endOfDeposit: (tx: Executor, deposit: number) => freeBetRepository.endOfDeposit(tx, deposit, clock()),

    list: (query: FreeBetQuery) => freeBetRepository.list(database.drizzle, query, clock()),
  }
}

export type FreeBets = ReturnType<typeof createFreeBets>
