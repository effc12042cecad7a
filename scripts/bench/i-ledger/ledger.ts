import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import pg from 'pg'
import type { Database } from '../../../server/db/Database.ts'
import { openPostgres } from '../../../server/db/openPostgres.ts'
import { createSessionRepository } from '../../../server/platform/sessions/sessionRepository.ts'
import { startPostgres } from '../../../tests/fixtures/startPostgres.ts'
import type { Aim, Benchmark, Table } from '../lib/Benchmark.ts'
import { ROOT } from '../lib/paths.ts'
import { startServer } from '../lib/startServer.ts'
import { figure, median, ratio, shown, spread, times } from '../lib/statistics.ts'
import { createBareTables, fill, openAccounts } from './fill.ts'
import { byBareSql, byLedger, byOneStatement, rateOf } from './transfers.ts'

const PLAYERS = 1000
const AIM = 0.6
/** What counts as flat: at the large size at least this part of the rate at the small one. */
const FLAT = 0.8

type Size = {
  journals: number
  ledger: number[]
  bare: number[]
  one: number[]
  p99: number[]
  beside: number[]
}

export const ledger: Benchmark = {
  name: 'i-ledger',
  title: 'Money',
  method:
    'A Postgres of its own that waits for the disk at each commit, ten transfers of a cent at a time to a thousand ' +
    'players, 5 s each, in turns. Bare SQL writes the same rows into the same tables without triggers: once as one would ' +
    'write it, statement by statement, and once by one statement without a transaction around it, which is the limit. ' +
    'Then `account.getBalance` is asked over HTTP by eight connections of one player while four transfers at a time are ' +
    'under way. All of it on one machine, with few journals and with many; those that fill the tables are written in bulk.',
  async run({ quick, log }) {
    const data = await mkdtemp(join(tmpdir(), 'croupier-bench-'))
    const postgres = await startPostgres({ durable: true })
    const database = await openPostgres(postgres.url)
    // Filling takes longer than the pool of the server lets a statement take.
    const client = new pg.Client({ connectionString: postgres.url })
    const pool = new pg.Pool({ connectionString: postgres.url, max: 10 })
    try {
      await client.connect()
      await createBareTables(client)
      const uids = await openAccounts(client, PLAYERS)
      const sizes: Size[] = []
      for (const journals of quick ? [1_000, 20_000] : [10_000, 1_000_000]) {
        log(`${figure(journals)} journals`)
        await fill(client, journals)
        sizes.push(await measure(database, pool, uids, journals, { quick, log, url: postgres.url, data }))
      }
      return { tables: tablesOf(sizes), aims: aimsOf(sizes), raw: sizes }
    } finally {
      await client.end()
      await pool.end()
      await database.close()
      await postgres.stop()
      await rm(data, { recursive: true, force: true })
    }
  },
}

type Run = { quick: boolean; log: (line: string) => void; url: string; data: string }

async function measure(
  database: Database,
  pool: pg.Pool,
  uids: number[],
  journals: number,
  { quick, log, url, data }: Run,
): Promise<Size> {
  const size: Size = { journals, ledger: [], bare: [], one: [], p99: [], beside: [] }
  const [rounds, seconds] = quick ? [1, 1] : [5, 5]
  const ours = byLedger(database)
  for (const transfer of [ours, byBareSql(pool), byOneStatement(pool)]) await rateOf(transfer, uids, 1)
  for (let round = 0; round < rounds; round += 1) {
    log(`round ${round + 1}`)
    size.ledger.push(await rateOf(ours, uids, seconds))
    size.bare.push(await rateOf(byBareSql(pool), uids, seconds))
    size.one.push(await rateOf(byOneStatement(pool), uids, seconds))
  }
  const server = await startServer(ROOT, join(data, 'data'), undefined, { DATABASE_URL: url })
  try {
    const visitor = { ip: '127.0.0.1', userAgent: 'bench' }
    const token = await createSessionRepository(database).create(
      { uid: uids[0] as number, passwordHash: 'none' },
      visitor,
    )
    for (let round = 0; round < rounds; round += 1) {
      const [answer, beside] = await Promise.all([
        autocannon({
          url: `${server.address}/api/account/getBalance?version=1&locale=en`,
          connections: 8,
          duration: seconds,
          headers: { cookie: `sid=${token}` },
        }),
        rateOf(ours, uids, seconds, 4),
      ])
      if (answer.non2xx > 0 || answer.errors > 0)
        throw new Error(`${answer.non2xx} refused, ${answer.errors} failed`)
      size.p99.push(answer.latency.p99)
      size.beside.push(beside)
    }
  } finally {
    await server.stop()
  }
  return size
}

function tablesOf(sizes: Size[]): Table[] {
  return [
    {
      caption: 'Transfers a second',
      columns: ['journals', 'ledger', 'bare SQL', 'ledger × bare', 'one statement', 'ledger × one statement'],
      rows: sizes.map(({ journals, ledger: ours, bare, one }) => [
        figure(journals),
        shown(spread(ours)),
        shown(spread(bare)),
        times(ratio(ours, bare)),
        shown(spread(one)),
        times(ratio(ours, one)),
      ]),
    },
    {
      caption: '`account.getBalance` while money moves',
      columns: ['journals', 'p99, ms', 'transfers/s beside it'],
      rows: sizes.map(({ journals, p99, beside }) => [
        figure(journals),
        shown(spread(p99)),
        shown(spread(beside)),
      ]),
    },
  ]
}

function aimsOf(sizes: Size[]): Aim[] {
  const [few, many] = [sizes[0], sizes.at(-1)]
  if (!few || !many) return []
  const kept = median(many.ledger) / median(few.ledger)
  const slower = median(many.p99) / median(few.p99)
  return [
    ...sizes.map(({ journals, ledger: ours, bare }) => ({
      aim: `≥ ${AIM}× bare SQL, ${figure(journals)} journals`,
      measured: times(ratio(ours, bare)),
      met: ratio(ours, bare).median >= AIM,
    })),
    {
      aim: `transfers stay flat: ≥ ${FLAT}× from ${figure(few.journals)} to ${figure(many.journals)} journals`,
      measured: `${figure(kept)}×`,
      met: kept >= FLAT,
    },
    {
      aim: `p99 of getBalance stays flat: ≤ ${figure(1 / FLAT)}×`,
      measured: `${figure(slower)}×`,
      met: slower <= 1 / FLAT,
    },
  ]
}
