import type pg from 'pg'
import { houseParts } from '../../../server/platform/wallet/ledgerAccount.ts'

/** Journals with two postings each, in the ledger and in the bare tables alike. */
export const schemas = ['platform.ledger_', 'bare.'] as const

/** The tables of the ledger again: its columns, indexes and references, but none of its triggers. */
export async function createBareTables(client: pg.Client): Promise<void> {
  await client.query('create schema bare')
  for (const table of ['accounts', 'journals', 'postings'])
    await client.query(`create table bare.${table} (like platform.ledger_${table} including all)`)
  await client.query('alter table bare.accounts set (fillfactor = 60)')
  await client.query('alter table bare.accounts add foreign key (uid) references platform.accounts')
  await client.query('alter table bare.journals add foreign key (uid) references platform.accounts')
  await client.query('alter table bare.journals add foreign key (reverses) references bare.journals')
  await client.query('alter table bare.postings add foreign key (account_id) references bare.accounts')
  await client.query('alter table bare.postings add foreign key (journal_id) references bare.journals')
}

/** Players without anything but a row, and an account of the ledger each, beside the parts of clearing. */
export async function openAccounts(client: pg.Client, players: number): Promise<number[]> {
  const { rows } = await client.query<{ uid: string }>(
    `insert into platform.accounts (login, password_hash, currency, locale, country_code)
      select 'bench' || n, 'none', 'EUR', 'en', 'LV' from generate_series(1, ${players}) n returning uid`,
  )
  for (const schema of schemas) {
    await client.query(
      `insert into ${schema}accounts (kind, ref, currency, part, may_overdraw)
        select 'clearing', 'bench', 'EUR', part, true from generate_series(0, ${houseParts - 1}) part`,
    )
    await client.query(
      `insert into ${schema}accounts (uid, kind, currency, may_overdraw)
        select uid, 'main', 'EUR', false from platform.accounts order by uid`,
    )
  }
  return rows.map(({ uid }) => Number(uid))
}

/** Adds journals of one cent, round about, until there are so many; their hashes are only as long as real ones. */
export async function fill(client: pg.Client, journals: number): Promise<void> {
  for (const schema of schemas) {
    const { rows } = await client.query(`select count(*)::int as there from ${schema}journals`)
    const there = Number(rows[0]?.there)
    if (there >= journals) continue
    await client.query(`alter table ${schema}postings disable trigger all`)
    await client.query(`
      create temporary table planned as
        select n, player.id as player, player.uid, house.id as house,
          row_number() over (partition by player.id order by n) as player_at,
          row_number() over (partition by house.id order by n) as house_at
        from generate_series(${there + 1}, ${journals}) n
        join (select *, row_number() over (order by id) - 1 as at, count(*) over () as size
          from ${schema}accounts where uid is not null) player on player.at = n % player.size
        join ${schema}accounts house on house.uid is null and house.part = player.uid % ${houseParts};
      with journal as (
        insert into ${schema}journals (key, kind, currency, uid, details, request_hash, hash, created_at)
        select 'filled/' || n, 'deposit', 'EUR', uid, '{}', repeat('r', 43), repeat('h', 43), now() from planned
        returning id, key
      )
      insert into ${schema}postings (account_id, sequence, journal_id, amount, balance, hash)
      select side.account, side.at + account.sequence, journal.id, side.amount,
        account.balance + side.at * side.amount, repeat('p', 43)
      from planned join journal on journal.key = 'filled/' || planned.n
      cross join lateral (values (planned.player, planned.player_at, 1), (planned.house, planned.house_at, -1))
        as side(account, at, amount)
      join ${schema}accounts account on account.id = side.account;
      update ${schema}accounts account
        set sequence = account.sequence + added.count, balance = account.balance + added.sum, head = repeat('p', 43)
        from (
          select account_id, count(*) as count, sum(amount) as sum from ${schema}postings posting
          join ${schema}accounts known on known.id = posting.account_id and posting.sequence > known.sequence
          group by account_id
        ) added where added.account_id = account.id;
      drop table planned`)
    await client.query(`alter table ${schema}postings enable trigger all`)
    await client.query(`vacuum analyze ${schema}journals`)
    await client.query(`vacuum analyze ${schema}postings`)
    await client.query(`vacuum analyze ${schema}accounts`)
  }
}
