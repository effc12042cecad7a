import type { Executor } from '../../db/Database.ts'
import { checkJournal, type Journal, type Posted, requestHash } from './Journal.ts'
import { journalRepository } from './journalRepository.ts'
import { LedgerError } from './LedgerError.ts'
import { accountKey } from './ledgerAccount.ts'
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

/**
 * The same in two steps, for journals whose keys nobody has used: locks the accounts and plans what is written.
 * @returns writes it by one question
 * @throws LedgerError insufficient_funds, wrong_currency; key_conflict by what is returned, where a key was used after all
 */
export async function prepare(tx: Executor, journals: readonly Journal[]): Promise<() => Promise<void>> {
  const { locked, now } = await lockFor(tx, journals)
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

function lockFor(tx: Executor, journals: readonly Journal[]) {
  for (const journal of journals) checkJournal(journal)
  const keys = journals.flatMap(({ postings, currency, uid }) =>
    postings.map(({ account }) => accountKey(account, currency, uid)),
  )
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
