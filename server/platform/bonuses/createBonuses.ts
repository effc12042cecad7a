import { eq, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../db/Database.ts'
import { invalidParameters, PlatformError } from '../errors.ts'
import type { PlayerEvents } from '../events/createPlayerEvents.ts'
import type { Ledger } from '../wallet/createLedger.ts'
import type { Journal } from '../wallet/Journal.ts'
import { convertJournals, forfeitJournals, grantJournal } from './bonusJournals.ts'
import { type BonusWithMoney, bonusRepository } from './bonusRepository.ts'
import { lockPlayer } from './lockPlayer.ts'
import { type BonusProduct, bonuses } from './schema.ts'

const day = 86_400_000
/** Most bonuses that one sweep ends; the next takes the others. */
const endAtOnce = 500

/** @property amount, required, convertsMost minor units */
export type BonusGrant = {
  uid: number
  product: BonusProduct
  /** What it is given for: once a player. */
  reason: string
  currency: string
  amount: bigint
  required: bigint
  convertsMost?: bigint
  content: object
  days: number
  /** Active from the beginning, unless another one is. */
  atOnce: boolean
}

export type BonusServices = {
  database: Database
  ledger: Ledger
  events: PlayerEvents
  clock: () => Date
}

/** Why a bonus cannot be moved on. */
type BonusRefusal = 'another_active' | 'expired' | 'wrong_state'

const refused = (reason: BonusRefusal) =>
  new PlatformError('InvalidRequestException', `The bonus cannot be changed: ${reason}`, {
    status: 409,
    errorData: { reason },
  })

/**
 * Bonuses of players: given, activated, paused and ended. Each takes the transaction of the caller and locks the player
 * first; what moves money posts once, so nothing else may be posted in that transaction.
 */
export function createBonuses({ database, ledger, events, clock }: BonusServices) {
  const changed = (tx: Executor, uid: number) => events.notify(uid, { name: 'balance', data: {} }, tx)

  async function own(tx: Executor, uid: number, product: BonusProduct, id: number): Promise<BonusWithMoney> {
    await lockPlayer(tx, uid)
    const bonus = await bonusRepository.find(tx, uid, product, id)
    if (!bonus) throw invalidParameters({ bonus_id: [{ code: 'not_found' }] })
    return bonus
  }

  /** @param state what it ends as; completed turns what is left into real money, the others burn it */
  async function end(
    tx: Executor,
    bonus: BonusWithMoney,
    state: 'completed' | 'expired' | 'removed',
  ): Promise<void> {
    await bonusRepository.set(tx, bonus.id, { state, endedAt: clock() })
    const journals =
      state === 'completed' ? convertJournals(bonus, bonus.left) : forfeitJournals(bonus, bonus.left)
    if (journals.length > 0) await ledger.post(tx, journals)
    await changed(tx, bonus.uid)
  }

  return {
    end,

    /**
     * Gives a bonus under the player's lock; the terms stay as they are now.
     * @returns journals that the caller posts in the same transaction, together with its own
     */
    async grant(tx: Executor, grant: BonusGrant): Promise<Journal[]> {
      const { uid, product, currency, amount, atOnce, days, content, convertsMost } = grant
      const now = clock()
      const active = atOnce && !(await bonusRepository.active(tx, uid, product))
      const [bonus] = await tx
        .insert(bonuses)
        .values({
          uid,
          product,
          reason: grant.reason,
          currency,
          amount,
          required: grant.required,
          convertsMost: convertsMost ?? null,
          content: JSON.stringify(content),
          state: active ? 'active' : 'available',
          createdAt: now,
          expiresAt: new Date(now.getTime() + days * day),
          activatedAt: active ? now : null,
        })
        .onConflictDoNothing()
        .returning()
      if (!bonus || !active) return []
      await changed(tx, uid)
      return [grantJournal(bonus)]
    },

    /** One of a product is active at a time; its money is there from the first time on. */
    async activate(tx: Executor, uid: number, product: BonusProduct, id: number): Promise<void> {
      const bonus = await own(tx, uid, product, id)
      if (bonus.state === 'active') return
      if (bonus.state !== 'available' && bonus.state !== 'paused') throw refused('wrong_state')
      const now = clock()
      if (bonus.expiresAt <= now) throw refused('expired')
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

    /** What is left of it burns, unless it was staked enough before. */
    async remove(tx: Executor, uid: number, product: BonusProduct, id: number): Promise<void> {
      const bonus = await own(tx, uid, product, id)
      if (bonus.state === 'removed') return
      if (bonus.endedAt !== null) throw refused('wrong_state')
      await end(tx, bonus, bonus.wagered >= bonus.required ? 'completed' : 'removed')
    },

    /**
     * Ends the active bonus of a product, under the player's lock: what is left of it burns, unless it was staked enough.
     * @returns journals that the caller posts in the same transaction, together with its own
     */
    async burnActive(tx: Executor, uid: number, product: BonusProduct): Promise<Journal[]> {
      const bonus = await bonusRepository.active(tx, uid, product)
      if (!bonus) return []
      const isDone = bonus.wagered >= bonus.required
      await bonusRepository.set(tx, bonus.id, {
        state: isDone ? 'completed' : 'removed',
        endedAt: clock(),
      })
      return isDone ? convertJournals(bonus, bonus.left) : forfeitJournals(bonus, bonus.left)
    },

    /** Ends bonuses that are over, and those that were staked enough. @returns how many it ended */
    async sweep(): Promise<number> {
      let ended = 0
      for (const { uid, id } of await bonusRepository.toEnd(database.drizzle, clock(), endAtOnce)) {
        await database.transaction(async (tx) => {
          await lockPlayer(tx, uid)
          const [row] = await tx.select().from(bonuses).where(eq(bonuses.id, id))
          const bonus = row && (await bonusRepository.find(tx, uid, row.product, id))
          if (!bonus || bonus.endedAt !== null) return
          await end(tx, bonus, bonus.wagered >= bonus.required ? 'completed' : 'expired')
          ended += 1
        })
      }
      return ended
    },

    /**
     * Where the money of a bonus came from and went, told by the journals alone, in minor units:
     * granted + won = lost + converted + forfeited + remaining.
     */
    async figures(id: number, executor: Executor = database.drizzle) {
      const { rows } = (await executor.execute(sql`select
          coalesce(sum(posting.amount) filter (where journal.details::json->>'step' = 'granted'), 0)::text as granted,
          coalesce(sum(posting.amount) filter (where journal.kind in ('win', 'jackpot')), 0)::text as won,
          coalesce(-sum(posting.amount) filter (where journal.kind in ('bet', 'refund')), 0)::text as lost,
          coalesce(-sum(posting.amount) filter (where journal.details::json->>'step' = 'converted'), 0)::text as converted,
          coalesce(-sum(posting.amount) filter (where journal.details::json->>'step' = 'forfeited'), 0)::text as forfeited,
          coalesce(sum(posting.amount), 0)::text as remaining
        from platform.ledger_accounts account
        join platform.ledger_postings posting on posting.account_id = account.id
        join platform.ledger_journals journal on journal.id = posting.journal_id
        where account.kind in ('bonus', 'betting_bonus') and account.ref = ${String(id)}`)) as unknown as {
        rows: Record<'granted' | 'won' | 'lost' | 'converted' | 'forfeited' | 'remaining', string>[]
      }
      const [row] = rows
      if (!row) throw new Error(`Nothing was read of bonus ${id}`)
      return {
        granted: BigInt(row.granted),
        won: BigInt(row.won),
        lost: BigInt(row.lost),
        converted: BigInt(row.converted),
        forfeited: BigInt(row.forfeited),
        remaining: BigInt(row.remaining),
      }
    },
  }
}

export type Bonuses = ReturnType<typeof createBonuses>
