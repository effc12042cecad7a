import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { lockPlayer } from '../accounts/lockPlayer.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import type { Ledger } from '../wallet/createLedger.ts'
import type { Journal, JournalKind } from '../wallet/Journal.ts'
import type { AccountRef } from '../wallet/ledgerAccount.ts'
import { rowsOf } from '../wallet/rowsOf.ts'
import { bonusFigures } from './bonusFigures.ts'
import { bonusAccount, convertJournals, forfeitJournals } from './bonusJournals.ts'
import { type BonusWithMoney, bonusRepository } from './bonusRepository.ts'
import type { Bonuses } from './createBonuses.ts'
import { findPlay, refuseOther } from './findPlay.ts'
import type { BonusProduct } from './schema.ts'
import { bonusShare, type Stake, splitStake } from './splitStake.ts'

export type Bet = {
  /** Idempotency key of the journal. */
  key: string
  uid: number
  product: BonusProduct
  currency: string
  /** Minor units, above zero. */
  amount: bigint
  /** Which revenue of the house it goes to. */
  revenue: string
  /** What the player chose to play with, where real and bonus money are isolated. */
  from?: 'main' | 'bonus'
  details?: Journal['details']
}

/** @property stake what the bet answered */
export type Settlement = Omit<Bet, 'from'> & {
  kind: Extract<JournalKind, 'win' | 'refund' | 'jackpot'>
  stake: Stake
}

type Services = { ledger: Ledger; bonuses: Bonuses; live: LiveSite; clock: () => Date }

/**
 * Bets with real and bonus money. Each function locks the player and posts once in the caller's transaction, and does
 * nothing when it is called again with the same key.
 */
export function createBonusPlay({ ledger, bonuses, live, clock }: Services) {
  /** @throws LedgerError insufficient_funds; key_conflict where the key was used for something else */
  async function bet(
    tx: Executor,
    { key, uid, product, currency, amount, revenue, from, details }: Bet,
  ): Promise<Stake> {
    await lockPlayer(tx, uid)
    const before = await findPlay(tx, key)
    if (before) {
      refuseOther(before, { key, kind: 'bet', uid, currency, amount, revenue })
      return before.stake
    }

    const isolated = live.site().general.is_bonus_isolation_enabled ?? false
    const active = await bonusRepository.active(tx, uid, product)
    const bonus = active && active.expiresAt > clock() && active.currency === currency ? active : undefined
    const main = await mainBalance(tx, uid, currency)
    const split = splitStake(amount, { main, bonus: bonus?.left ?? 0n, isolated, ...(from && { from }) })
    const counts = isolated ? split.bonus : amount
    const counted = bonus && counts > 0n ? { bonusId: bonus.id, counted: counts } : undefined
    const account: AccountRef = { house: 'revenue', ref: revenue }
    const postings = [
      { account: { uid, kind: 'main' as const }, amount: -split.main },
      ...(bonus ? [{ account: bonusAccount(bonus), amount: -split.bonus }] : []),
      { account, amount },
    ]
    await ledger.post(tx, [
      {
        key,
        kind: 'bet',
        currency,
        uid,
        postings: postings.filter((one) => one.amount !== 0n),
        details: { ...details, ...(counted && { bonus: counted.bonusId, counted: counts.toString() }) },
      },
    ])
    if (bonus && counted) await bonusRepository.set(tx, bonus.id, { wagered: bonus.wagered + counts })
    return { ...split, ...counted }
  }

  /**
   * Pays winnings out, or a bet back. What a bonus that burned in the meantime would get, burns too; of one that
   * became real money, as much becomes real as could have then.
   * @throws LedgerError key_conflict where the key was used for something else
   */
  async function settle(tx: Executor, settlement: Settlement): Promise<void> {
    const { key, kind, uid, product, currency, amount, revenue, stake, details } = settlement
    if (amount === 0n) return
    await lockPlayer(tx, uid)
    const before = await findPlay(tx, key)
    if (before) return refuseOther(before, { key, kind, uid, currency, amount, revenue })
    const bonus =
      stake.bonusId === undefined ? undefined : await bonusRepository.find(tx, uid, product, stake.bonusId)
    const share = bonus ? bonusShare(amount, stake) : 0n
    const postings = [
      { account: { house: 'revenue' as const, ref: revenue }, amount: -amount },
      { account: { uid, kind: 'main' as const }, amount: amount - share },
      ...(bonus ? [{ account: bonusAccount(bonus), amount: share }] : []),
    ]
    const journal: Journal = {
      key,
      kind,
      currency,
      uid,
      postings: postings.filter((one) => one.amount !== 0n),
      details: { ...details, ...(bonus && { bonus: bonus.id }) },
    }
    await ledger.post(tx, [journal, ...(bonus ? await lateJournals(tx, bonus, share, key) : [])])
    if (kind === 'refund' && bonus && bonus.endedAt === null) await unwager(tx, bonus, amount, stake)
  }

  /** What becomes of money that arrives when the bonus is over already. */
  async function lateJournals(tx: Executor, bonus: BonusWithMoney, share: bigint, key: string) {
    if (bonus.endedAt === null || share === 0n) return []
    if (bonus.state !== 'completed') return forfeitJournals(bonus, share, `${key}/forfeited`)
    const { converted } = await bonusFigures(tx, bonus.id)
    return convertJournals(bonus, share, { before: converted, key })
  }

  return {
    bet,
    settle,

    /** After a round is over: turns the active bonus into real money if it was staked enough. */
    async finish(tx: Executor, uid: number, product: BonusProduct): Promise<boolean> {
      await lockPlayer(tx, uid)
      const bonus = await bonusRepository.active(tx, uid, product)
      if (!bonus || bonus.wagered < bonus.required) return false
      await bonuses.end(tx, bonus, 'completed')
      return true
    },
  }
}

/** What was paid back was not staked. */
async function unwager(tx: Executor, bonus: BonusWithMoney, paidBack: bigint, stake: Stake): Promise<void> {
  const counted = ((stake.counted ?? 0n) * paidBack) / (stake.main + stake.bonus)
  const wagered = bonus.wagered > counted ? bonus.wagered - counted : 0n
  await bonusRepository.set(tx, bonus.id, { wagered })
}

async function mainBalance(tx: Executor, uid: number, currency: string): Promise<bigint> {
  const [row] = await rowsOf<{ balance: string }>(
    tx,
    sql`select balance::text as balance from platform.ledger_accounts
      where uid = ${uid} and kind = 'main' and ref = '' and currency = ${currency}`,
  )
  return BigInt(row?.balance ?? 0)
}
