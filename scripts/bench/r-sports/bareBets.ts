import type pg from 'pg'

const copied = [
  ...['ledger_accounts', 'ledger_journals', 'ledger_postings'],
  ...['sports_bets', 'sports_bet_legs', 'sports_liabilities'],
]

/** What a bet writes, without triggers and references. */
export async function createBareTables(pool: pg.Pool): Promise<void> {
  await pool.query('create schema bare')
  for (const table of copied)
    await pool.query(`create table bare.${table} (like platform.${table} including all)`)
  await pool.query('alter table bare.ledger_accounts set (fillfactor = 60)')
  await pool.query(`insert into bare.ledger_accounts
      (uid, kind, ref, currency, part, may_overdraw, balance, sequence, head)
    select uid, kind, ref, currency, part, may_overdraw, balance, sequence, head from platform.ledger_accounts`)
}

const hash = 'x'.repeat(43)
let count = 0

/**
 * The rows of a bet of 1.00 by plain SQL as one would write it: one transaction, which holds the player and the events as whoever takes
 * a bet must, then a statement for each table; nothing is checked.
 */
export async function placeBare(pool: pg.Pool, uid: number, events: readonly string[], quote: string) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select from platform.accounts where uid = $1 for no key update', [uid])
    await client.query('select from platform.sports_events where id = any($1) order by id for share', [
      events,
    ])
    await client.query('delete from platform.sports_quotes where id = $1', [quote])
    const change = async (kind: string, amount: number) => {
      const { rows } = await client.query(
        `update bare.ledger_accounts set balance = balance + $2, sequence = sequence + 1, head = $3
          where name = $1 returning id, balance, sequence`,
        [`${uid}/${kind}//EUR/0`, amount, hash],
      )
      return rows[0] as { id: string; balance: string; sequence: string }
    }
    const [main, open] = [await change('main', -100), await change('open_bets', 100)]
    count += 1
    const { rows: journals } = await client.query(
      `insert into bare.ledger_journals (key, kind, currency, uid, details, request_hash, hash, created_at)
        values ($1, 'bet', 'EUR', $2, '{}', $3, $3, now()) returning id`,
      [`bare/${count}`, uid, hash],
    )
    await client.query(
      `insert into bare.ledger_postings (account_id, sequence, journal_id, amount, balance, hash)
        values ($1, $2, $7, -100, $3, $8), ($4, $5, $7, 100, $6, $8)`,
      [
        ...[main.id, main.sequence, main.balance, open.id, open.sequence, open.balance],
        journals[0]?.id,
        hash,
      ],
    )
    const legs = JSON.stringify([...events].sort())
    await client.query(
      `insert into bare.sports_liabilities as held (event, line, outcome, currency, amount)
        select event, '18?total=2.5', '12', 'EUR', 90 from json_array_elements_text($1::json) event
        on conflict (event, line, outcome, currency) do update set amount = held.amount + excluded.amount`,
      [legs],
    )
    const { rows: bets } = await client.query(
      `insert into bare.sports_bets (uid, currency, state, system, sizes, is_each_way, line_stake, stake, paid_from, most_win,
          possible_return, liability, price_changes, rules, placed_at, accepted_at)
        values ($1, 'EUR', 'open', 'single', '[1]', false, 1, 100, '{"main":"100","bonus":"0"}', 1000000, 190, 90, 'none',
          '1:0123456789abcdef', now(), now()) returning id`,
      [uid],
    )
    await client.query(
      `insert into bare.sports_bet_legs (bet_id, position, event, sport, line, outcome, odds, is_banker, version, seen)
        select $1, place, event, 1, '18?total=2.5', '12', 19000, false, 1, '0123456789abcdef'
        from json_array_elements_text($2::json) with ordinality legs(event, place)`,
      [bets[0]?.id, legs],
    )
    await client.query('commit')
  } finally {
    client.release()
  }
}
