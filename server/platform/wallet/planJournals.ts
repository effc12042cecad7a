import { canonicalJson } from '#schemas/runtime/canonicalJson.ts'
import { type Journal, requestHash, sha256 } from './Journal.ts'
import { LedgerError } from './LedgerError.ts'
import { type AccountState, accountKey, accountName } from './ledgerAccount.ts'

/** Rows as they are written. Numbers that JSON may round are texts. */
export type JournalRow = {
  key: string
  kind: string
  currency: string
  uid: number | null
  reverses: number | null
  details: string
  request_hash: string
  hash: string
  created_at: string
}
export type PostingRow = {
  key: string
  account_id: number
  sequence: number
  amount: string
  balance: string
  hash: string
}
export type Plan = { journals: JournalRow[]; postings: PostingRow[]; accounts: AccountState[] }

/**
 * The rows of journals, given the accounts that they touch, by name, as they stand under lock.
 * @param now time of the journals, ISO 8601 in UTC to the millisecond
 * @throws LedgerError insufficient_funds where a player, a pool or suspense would fall below zero
 */
export function planJournals(
  journals: readonly Journal[],
  locked: ReadonlyMap<string, AccountState>,
  now: string,
): Plan {
  const states = new Map(locked)
  const plan: Plan = { journals: [], postings: [], accounts: [] }
  for (const journal of journals) {
    const postings = journal.postings.map(({ account, amount }) => {
      const name = accountName(accountKey(account, journal.currency, journal.uid))
      const before = states.get(name)
      if (!before) throw new Error(`Account ${name} was not locked`)
      return { name, id: before.id, amount }
    })
    const row = {
      key: journal.key,
      kind: journal.kind,
      currency: journal.currency,
      uid: journal.uid ?? null,
      reverses: journal.reverses ?? null,
      details: canonicalJson(journal.details ?? {}),
      request_hash: requestHash(journal),
      created_at: now,
    }
    const hash = journalHash(row, postings)
    plan.journals.push({ ...row, hash })
    for (const { name, amount } of postings) {
      const before = states.get(name) as AccountState
      const balance = before.balance + amount
      const sequence = before.sequence + 1
      const head = postingHash({
        before: before.head,
        journal: hash,
        id: before.id,
        sequence,
        amount,
        balance,
      })
      states.set(name, { ...before, balance, sequence, head })
      plan.postings.push({
        key: journal.key,
        account_id: before.id,
        sequence,
        amount: amount.toString(),
        balance: balance.toString(),
        hash: head,
      })
    }
  }
  plan.accounts = [...states.values()].filter((state) => state !== locked.get(state.name))
  for (const { name, balance, mayOverdraw } of plan.accounts)
    if (balance < 0n && !mayOverdraw)
      throw new LedgerError('insufficient_funds', `Account ${name} does not hold enough`)
  return plan
}

/** Names a journal with its postings and its time, so that no column of it can change unseen. */
export function journalHash(
  row: Omit<JournalRow, 'hash'>,
  postings: readonly { id: number; amount: bigint }[],
): string {
  const inOrder = postings.map(({ id, amount }) => [id, amount.toString()] as const)
  inOrder.sort(([id, amount], [other, otherAmount]) => id - other || (amount < otherAmount ? -1 : 1))
  return sha256([row, inOrder])
}

/** Ties a posting to its journal and to the posting before it, and so to all of them. */
export function postingHash(posting: {
  before: string
  journal: string
  id: number
  sequence: number
  amount: bigint
  balance: bigint
}): string {
  const { before, journal, id, sequence, amount, balance } = posting
  return sha256([before, journal, id, sequence, amount.toString(), balance.toString()])
}
