import type pg from 'pg'
import type { Database } from '../../../server/db/Database.ts'
import { createLedger } from '../../../server/platform/wallet/createLedger.ts'
import { houseParts } from '../../../server/platform/wallet/ledgerAccount.ts'

export type Transfer = (uid: number) => Promise<unknown>

let count = 0
const nextKey = () => {
  count += 1
  return `bench/${process.pid}/${count}`
}

/** One cent to a player, by the ledger: keys, hashes, triggers and all. */
export function byLedger(database: Database): Transfer {
  const ledger = createLedger(database)
  return (uid) =>
    database.transaction((tx) =>
      ledger.post(tx, [
        {
          key: nextKey(),
          kind: 'deposit',
          currency: 'EUR',
          uid,
          postings: [
            { account: { house: 'clearing', ref: 'bench' }, amount: -1n },
            { account: { uid, kind: 'main' }, amount: 1n },
          ],
        },
      ]),
    )
}

const hash = 'x'.repeat(43)

/** The same rows by plain SQL as one would write it: a transaction, a statement for each table, nothing checked. */
export function byBareSql(pool: pg.Pool): Transfer {
  return async (uid) => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      const change = async (name: string, amount: number) => {
        const { rows } = await client.query(
          `update bare.accounts set balance = balance + $2, sequence = sequence + 1, head = $3
            where name = $1 returning id, balance, sequence`,
          [name, amount, hash],
        )
        return rows[0] as { id: string; balance: string; sequence: string }
      }
      const player = await change(`${uid}/main//EUR/0`, 1)
      const house = await change(`house/clearing/bench/EUR/${uid % houseParts}`, -1)
      const { rows } = await client.query(
        `insert into bare.journals (key, kind, currency, uid, details, request_hash, hash, created_at)
          values ($1, 'deposit', 'EUR', $2, '{}', $3, $3, now()) returning id`,
        [nextKey(), uid, hash],
      )
      await client.query(
        `insert into bare.postings (account_id, sequence, journal_id, amount, balance, hash)
          values ($1, $2, $7, 1, $3, $8), ($4, $5, $7, -1, $6, $8)`,
        [
          player.id,
          player.sequence,
          player.balance,
          house.id,
          house.sequence,
          house.balance,
          rows[0]?.id,
          hash,
        ],
      )
      await client.query('commit')
    } finally {
      client.release()
    }
  }
}

/** The same rows by one statement and one round trip: the limit. */
export function byOneStatement(pool: pg.Pool): Transfer {
  return (uid) =>
    pool.query(
      `with player as (
          update bare.accounts set balance = balance + 1, sequence = sequence + 1, head = $5
          where name = $1 returning id, balance, sequence
        ), house as (
          update bare.accounts set balance = balance - 1, sequence = sequence + 1, head = $5
          where name = $2 returning id, balance, sequence
        ), journal as (
          insert into bare.journals (key, kind, currency, uid, details, request_hash, hash, created_at)
          values ($3, 'deposit', 'EUR', $4, '{}', $5, $5, now()) returning id
        )
        insert into bare.postings (account_id, sequence, journal_id, amount, balance, hash)
        select player.id, player.sequence, journal.id, 1, player.balance, $5 from player, journal
        union all select house.id, house.sequence, journal.id, -1, house.balance, $5 from house, journal`,
      [`${uid}/main//EUR/0`, `house/clearing/bench/EUR/${uid % houseParts}`, nextKey(), uid, hash],
    )
}

/** Keeps so many transfers under way, to players in turn. @returns a second */
export async function rateOf(
  transfer: Transfer,
  uids: readonly number[],
  seconds: number,
  atOnce = 10,
): Promise<number> {
  const started = performance.now()
  const end = started + seconds * 1000
  let done = 0
  async function work(): Promise<void> {
    while (performance.now() < end) {
      await transfer(uids[(done * 7) % uids.length] as number)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return done / ((performance.now() - started) / 1000)
}
