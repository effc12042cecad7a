import type { Executor } from '../../db/Database.ts'
import { auditRepository } from './auditRepository.ts'
import type { Fault } from './Fault.ts'
import { journalHash, postingHash } from './planJournals.ts'

/** Rows that are held in memory at once while the chains are followed. */
const page = 5_000

/**
 * Follows the chain of every account from its first posting to its head, and compares each journal with its hash.
 * What was changed, added or taken away behind the ledger's back shows here; so run it in one snapshot
 * (repeatable read) while the ledger is in use.
 */
export async function verifyChain(tx: Executor): Promise<Fault[]> {
  return [...(await verifyJournals(tx)), ...(await verifyAccounts(tx))]
}

async function verifyJournals(tx: Executor): Promise<Fault[]> {
  const faults: Fault[] = []
  for (let after = 0; ; ) {
    const rows = await auditRepository.journalsAfter(tx, after, page)
    for (const { id, hash, postings, ...row } of rows) {
      const named = { ...row, uid: numberOrNull(row.uid), reverses: numberOrNull(row.reverses) }
      const told = postings.map((posting) => ({ id: Number(posting.id), amount: BigInt(posting.amount) }))
      if (journalHash(named, told) !== hash)
        faults.push({ what: 'journal', id: Number(id), details: `${row.key} is not as it was posted` })
    }
    const last = rows.at(-1)
    if (!last) return faults
    after = Number(last.id)
  }
}

async function verifyAccounts(tx: Executor): Promise<Fault[]> {
  const faults: Fault[] = []
  const chain = (id: number, details: string) => faults.push({ what: 'chain', id, details })
  let current = { id: 0, sequence: 0, balance: 0n, hash: '' }
  for (;;) {
    const rows = await auditRepository.postingsAfter(tx, current, page)
    for (const row of rows) {
      const id = Number(row.account_id)
      if (id !== current.id) current = { id, sequence: 0, balance: 0n, hash: '' }
      const sequence = Number(row.sequence)
      const amount = BigInt(row.amount)
      const balance = current.balance + amount
      const hash = postingHash({
        before: current.hash,
        journal: row.journal_hash,
        id,
        sequence,
        amount,
        balance,
      })
      if (sequence !== current.sequence + 1) chain(id, `posting ${current.sequence + 1} is missing`)
      else if (hash !== row.hash || balance !== BigInt(row.balance))
        chain(id, `posting ${sequence} does not follow`)
      current = { id, sequence, balance: BigInt(row.balance), hash: row.hash }
    }
    if (rows.length === 0) break
  }
  for (const id of await auditRepository.strayHeads(tx))
    chain(id, 'the account does not end where its postings end')
  return faults
}

const numberOrNull = (value: string | number | null) => (value === null ? null : Number(value))
