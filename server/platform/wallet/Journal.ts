import { createHash } from 'node:crypto'
import { isKnownCurrency } from '#schemas/rules/support/currencies.ts'
import { canonicalJson } from '#schemas/runtime/canonicalJson.ts'
import type { AccountRef } from './ledgerAccount.ts'

/** What a journal records. */
export type JournalKind =
  | 'deposit'
  | 'withdrawal'
  | 'hold'
  | 'release'
  | 'bet'
  | 'win'
  | 'refund'
  | 'bonus'
  | 'cashback'
  | 'jackpot'
  | 'purchase'
  | 'suspense'
  | 'reversal'
  | 'collection'
  | 'write_off'
  | 'correction'
  | 'points'

/** @property amount minor units; above zero it gives to the account, below zero it takes from it */
export type Posting = { account: AccountRef; amount: bigint }

export type Journal = {
  /** Idempotency key: what happened in the world, such as `deposit/17/captured`. It is used once for ever. */
  key: string
  kind: JournalKind
  currency: string
  /** The player whom it concerns. */
  uid?: number
  /** At least two, that sum to zero. */
  postings: readonly Posting[]
  /** Numbers of what it is about, for whoever reads the books. Nothing personal: it can never be removed. */
  details?: Record<string, string | number | boolean>
  /** The journal that this one undoes. */
  reverses?: number
}

/** What the ledger says of a journal. */
export type Posted = {
  id: number
  key: string
  /** It was posted before, by the same request. */
  repeated: boolean
}

/** @throws Error for what no caller may ask for, whatever the player did */
export function checkJournal({ key, currency, postings }: Journal): void {
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw new Error(`Not a key of a journal: ${JSON.stringify(key)}`)
  if (!isKnownCurrency(currency)) throw new Error(`The ledger knows no asset ${currency}`)
  if (postings.some(({ amount }) => amount === 0n)) throw new Error(`Journal ${key} has a posting of nothing`)
  const sum = postings.reduce((total, { amount }) => total + amount, 0n)
  if (postings.length === 0 || sum !== 0n) throw new Error(`The postings of journal ${key} sum to ${sum}`)
}

/** Two requests with one key are the same if this is the same. */
export function requestHash({ kind, currency, uid, postings, details, reverses }: Journal): string {
  return sha256({
    kind,
    currency,
    uid,
    details: details ?? {},
    reverses,
    postings: postings.map(({ account, amount }) => ({ account, amount: amount.toString() })),
  })
}

/** SHA-256 of a value's canonical JSON, base64url. */
export function sha256(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('base64url')
}
