import type { Database, Executor } from '../../db/Database.ts'
import type { PlayerEvents } from '../events/createPlayerEvents.ts'
import { noticeOf } from '../events/noticeOf.ts'
import { eachAlone } from '../shared/eachAlone.ts'
import { invalidParameters, PlatformError } from '../shared/errors.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import type { Ledger } from '../wallet/createLedger.ts'
import type { Journal } from '../wallet/Journal.ts'
import type { AccountRef } from '../wallet/ledgerAccount.ts'
import { lockPlayer } from '../wallet/lockPlayer.ts'
import { toAmount } from '../wallet/money.ts'
import { convertJournals, forfeitJournals, grantJournal } from './bonusJournals.ts'
import { type BonusWithMoney, bonusRepository } from './bonusRepository.ts'
import { bonusRoundRepository } from './bonusRoundRepository.ts'
import type { BonusTerms } from './bonusTerms.ts'
import { expiryOf } from './expiryOf.ts'
import type { BonusProduct } from './schema.ts'

const day = 86_400_000
/** Most bonuses that one sweep ends; the next takes the others. */
const endAtOnce = 500

/** @property amount, required, convertsMost minor units */
export type BonusGrant = {
  uid: number
  product: BonusProduct
  /** What it is given for: once a player. */
  reason: string
  /** Number of the deposit that brings it. */
  deposit?: number
  currency: string
  amount: bigint
  required: bigint
  convertsMost?: bigint
  content: object
  /** How it may be played; anyhow if left out. */
  terms?: BonusTerms
  days: number
  /** Active from the beginning, unless another one is. */
  atOnce: boolean
}

export type BonusServices = {
  database: Database
  ledger: Ledger
  events: PlayerEvents
  live: Pick<LiveSite, 'isOpen'>
  clock: () => Date
}

type EndState = 'completed' | 'expired' | 'removed'

/** Enough was staked: it becomes real money, however it ends. */
const endOf = ({ wagered, required }: BonusWithMoney, otherwise: 'expired' | 'removed'): EndState =>
  wagered >= required ? 'completed' : otherwise

const isMain = (account: AccountRef) => 'uid' in account && account.kind === 'main'

/** Why a bonus cannot be moved on. */
type BonusRefusal = 'another_active' | 'expired' | 'not_open' | 'open_round' | 'wrong_state'

const refused = (reason: BonusRefusal) =>
  new PlatformError('InvalidRequestException', `The bonus cannot be changed: ${reason}`, {
    status: 409,
    errorData: { reason },
  })

/**
 * Bonuses of players: given, activated, paused and ended. Each takes the transaction of the caller and locks the player
 * first; what moves money posts once, so nothing else may be posted in that transaction.
 */
