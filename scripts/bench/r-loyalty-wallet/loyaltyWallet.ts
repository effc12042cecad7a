import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openPostgres } from '../../../server/db/openPostgres.ts'
import { startPostgres } from '../../../tests/fixtures/databases/startPostgres.ts'
import { callerOf, game, listGame, openPlayers, provider } from '../j-wallet/provider.ts'
import { byWallet, rateOf, reckoned } from '../j-wallet/rounds.ts'
import type { Benchmark, Outcome } from '../lib/Benchmark.ts'
import { ROOT } from '../lib/paths.ts'
import { staffSettings } from '../lib/signInStaff.ts'
import { startServer } from '../lib/startServer.ts'
import { ratio, shown, spread, times } from '../lib/statistics.ts'
import { switchOf } from './switchOf.ts'

const PLAYERS = 10
const SECONDS = 5
/** Times the rounds a second of the same site without loyalty. */
const AIM = 0.97

const sides = ['on', 'off'] as const
type Side = (typeof sides)[number]

export const loyaltyWallet: Benchmark = {
  name: 'r-loyalty-wallet',
  title: 'Rounds of games, with loyalty and without',
  method:
    'A Postgres of its own that waits for the disk at each commit, and the server in one process beside it, without sports. A provider plays rounds of ' +
    `${PLAYERS} players at a time over HTTP, each a signed bet and a signed win that closes it, ${SECONDS} s each, in turns on the site with loyalty and ` +
    'on the same site whose administrator has turned loyalty off, by turns the one and the other first. The server makes points of rounds every two seconds, ' +
    'beside those that are played; a turn begins when all of the last are made. A round is noted in its transaction either way: that costs an insert, which j-wallet counts.',
  async run({ quick, log }) {
    const data = await mkdtemp(join(tmpdir(), 'croupier-bench-'))
    const postgres = await startPostgres({ durable: true })
    const stops: (() => unknown)[] = []
    try {
      const database = await openPostgres(postgres.url)
      stops.push(database.close)
      await listGame(database)
      const server = await startServer(ROOT, data, undefined, {
        ...{ DATABASE_URL: postgres.url, SPORTS: '0' },
        ...provider,
        ...staffSettings,
      })
      stops.push(server.stop)
      const players = await openPlayers(database, PLAYERS)
      const caller = callerOf(server.address)
      stops.push(caller.close)
      const names = new Map<string, string>()
      for (const { token } of players)
        names.set(token, String((await caller.call('balance', { token, game })).player))
      const round = byWallet(caller.call, names)
      const pool = new pg.Pool({ connectionString: postgres.url, max: 2 })
      pool.on('connect', (client) => client.on('error', () => {}))
      stops.push(() => pool.end())
      const turnTo = await switchOf(server.address)
      await rateOf(round, players, quick ? 1 : SECONDS)
      await pool.query('analyze')

      const figures: Record<Side, number[]> = { on: [], off: [] }
      for (let at = 0; at < (quick ? 1 : 7); at += 1) {
        log(`round ${at + 1}`)
        for (const side of at % 2 === 0 ? sides : sides.toReversed()) {
          await turnTo(side === 'on')
          await reckoned(pool)
          figures[side].push(await rateOf(round, players, quick ? 1 : SECONDS))
        }
      }
      const { rows } = await pool.query<{ lots: number }>(
        'select count(*)::int as lots from platform.loyalty_lots',
      )
      if (!rows[0]?.lots) throw new Error('No points were made of rounds')
      return outcomeOf(figures)
    } finally {
      for (const stop of stops.toReversed()) await stop()
      await postgres.stop()
      await rm(data, { recursive: true, force: true })
    }
  },
}

function outcomeOf({ on, off }: Record<Side, number[]>): Outcome {
  const against = ratio(on, off)
  return {
    tables: [
      {
        caption: `Rounds a second, ${PLAYERS} players at a time`,
        columns: ['with loyalty', 'without', 'with × without'],
        rows: [[shown(spread(on)), shown(spread(off)), times(against)]],
      },
    ],
    aims: [{ aim: `≥ ${AIM}× without`, measured: times(against), met: against.median >= AIM }],
    raw: { on, off },
  }
}
