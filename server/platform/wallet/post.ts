import type { Executor } from '../../db/Database.ts'
import { checkJournal, type Journal, type Posted, requestHash } from './Journal.ts'
import { journalRepository } from './journalRepository.ts'
import { LedgerError } from './LedgerError.ts'
import { type AccountRef, accountKey, accountName } from './ledgerAccount.ts'
import { ledgerAccountRepository } from './ledgerAccountRepository.ts'
import { lockAccounts } from './lockAccounts.ts'
import { planJournals } from './planJournals.ts'

/**
 * Posts journals: all or none. Those that were posted before, by the same request, are answered again; what belongs
 * together is posted together every time. Once in a transaction, for locks are taken in one order in each call.
 * @throws LedgerError insufficient_funds, key_conflict, wrong_currency
 */
export async function post(tx: Executor, journals: readonly Journal[]): Promise<Posted[]> {
  const { locked, now } = await lockFor(tx, journals)
  let written: Map<string, number>
  try {
    written = await journalRepository.write(tx, planJournals(journals, locked, now))
  } catch (error) {
    // What was posted before needs no funds now.
    const before = error instanceof LedgerError ? await findPosted(tx, journals) : undefined
    if (before) return before
    throw error
  }
  if (written.size === journals.length)
    return journals.map(({ key }) => ({ id: written.get(key) as number, key, repeated: false }))
  const before = written.size === 0 ? await findPosted(tx, journals) : undefined
  if (before) return before
  throw new LedgerError('key_conflict', 'Journals that belong together were posted apart')
}

/** Accounts under lock, by name, and the time of their transaction; undefined where one of them is not opened yet. */
export type HeldAccounts = Awaited<ReturnType<typeof ledgerAccountRepository.lock>>

/**
 * Locks accounts before it is known what will be posted to them, so that it can be asked with other questions. The player is
 * locked already.
 * @param uid the player whom it will concern
 */
export const holdAccounts = (
  tx: Executor,
  { accounts, currency, uid }: { accounts: readonly AccountRef[]; currency: string; uid: number },
): Promise<HeldAccounts> =>
  ledgerAccountRepository.lock(
    tx,
    accounts.map((account) => accountName(accountKey(account, currency, uid))),
  )

/**
 * The same in two steps, for journals whose keys nobody has used: locks the accounts and plans what is written.
 * @param held accounts that the transaction has locked: where they are all, nothing is asked
 * @returns writes it by one question
 * @throws LedgerError insufficient_funds, wrong_currency; key_conflict by what is returned, where a key was used after all
 */
export async function prepare(
  tx: Executor,
  journals: readonly Journal[],
  held?: HeldAccounts,
): Promise<() => Promise<void>> {
  const { locked, now } = await lockFor(tx, journals, held)
  const plan = planJournals(journals, locked, now)
  return async () => {
    try {
      await journalRepository.writeNew(tx, plan)
    } catch (error) {
      if (!journalRepository.isKeyTaken(error)) throw error
      throw new LedgerError('key_conflict', 'A key was used before')
    }
  }
}

async function lockFor(tx: Executor, journals: readonly Journal[], held?: HeldAccounts) {
  for (const journal of journals) checkJournal(journal)
  const keys = journals.flatMap(({ postings, currency, uid }) =>
    postings.map(({ account }) => accountKey(account, currency, uid)),
  )
  if (held && keys.every((key) => held.locked.has(accountName(key)))) return held
  return lockAccounts(tx, keys)
}

/**
 * The journals as they were posted before; undefined unless all were.
 * @throws LedgerError key_conflict where the key was used for something else
 */
async function findPosted(tx: Executor, journals: readonly Journal[]): Promise<Posted[] | undefined> {
  const rows = await journalRepository.listByKeys(
    tx,
    journals.map(({ key }) => key),
  )
  const found = new Map(rows.map((row) => [row.key, row]))
  const posted = journals.flatMap((journal) => {
    const row = found.get(journal.key)
    if (!row) return []
    if (row.requestHash !== requestHash(journal))
      throw new LedgerError('key_conflict', `The key ${journal.key} was used for something else`)
    return [{ id: row.id, key: row.key, repeated: true }]
  })
  return posted.length === journals.length ? posted : undefined
}
