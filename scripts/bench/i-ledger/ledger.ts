import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import pg from 'pg'
import type { Database } from '../../../server/db/Database.ts'
import { openPostgres } from '../../../server/db/openPostgres.ts'
import { sessionRepository } from '../../../server/platform/sessions/sessionRepository.ts'
import { startPostgres } from '../../../tests/fixtures/databases/startPostgres.ts'
import type { Aim, Benchmark, Table } from '../lib/Benchmark.ts'
import { ROOT } from '../lib/paths.ts'
import { type RunningServer, startServer } from '../lib/startServer.ts'
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
    'A Postgres of its own that waits for the disk at each commit, with a database of few journals and one of many, which ' +
    'were written in bulk. Ten transfers of a cent at a time to a thousand players, 5 s each, all contenders in turns on ' +
    'both databases. Bare SQL writes the same rows into the same tables without triggers: once as one would write it, ' +
    'statement by statement, and once by one statement without a transaction around it, which is the limit. Then ' +
    '`account.getBalance` is asked over HTTP by eight connections of one player while four transfers at a time are under ' +
    'way. All of it on one machine.',
  async run({ quick, log }) {
    const data = await mkdtemp(join(tmpdir(), 'croupier-bench-'))
    const postgres = await startPostgres({ durable: true })
    const places: Place[] = []
    try {
      for (const journals of quick ? [100, 1_000] : [10_000, 1_000_000]) {
        log(`${figure(journals)} journals`)
        places.push(await openPlace(postgres.url, journals))
      }
      await measureTransfers(places, { quick, log })
      await measureBalances(places, { quick, log }, data)
      const sizes = places.map(({ size }) => size)
      return { tables: tablesOf(sizes), aims: aimsOf(sizes), raw: sizes }
    } finally {
      for (const { close } of places) await close()
      await postgres.stop()
      await rm(data, { recursive: true, force: true })
    }
  },
}

/** A database with so many journals. */
type Place = {
  url: string
  database: Database
  pool: pg.Pool
  uids: number[]
  size: Size
  close: () => Promise<void>
}

async function openPlace(admin: string, journals: number): Promise<Place> {
  const name = `bench_${journals}`
  await withClient(admin, (client) => client.query(`create database ${name}`))
  const url = Object.assign(new URL(admin), { pathname: `/${name}` }).href
  const database = await openPostgres(url)
  // Filling takes longer than the pool of the server lets a statement take.
  const uids = await withClient(url, async (client) => {
    await createBareTables(client)
    const opened = await openAccounts(client, PLAYERS)
    await fill(client, journals)
    return opened
  })
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  // A connection may hear of the end of Postgres while it is being closed; unheard, that would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const size: Size = { journals, ledger: [], bare: [], one: [], p99: [], beside: [] }
  return {
    ...{ url, database, pool, uids, size },
    async close() {
      await pool.end()
      await database.close()
    },
  }
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

type Run = { quick: boolean; log: (line: string) => void }
const lengthOf = ({ quick }: Run) => (quick ? { rounds: 1, seconds: 1 } : { rounds: 7, seconds: 5 })

async function measureTransfers(places: readonly Place[], run: Run): Promise<void> {
  const { rounds, seconds } = lengthOf(run)
  for (const { database, pool, uids } of places)
    for (const transfer of [byLedger(database), byBareSql(pool), byOneStatement(pool)])
      await rateOf(transfer, uids, 1)
  for (let round = 0; round < rounds; round += 1) {
    run.log(`transfers, round ${round + 1}`)
    for (const { database, pool, uids, size } of places) {
      size.ledger.push(await rateOf(byLedger(database), uids, seconds))
      size.bare.push(await rateOf(byBareSql(pool), uids, seconds))
      size.one.push(await rateOf(byOneStatement(pool), uids, seconds))
    }
  }
}

async function measureBalances(places: readonly Place[], run: Run, data: string): Promise<void> {
  const { rounds, seconds } = lengthOf(run)
  const servers: RunningServer[] = []
  try {
    const cookies: string[] = []
    for (const { url, database, uids } of places) {
      servers.push(
        await startServer(ROOT, join(data, `data${servers.length}`), undefined, { DATABASE_URL: url }),
      )
      const visitor = { ip: '127.0.0.1', userAgent: 'bench' }
      const player = { uid: uids[0] as number, passwordHash: 'none' }
      cookies.push(`sid=${await sessionRepository.create(database.drizzle, player, visitor)}`)
    }
    // The first round only warms up.
    for (let round = 0; round <= rounds; round += 1) {
      run.log(round === 0 ? 'balances, before the rounds' : `balances, round ${round}`)
      for (const [at, { database, uids, size }] of places.entries()) {
        const [answer, beside] = await Promise.all([
          autocannon({
            url: `${servers[at]?.address}/api/account/getBalance?version=1&locale=en`,
            connections: 8,
            duration: seconds,
            headers: { cookie: cookies[at] ?? '' },
          }),
          rateOf(byLedger(database), uids, seconds, 4),
        ])
        if (answer.non2xx > 0 || answer.errors > 0)
          throw new Error(`${answer.non2xx} refused, ${answer.errors} failed`)
        if (round === 0) continue
        size.p99.push(answer.latency.p99)
        size.beside.push(beside)
      }
    }
  } finally {
    for (const server of servers) await server.stop()
  }
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
