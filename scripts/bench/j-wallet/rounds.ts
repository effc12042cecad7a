import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { houseParts } from '../../../server/platform/wallet/ledgerAccount.ts'
import { type Call, game, type Playing } from './provider.ts'

/** Plays one round of a player: a stake of ten cents, and a win of nine that closes it. */
export type Round = (player: Playing) => Promise<unknown>

let count = 0
const nextName = () => {
  count += 1
  return `bench-${process.pid}-${count}`
}

/** By the wallet, as a provider would. @param took is told how many milliseconds each call took */
export function byWallet(
  call: Call,
  names: ReadonlyMap<string, string>,
  took: (milliseconds: number) => void = () => {},
): Round {
  const timed = async (operation: string, input: object) => {
    const began = performance.now()
    await call(operation, input)
    took(performance.now() - began)
  }
  return async ({ token }) => {
    const [bet, round] = [nextName(), nextName()]
    const common = { round, game, currency: 'EUR' }
    await timed('bet', { token, transaction: bet, amount: '10', ...common })
    const player = names.get(token)
    await timed('win', { player, transaction: nextName(), bet, amount: '9', finished: true, ...common })
  }
}

/** Where bare SQL writes: the tables as they stand, or copies without triggers and references. */
export type Tables = 'platform' | 'bare'

const copied = [
  ...['ledger_accounts', 'ledger_journals', 'ledger_postings'],
  ...['game_rounds', 'game_transactions', 'wallet_nonces', 'leaderboard_days', 'loyalty_outbox'],
]

/** What the wallet writes, without its triggers and references. */
export async function createBareTables(client: pg.Client | pg.Pool): Promise<void> {
  await client.query('create schema bare')
  for (const table of copied)
    await client.query(`create table bare.${table} (like platform.${table} including all)`)
  await client.query('alter table bare.ledger_accounts set (fillfactor = 60)')
  await client.query(`insert into bare.ledger_accounts
      (uid, kind, ref, currency, part, may_overdraw, balance, sequence, head)
    select uid, kind, ref, currency, part, may_overdraw, balance, sequence, head from platform.ledger_accounts`)
}

const hash = 'x'.repeat(43)
/** What a stake was made of. */
const ofRealMoney = '{"main":"10","bonus":"0"}'

/** Id of the game session that each of these players has open. */
export async function sessionsOf(pool: pg.Pool, players: readonly Playing[]): Promise<Map<number, string>> {
  const { rows } = await pool.query<{ uid: string; id: string }>(
    'select uid, max(id) as id from platform.game_sessions where uid = any($1::bigint[]) group by uid',
    [players.map(({ uid }) => uid)],
  )
  return new Map(rows.map(({ uid, id }) => [Number(uid), id]))
}

/**
 * The same rows by plain SQL as one would write it: two transactions, a statement for each table, nothing checked and
 * nobody asked.
 * @param sessions ids of the game sessions, by player
 */
export function byBareSql(pool: pg.Pool, tables: Tables, sessions: ReadonlyMap<number, string>): Round {
  type Part = { kind: 'bet' | 'win'; round: string; bet: string; amount: number }

  async function once(uid: number, { kind, round, bet, amount }: Part) {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query(
        `insert into ${tables}.wallet_nonces (provider, nonce, seen_at) values ('games', $1, now())`,
        [nextName()],
      )
      const { rows: rounds } =
        kind === 'bet'
          ? await client.query(
              `insert into ${tables}.game_rounds (provider, uid, game, name, session_id, currency, staked, opened_at)
                values ('games', $1, $2, $3, $4, 'EUR', $5, now()) returning id`,
              [uid, game, round, sessions.get(uid), -amount],
            )
          : await client.query(
              `update ${tables}.game_rounds set won = $4, state = 'closed', counted = 0, closed_at = now()
                where provider = 'games' and uid = $1 and game = $2 and name = $3 returning id`,
              [uid, game, round, amount],
            )
      const change = async (name: string, by: number) => {
        const { rows } = await client.query(
          `update ${tables}.ledger_accounts set balance = balance + $2, sequence = sequence + 1, head = $3
            where name = $1 returning id, balance, sequence`,
          [name, by, hash],
        )
        return rows[0] as { id: string; balance: string; sequence: string }
      }
      const player = await change(`${uid}/main//EUR/0`, amount)
      const house = await change(`house/revenue/casino/EUR/${uid % houseParts}`, -amount)
      const { rows } = await client.query(
        `insert into ${tables}.ledger_journals (key, kind, currency, uid, details, request_hash, hash, created_at)
          values ($1, $3, 'EUR', $2, '{}', $4, $4, now()) returning id`,
        [nextName(), uid, kind, hash],
      )
      await client.query(
        `insert into ${tables}.ledger_postings (account_id, sequence, journal_id, amount, balance, hash)
          values ($1, $2, $7, $9, $3, $8), ($4, $5, $7, -$9::bigint, $6, $8)`,
        [
          ...[player.id, player.sequence, player.balance, house.id, house.sequence, house.balance],
          ...[rows[0]?.id, hash, amount],
        ],
      )
      await client.query(
        `insert into ${tables}.game_transactions (provider, name, kind, uid, round_id, amount, currency, bet, stake, request_hash, answer, created_at)
          values ('games', $1, $2, $3, $4, $5, 'EUR', $6, $7, $8, '{}', now())`,
        [
          ...[kind === 'bet' ? bet : nextName(), kind, uid, rounds[0]?.id, Math.abs(amount)],
          ...[kind === 'win' ? bet : null, kind === 'bet' ? ofRealMoney : null, hash],
        ],
      )
      if (kind === 'win') {
        await client.query(
          `insert into ${tables}.leaderboard_days as known (day, uid, currency, won, worth)
            values (current_date, $1, 'EUR', $2, $2) on conflict (day, uid, currency)
            do update set won = known.won + excluded.won, worth = known.worth + excluded.worth`,
          [uid, amount],
        )
        await client.query(
          `insert into ${tables}.loyalty_outbox (uid, kind, ref, at, due_at) values ($1, 'round', $2, now(), now())`,
          [uid, rounds[0]?.id],
        )
      }
      await client.query('commit')
    } finally {
      client.release()
    }
  }
  return async ({ uid }) => {
    const [round, bet] = [nextName(), nextName()]
    await once(uid, { kind: 'bet', round, bet, amount: -10 })
    await once(uid, { kind: 'win', round, bet, amount: 9 })
  }
}

/**
 * Waits until the server has made points of all that was noted, which it does beside the rounds of others otherwise.
 * @throws where it cannot
 */
export async function reckoned(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ waiting: number; failed: number }>(
      `select count(*)::int as waiting, (count(*) filter (where tries > 0))::int as failed from platform.loyalty_outbox`,
    )
    if (rows[0]?.failed) throw new Error(`Points of ${rows[0].failed} rounds could not be reckoned`)
    if (!rows[0]?.waiting) return
    await pause(100)
  }
}

/** Lets so many players play at once, one round after another. @returns rounds a second */
export async function rateOf(round: Round, players: readonly Playing[], seconds: number): Promise<number> {
  const started = performance.now()
  const end = started + seconds * 1000
  let done = 0
  await Promise.all(
    players.map(async (player) => {
      while (performance.now() < end) {
        await round(player)
        done += 1
      }
    }),
  )
  return done / ((performance.now() - started) / 1000)
}
