import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { rowsOf } from '../../db/rowsOf.ts'

/** Something that is wrong, by its number, in words. */
export type Finding = { id: string | number; details: string }

/** A journal as it stands, for its hash. */
export type StoredJournal = {
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
}

/** A posting as it stands, with the hash of its journal. */
export type StoredPosting = {
  account_id: string | number
  sequence: string | number
  amount: string
  balance: string
  hash: string
  journal_hash: string
}

/** Reads of the whole ledger, for whoever looks whether it is right. */
export const auditRepository = {
  /** Accounts that hold something else than their postings make. */
  wrongBalances: (tx: Executor): Promise<Finding[]> =>
    rowsOf(
      tx,
      sql`select account.id, format('%s holds %s by %s postings, they make %s by %s', account.name, account.balance,
          account.sequence, coalesce(played.balance, 0), coalesce(played.postings, 0)) as details
        from platform.ledger_accounts account
        left join (
          select account_id, sum(amount) as balance, count(*) as postings from platform.ledger_postings group by account_id
        ) played on played.account_id = account.id
        where account.balance <> coalesce(played.balance, 0) or account.sequence <> coalesce(played.postings, 0)
        order by account.id`,
    ),

  /** Journals that do not sum to zero. */
  unevenJournals: (tx: Executor): Promise<Finding[]> =>
    rowsOf(
      tx,
      sql`select journal.id, format('%s sums to %s', journal.key, coalesce(sum(posting.amount)::text, 'nothing')) as details
        from platform.ledger_journals journal
        left join platform.ledger_postings posting on posting.journal_id = journal.id
        group by journal.id having sum(posting.amount) is distinct from 0
        order by journal.id`,
    ),

  /**
   * Accounts where things wait that hold something else than the pending holds; stakes of open bets wait beside those, for which
   * their own part answers.
   */
  wrongHolds: (tx: Executor): Promise<Finding[]> =>
    rowsOf(
      tx,
      sql`select held.id, format('%s holds %s, pending holds are of %s', held.name, held.balance,
          coalesce(waiting.amount, 0)) as details
        from platform.ledger_accounts held
        left join (
          select held_account, sum(amount) as amount from platform.ledger_holds where state = 'pending' group by held_account
        ) waiting on waiting.held_account = held.id
        where (held.kind = 'withdrawal_hold' and held.balance <> coalesce(waiting.amount, 0))
          or held.balance < waiting.amount
        order by held.id`,
    ),

  /** Journals in the order of their numbers. @param after number of the last one that is known */
  journalsAfter: (tx: Executor, after: number, atMost: number): Promise<StoredJournal[]> =>
    rowsOf(
      tx,
      sql`select id, key, kind, currency, uid, reverses, details, request_hash, hash,
          to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
          (select coalesce(json_agg(json_build_object('id', account_id, 'amount', amount::text)), '[]')
            from platform.ledger_postings where journal_id = journal.id) as postings
        from platform.ledger_journals journal where id > ${after} order by id limit ${atMost}`,
    ),

  /** Postings, account by account, in the order of their sequence. */
  postingsAfter: (
    tx: Executor,
    after: { id: number; sequence: number },
    atMost: number,
  ): Promise<StoredPosting[]> =>
    rowsOf(
      tx,
      sql`select posting.account_id, posting.sequence, posting.amount::text as amount, posting.balance::text as balance,
          posting.hash, journal.hash as journal_hash
        from platform.ledger_postings posting
        join platform.ledger_journals journal on journal.id = posting.journal_id
        where (posting.account_id, posting.sequence) > (${after.id}, ${after.sequence})
        order by posting.account_id, posting.sequence limit ${atMost}`,
    ),

  /** Numbers of accounts that do not end where their postings end. */
  async strayHeads(tx: Executor): Promise<number[]> {
    const heads = await rowsOf<{ id: string | number }>(
      tx,
      sql`select account.id from platform.ledger_accounts account
        left join platform.ledger_postings posting
          on posting.account_id = account.id and posting.sequence = account.sequence
        where account.head <> coalesce(posting.hash, '')
        order by account.id`,
    )
    return heads.map(({ id }) => Number(id))
  },

  /** Writes what the journals say into every account whose balance says otherwise. @returns how many did */
  async rebuildBalances(tx: Executor): Promise<number> {
    await tx.execute(sql`lock table platform.ledger_accounts in exclusive mode`)
    const rows = await rowsOf(
      tx,
      sql`update platform.ledger_accounts account
        set balance = played.balance, sequence = played.postings, head = played.head
        from (
          select account.id, coalesce(sum(posting.amount), 0) as balance, count(posting.sequence) as postings,
            coalesce((array_agg(posting.hash order by posting.sequence desc) filter (where posting.hash is not null))[1], '') as head
          from platform.ledger_accounts account left join platform.ledger_postings posting on posting.account_id = account.id
          group by account.id
        ) played
        where played.id = account.id
          and (account.balance, account.sequence, account.head) is distinct from (played.balance, played.postings, played.head)
        returning account.id`,
    )
    return rows.length
  },
}
