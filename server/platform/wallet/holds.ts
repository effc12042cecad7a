import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import type { Journal, JournalKind, Posting } from './Journal.ts'
import { LedgerError } from './LedgerError.ts'
import type { AccountRef, PlayerKind } from './ledgerAccount.ts'
import { post } from './post.ts'
import { rowsOf } from './rowsOf.ts'
import type { HoldState } from './schema.ts'

export type HoldRequest = {
  /** Idempotency key of the journal that sets the money aside. */
  key: string
  uid: number
  currency: string
  /** Minor units, above zero. */
  amount: bigint
  /** Which of the player's accounts it is taken from; main if left out. */
  from?: { kind: PlayerKind; ref?: string }
  /** Where it waits. */
  at: 'open_bets' | 'withdrawal_hold'
  /** When it goes back by itself, at the next sweep after. */
  expiresAt?: Date
  /** What happens together with it. */
  along?: readonly Journal[]
  details?: Journal['details']
}

export type Resolution = {
  /** Number of the hold. */
  hold: number
  kind: JournalKind
  /** What else happens with it, in the same journal: sums to zero by itself. */
  also?: readonly Posting[]
  details?: Journal['details']
} & (
  | {
      outcome: 'posted'
      /** Where the money goes: above zero each, together at most what is held. The rest goes back. */
      to: readonly Posting[]
    }
  | { outcome: 'voided' | 'expired' }
)

/**
 * Sets money of a player aside. The same request again answers the same hold.
 * @returns number of the hold
 * @throws LedgerError insufficient_funds, key_conflict, wrong_currency
 */
export async function hold(tx: Executor, request: HoldRequest): Promise<{ id: number; repeated: boolean }> {
  const { key, uid, currency, amount, from = { kind: 'main' }, at, expiresAt, along = [], details } = request
  if (amount <= 0n) throw new Error(`Hold ${key} is of ${amount}`)
  const journal: Journal = {
    key,
    kind: 'hold',
    currency,
    uid,
    postings: [
      { account: { uid, ...from }, amount: -amount },
      { account: { uid, kind: at }, amount },
    ],
    details: { ...details, ...(expiresAt && { expires_at: expiresAt.toISOString() }) },
  }
  const [posted] = await post(tx, [journal, ...along])
  if (!posted) throw new Error(`Hold ${key} was not posted`)
  const [row] = await rowsOf<{ id: string | number }>(
    tx,
    posted.repeated
      ? sql`select id from platform.ledger_holds where journal_id = ${posted.id}`
      : sql`insert into platform.ledger_holds
            (journal_id, uid, currency, amount, from_account, held_account, expires_at)
          select taken.journal_id, ${uid}::bigint, ${currency}::text, given.amount, taken.account_id, given.account_id,
            ${expiresAt?.toISOString() ?? null}::timestamptz
          from platform.ledger_postings taken
          join platform.ledger_postings given on given.journal_id = taken.journal_id and given.amount > 0
          where taken.journal_id = ${posted.id} and taken.amount < 0
          returning id`,
  )
  if (!row) throw new LedgerError('key_conflict', `The key ${key} was used for something else`)
  return { id: Number(row.id), repeated: posted.repeated }
}

/**
 * Moves money that was set aside on, or back to where it came from. Each hold once; of several who try at the same
 * time one succeeds.
 * @returns number of the journal
 * @throws LedgerError hold_resolved where it is not pending any more; insufficient_funds where `also` takes too much
 */
export async function resolveHold(tx: Executor, resolution: Resolution): Promise<{ journal: number }> {
  const held = await lockHold(tx, resolution.hold)
  if (!held) throw new Error(`There is no hold ${resolution.hold}`)
  if (held.state !== 'pending') throw new LedgerError('hold_resolved', `The hold was ${held.state} before`)
  const to = resolution.outcome === 'posted' ? resolution.to : []
  if (to.some(({ amount }) => amount <= 0n)) throw new Error('A hold gives, and takes nothing')
  const back = held.amount - to.reduce((total, { amount }) => total + amount, 0n)
  if (back < 0n) throw new Error(`Hold ${resolution.hold} does not hold so much`)
  const [posted] = await post(tx, [
    {
      key: `hold/${resolution.hold}`,
      kind: resolution.kind,
      currency: held.currency,
      uid: held.uid,
      postings: [
        { account: held.at, amount: -held.amount },
        ...to,
        ...(back > 0n ? [{ account: held.from, amount: back }] : []),
        ...(resolution.also ?? []),
      ],
      details: { ...resolution.details, hold: resolution.hold, outcome: resolution.outcome },
    },
  ])
  if (!posted) throw new Error(`Hold ${resolution.hold} was not posted`)
  await tx.execute(
    sql`update platform.ledger_holds set state = ${resolution.outcome}, resolved_by = ${posted.id}
      where id = ${resolution.hold}`,
  )
  return { journal: posted.id }
}

/** Numbers of holds that should have expired, the oldest first. */
export async function overdueHolds(executor: Executor, atMost: number): Promise<number[]> {
  const rows = await rowsOf<{ id: string | number }>(
    executor,
    sql`select id from platform.ledger_holds where state = 'pending' and expires_at <= now()
      order by expires_at limit ${atMost}`,
  )
  return rows.map(({ id }) => Number(id))
}

type Held = {
  uid: number
  currency: string
  amount: bigint
  state: HoldState
  from: AccountRef
  at: AccountRef
}

async function lockHold(tx: Executor, id: number): Promise<Held | undefined> {
  const account = (name: 'from_account' | 'held_account'): SQL =>
    sql`(select json_build_object('uid', uid, 'kind', kind, 'ref', ref) from platform.ledger_accounts
      where ledger_accounts.id = ledger_holds.${sql.identifier(name)})`
  const [row] = await rowsOf<{
    uid: string | number
    currency: string
    amount: string
    state: HoldState
    from: AccountRef
    at: AccountRef
  }>(
    tx,
    sql`select uid, currency, amount::text as amount, state, ${account('from_account')} as from,
        ${account('held_account')} as at
      from platform.ledger_holds where id = ${id} for update`,
  )
  return row && { ...row, uid: Number(row.uid), amount: BigInt(row.amount) }
}
