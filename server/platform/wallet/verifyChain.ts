import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import type { Fault } from './Fault.ts'
import { journalHash, postingHash } from './planJournals.ts'
import { rowsOf } from './rowsOf.ts'

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
    const rows = await rowsOf<{
      id: string | number
      key: string
      kind: string
      currency: string
      uid: string | number | null
      reverses: string | number | null
      details: string
      request_hash: string
      hash: string
      created_at: string
      postings: { id: number; amount: string }[]
    }>(
      tx,
      sql`select id, key, kind, currency, uid, reverses, details, request_hash, hash,
          to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
          (select coalesce(json_agg(json_build_object('id', account_id, 'amount', amount::text)), '[]')
            from platform.ledger_postings where journal_id = journal.id) as postings
        from platform.ledger_journals journal where id > ${after} order by id limit ${page}`,
    )
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
    const rows = await rowsOf<{
      account_id: string | number
      sequence: string | number
      amount: string
      balance: string
      hash: string
      journal_hash: string
    }>(
      tx,
      sql`select posting.account_id, posting.sequence, posting.amount::text as amount, posting.balance::text as balance,
          posting.hash, journal.hash as journal_hash
        from platform.ledger_postings posting
        join platform.ledger_journals journal on journal.id = posting.journal_id
        where (posting.account_id, posting.sequence) > (${current.id}, ${current.sequence})
        order by posting.account_id, posting.sequence limit ${page}`,
    )
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
  const heads = await rowsOf<{ id: string | number }>(
    tx,
    sql`select account.id from platform.ledger_accounts account
      left join platform.ledger_postings posting
        on posting.account_id = account.id and posting.sequence = account.sequence
      where account.head <> coalesce(posting.hash, '')
      order by account.id`,
  )
  for (const { id } of heads) chain(Number(id), 'the account does not end where its postings end')
  return faults
}

const numberOrNull = (value: string | number | null) => (value === null ? null : Number(value))