export function createBonuses({ database, ledger, events, live, clock }: BonusServices) {
  const changed = (tx: Executor, uid: number) => events.notify(uid, { name: 'balance', data: {} }, tx)

  async function own(tx: Executor, uid: number, product: BonusProduct, id: number): Promise<BonusWithMoney> {
    await lockPlayer(tx, uid)
    const bonus = await bonusRepository.find(tx, uid, product, id)
    if (!bonus) throw invalidParameters({ bonus_id: [{ code: 'not_found' }] })
    return bonus
  }

  /** @returns journals of what is left: real money where it is completed, burned otherwise */
  async function close(tx: Executor, bonus: BonusWithMoney, state: EndState): Promise<Journal[]> {
    await bonusRepository.set(tx, bonus.id, { state, endedAt: clock() })
    return state === 'completed' ? convertJournals(bonus, bonus.left) : forfeitJournals(bonus, bonus.left)
  }

  async function closeAll(tx: Executor, open: readonly BonusWithMoney[]): Promise<Journal[]> {
    const journals: Journal[] = []
    for (const bonus of open) journals.push(...(await close(tx, bonus, endOf(bonus, 'removed'))))
    return journals
  }

  /** Ends it, and posts what becomes of what is left. */
  async function end(tx: Executor, bonus: BonusWithMoney, state: EndState): Promise<void> {
    const journals = await close(tx, bonus, state)
    if (journals.length > 0) await ledger.post(tx, journals)
    await changed(tx, bonus.uid)
    const { uid, currency } = bonus
    const real = journals.flatMap(({ postings }) => postings).find(({ account }) => isMain(account))?.amount
    if (real) await events.notify(uid, noticeOf({ what: 'bonus', amount: toAmount(real, currency) }), tx)
  }

  /**
   * Gives a bonus under the player's lock; the terms stay as they are now.
   * @returns journals that the caller posts in the same transaction, together with its own
   */
  async function grant(tx: Executor, grant: BonusGrant): Promise<Journal[]> {
    const { uid, product, currency, amount, atOnce, days, content, convertsMost } = grant
    const now = clock()
    const active = atOnce && !(await bonusRepository.active(tx, uid, product))
    const bonus = await bonusRepository.add(tx, {
      uid,
      product,
      reason: grant.reason,
      deposit: grant.deposit ?? null,
      currency,
      amount,
      required: grant.required,
      convertsMost: convertsMost ?? null,
      content: JSON.stringify(content),
      terms: JSON.stringify(grant.terms ?? {}),
      state: active ? 'active' : 'available',
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * day),
      waitsSince: live.isOpen(product) ? null : now,
      activatedAt: active ? now : null,
    })
    if (!bonus || !active) return []
    await changed(tx, uid)
    return [grantJournal(bonus)]
  }

  return {
    end,
    grant,

    /**
     * Gives a bonus, or more of the one that was given for the same reason and is not over: by its terms it grows, and
     * with it what must be staked.
     * @param key of the journal by which it grows
     * @returns journals that the caller posts in the same transaction, together with its own
     */
    async grantMore(tx: Executor, more: BonusGrant, key: string): Promise<Journal[]> {
      const { uid, product, reason, amount } = more
      const bonus = await bonusRepository.findOpen(tx, uid, product, reason)
      if (!bonus || expiryOf(bonus, clock()) <= clock()) {
        const isNew = !(await bonusRepository.isGiven(tx, uid, reason))
        return grant(tx, isNew ? more : { ...more, reason: `${reason}/${key}` })
      }
      await bonusRepository.set(tx, bonus.id, {
        amount: bonus.amount + amount,
        required: bonus.required + more.required,
      })
      if (bonus.activatedAt === null) return []
      await changed(tx, uid)
      return [grantJournal({ ...bonus, amount }, key)]
    },

    /** One of a product is active at a time, while that is open; its money is there from the first time on. */
    async activate(tx: Executor, uid: number, product: BonusProduct, id: number): Promise<void> {
      const bonus = await own(tx, uid, product, id)
      if (bonus.state === 'active') return
      if (bonus.state !== 'available' && bonus.state !== 'paused') throw refused('wrong_state')
      if (!live.isOpen(product)) throw refused('not_open')
      const now = clock()
      if (expiryOf(bonus, now) <= now) throw refused('expired')
      if (await bonusRepository.active(tx, uid, product)) throw refused('another_active')
      await bonusRepository.set(tx, id, { state: 'active', activatedAt: bonus.activatedAt ?? now })
      if (bonus.activatedAt === null) await ledger.post(tx, [grantJournal(bonus)])
      await changed(tx, uid)
    },

    /** Its money stays where it is, and cannot be played with until it is active again. */
    async deactivate(tx: Executor, uid: number, product: BonusProduct, id: number): Promise<void> {
      const bonus = await own(tx, uid, product, id)
      if (bonus.state === 'paused') return
      if (bonus.state !== 'active') throw refused('wrong_state')
      await bonusRepository.set(tx, id, { state: 'paused' })
    },

    /** What is left of it burns, unless it was staked enough before; not while a round of it is open. */
    async remove(tx: Executor, uid: number, product: BonusProduct, id: number): Promise<void> {
      const bonus = await own(tx, uid, product, id)
      if (bonus.state === 'removed') return
      if (bonus.endedAt !== null) throw refused('wrong_state')
      if (await bonusRoundRepository.isPlayed(tx, bonus.id, clock())) throw refused('open_round')
      await end(tx, bonus, endOf(bonus, 'removed'))
    },

    /**
     * Ends every bonus of a product that is not over, whether it waits, is active or paused, under the player's lock: what
     * is left of it burns, unless it was staked enough.
     * @returns journals that the caller posts in the same transaction, together with its own
     */
    burnOpen: async (tx: Executor, uid: number, product: BonusProduct): Promise<Journal[]> =>
      closeAll(tx, await bonusRepository.listOpen(tx, { uid, product })),

    /** The same for those that a deposit has brought, of which money went back. */
    endOfDeposit: async (tx: Executor, deposit: number): Promise<Journal[]> =>
      closeAll(tx, await bonusRepository.listOpen(tx, { deposit })),

    /**
     * Ends bonuses that are over, and those that were staked enough. What cannot be used now does not go by: the time of
     * bonuses of a product that is not open stands still.
     * @returns how many it ended
     */
    async sweep(): Promise<number> {
      let ended = 0
      for (const product of bonusRepository.products)
        await (live.isOpen(product) ? bonusRepository.resume : bonusRepository.wait)(
          database.drizzle,
          product,
          clock(),
        )
      const over = await bonusRepository.toEnd(database.drizzle, clock(), endAtOnce)
      await eachAlone(over, ({ uid, id }) =>
        database.transaction(async (tx) => {
          await lockPlayer(tx, uid)
          const product = await bonusRepository.productOf(tx, id)
          const bonus = product && (await bonusRepository.find(tx, uid, product, id))
          if (!bonus || bonus.endedAt !== null) return
          if (await bonusRoundRepository.isPlayed(tx, id, clock())) return
          await end(tx, bonus, endOf(bonus, 'expired'))
          ended += 1
        }),
      )
      return ended
    },
  }
}

export type Bonuses = ReturnType<typeof createBonuses>
