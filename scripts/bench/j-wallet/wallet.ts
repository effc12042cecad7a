import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openPostgres } from '../../../server/db/openPostgres.ts'
import { startPostgres } from '../../../tests/fixtures/databases/startPostgres.ts'
import type { Benchmark, Outcome } from '../lib/Benchmark.ts'
import { ROOT } from '../lib/paths.ts'
import { startServer } from '../lib/startServer.ts'
import { ratio, shown, spread, times } from '../lib/statistics.ts'
import { callerOf, game, listGame, openPlayers, provider } from './provider.ts'
import { byBareSql, byWallet, createBareTables, type Round, rateOf, reckoned, sessionsOf } from './rounds.ts'

const PLAYERS = 200
const AT_ONCE = 10
const AIM = 0.6

type Figures = Record<'wallet' | 'bare' | 'loose' | 'many' | 'p50' | 'p99', number[]>

export const wallet: Benchmark = {
  name: 'j-wallet',
  title: 'Rounds of games',
  method:
    'A Postgres of its own that waits for the disk at each commit, and the server in one process beside it. A provider ' +
    `plays rounds of ${AT_ONCE} players at a time over HTTP, each a signed bet and a signed win that closes it, 5 s each, in ` +
    'turns with bare SQL that writes the same rows, statement by statement, without HTTP and without asking anything: once ' +
    'into the same tables as they stand, with the triggers and references that guard them, and once into copies without ' +
    'these. Each win also notes its round for points of loyalty, which the server makes beside, of its own tables; a turn begins ' +
    `when those of the last are made. Then ${PLAYERS} players play at once, each the next round as soon as the last is over, and ` +
    'each call is timed. ' +
    'All of it on one machine.',
  async run({ quick, log }) {
    const data = await mkdtemp(join(tmpdir(), 'croupier-bench-'))
    const postgres = await startPostgres({ durable: true })
    const stops: (() => unknown)[] = []
    try {
      const database = await openPostgres(postgres.url)
      stops.push(database.close)
      await listGame(database)
      const server = await startServer(ROOT, data, undefined, { DATABASE_URL: postgres.url, ...provider })
      stops.push(server.stop)
      const count = quick ? AT_ONCE : PLAYERS
      log(`${count} players`)
      const players = await openPlayers(database, count)
      const caller = callerOf(server.address)
      stops.push(caller.close)
      const names = new Map<string, string>()
      for (const { token } of players)
        names.set(token, String((await caller.call('balance', { token, game })).player))
      const round = byWallet(caller.call, names)
      await rateOf(round, players.slice(0, AT_ONCE), 1)
      const pool = new pg.Pool({ connectionString: postgres.url, max: AT_ONCE })
      pool.on('connect', (client) => client.on('error', () => {}))
      stops.push(() => pool.end())
      await createBareTables(pool)
      const sessions = await sessionsOf(pool, players)
      // As autovacuum does before long: without it the database plans for tables that are empty.
      await pool.query('analyze')

      const figures: Figures = { wallet: [], bare: [], loose: [], many: [], p50: [], p99: [] }
      const few = players.slice(0, AT_ONCE)
      for (let at = 0; at < (quick ? 1 : 7); at += 1) {
        log(`round ${at + 1}`)
        const turn = async (of: Round, who = few) => {
          await reckoned(pool)
          return rateOf(of, who, quick ? 1 : 5)
        }
        figures.wallet.push(await turn(round))
        figures.bare.push(await turn(byBareSql(pool, 'platform', sessions)))
        figures.loose.push(await turn(byBareSql(pool, 'bare', sessions)))
        const took: number[] = []
        const timed = byWallet(caller.call, names, (ms) => took.push(ms))
        figures.many.push(await turn(timed, players))
        took.sort((a, b) => a - b)
        figures.p50.push(took[Math.floor(took.length * 0.5)] ?? Number.NaN)
        figures.p99.push(took[Math.floor(took.length * 0.99)] ?? Number.NaN)
      }
      return outcomeOf(figures)
    } finally {
      for (const stop of stops.toReversed()) await stop()
      await postgres.stop()
      await rm(data, { recursive: true, force: true })
    }
  },
}

function outcomeOf(figures: Figures): Outcome {
  const against = ratio(figures.wallet, figures.bare)
  return {
    tables: [
      {
        caption: `Rounds a second, ${AT_ONCE} players at a time`,
        columns: ['wallet', 'bare SQL', 'wallet × bare', 'without triggers', 'wallet × that'],
        rows: [
          [
            ...[shown(spread(figures.wallet)), shown(spread(figures.bare)), times(against)],
            ...[shown(spread(figures.loose)), times(ratio(figures.wallet, figures.loose))],
          ],
        ],
      },
      {
        caption: `${PLAYERS} players on one process`,
        columns: ['rounds a second', 'a call, p50, ms', 'a call, p99, ms'],
        rows: [[shown(spread(figures.many)), shown(spread(figures.p50)), shown(spread(figures.p99))]],
      },
    ],
    aims: [{ aim: `≥ ${AIM}× bare SQL`, measured: times(against), met: against.median >= AIM }],
    raw: figures,
  }
}
