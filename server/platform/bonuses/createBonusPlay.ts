import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import type { LiveSite } from '../siteSource.ts'
import type { Ledger } from '../wallet/createLedger.ts'
import type { Journal, JournalKind } from '../wallet/Journal.ts'
import { LedgerError } from '../wallet/LedgerError.ts'
import type { AccountRef } from '../wallet/ledgerAccount.ts'
import { rowsOf } from '../wallet/rowsOf.ts'
import { bonusAccount, forfeitJournals } from './bonusJournals.ts'
import { type BonusWithMoney, bonusRepository } from './bonusRepository.ts'
import type { Bonuses } from './createBonuses.ts'
import { lockPlayer } from './lockPlayer.ts'
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
  /** @throws LedgerError insufficient_funds; key_conflict where the key was used for another sum */
  async function bet(
    tx: Executor,
    { key, uid, product, currency, amount, revenue, from, details }: Bet,
  ): Promise<Stake> {
    await lockPlayer(tx, uid)
    const before = await findBet(tx, key)
    if (before && before.main + before.bonus !== amount)
      throw new LedgerError('key_conflict', `The key ${key} was used for something else`)
    if (before) return before

    const isolated = live.site().general.is_bonus_isolation_enabled ?? false
    const active = await bonusRepository.active(tx, uid, product)
    const bonus = active && active.expiresAt > clock() && active.currency === currency ? active : undefined
    const main = await mainBalance(tx, uid, currency)
    const split = splitStake(amount, { main, bonus: bonus?.left ?? 0n, isolated, ...(from && { from }) })
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
        details: { ...details, ...(bonus && { bonus: bonus.id }) },
      },
    ])
    if (bonus) await bonusRepository.set(tx, bonus.id, { wagered: bonus.wagered + counted(split, isolated) })
    return { ...split, ...(bonus && split.bonus > 0n && { bonusId: bonus.id }) }
  }

  /** Pays winnings out, or a bet back. What a bonus that burned in the meantime would get, burns too. */
  async function settle(tx: Executor, settlement: Settlement): Promise<void> {
    const { key, kind, uid, product, currency, amount, revenue, stake, details } = settlement
    if (amount === 0n) return
    await lockPlayer(tx, uid)
    if (await isPosted(tx, key)) return
    const bonus =
      stake.bonusId === undefined ? undefined : await bonusRepository.find(tx, uid, product, stake.bonusId)
    // Once it has become real money, so does what it still wins.
    const share = bonus && bonus.state !== 'completed' ? bonusShare(amount, stake) : 0n
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
    const burned = bonus && bonus.endedAt !== null ? forfeitJournals(bonus, share, `${key}/forfeited`) : []
    await ledger.post(tx, [journal, ...burned])
    if (kind === 'refund' && bonus && bonus.endedAt === null) await unwager(tx, bonus, share)
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

/** What of a stake counts towards the wagering: where money may be mixed, all of it. */
const counted = ({ main, bonus }: Stake, isolated: boolean) => (isolated ? bonus : main + bonus)

async function unwager(tx: Executor, bonus: BonusWithMoney, amount: bigint): Promise<void> {
  const wagered = bonus.wagered > amount ? bonus.wagered - amount : 0n
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

async function isPosted(tx: Executor, key: string): Promise<boolean> {
  return (await rowsOf(tx, sql`select from platform.ledger_journals where key = ${key}`)).length > 0
}

/** What a bet was paid from, as it was posted. */
async function findBet(tx: Executor, key: string): Promise<Stake | undefined> {
  const rows = await rowsOf<{ kind: string; ref: string; amount: string }>(
    tx,
    sql`select account.kind, account.ref, posting.amount::text as amount
      from platform.ledger_journals journal
      join platform.ledger_postings posting on posting.journal_id = journal.id
      join platform.ledger_accounts account on account.id = posting.account_id
      where journal.key = ${key}`,
  )
  if (rows.length === 0) return undefined
  const main = rows.find(({ kind }) => kind === 'main')
  const bonus = rows.find(({ kind }) => kind === 'bonus' || kind === 'betting_bonus')
  return {
    main: -BigInt(main?.amount ?? 0),
    bonus: -BigInt(bonus?.amount ?? 0),
    ...(bonus && { bonusId: Number(bonus.ref) }),
  }
}
