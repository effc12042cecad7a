import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import pg from 'pg'
import type { Database } from '../../../server/db/Database.ts'
import { openPostgres } from '../../../server/db/openPostgres.ts'
import { type BettingHouse, bettingHouse, over, won } from '../../../tests/fixtures/betting/bettingHouse.ts'
import { startPostgres } from '../../../tests/fixtures/databases/startPostgres.ts'
import { payingPlayer } from '../../../tests/fixtures/players/players.ts'
import type { Aim, Benchmark, Table } from '../lib/Benchmark.ts'
import { ROOT } from '../lib/paths.ts'
import { startServer } from '../lib/startServer.ts'
import { figure, median, ratio, shown, spread, times } from '../lib/statistics.ts'
import { createBareTables } from './bareBets.ts'
import { type FeedRun, measureFeed } from './feed.ts'
import { byBareSql, byHouse, type Kind, quoteAll, rateOf } from './placing.ts'

const KINDS = ['single', 'goliath'] as const

type Bets = Record<Kind, { ours: number[]; bare: number[] }>
type Raw = {
  feed: FeedRun
  bets: Bets
  settling: { bets: number; seconds: number; idle: number; beside: number }
  balance: { idle: number[]; beside: number[]; live: number }
}
type Run = { quick: boolean; log: (line: string) => void }

export const sports: Benchmark = {
  name: 'r-sports',
  title: 'Sports',
  method:
    'A Postgres of its own that waits for the disk at each commit. A feed says 520 messages a second of 40 events, each with new prices of ten ' +
    'lines, to the code of the process that listens: read, folded and kept in batches. Then bets of two hundred players are placed ten at a time, quoted before, singles and ' +
    'Goliaths in turns with bare SQL that takes the same locks and writes the same rows into copies of these tables without triggers and references, statement by statement; it reads and checks nothing, and tells nobody. Then bets on one ' +
    'outcome are settled while others are placed, four at a time, by the same process. Last, `account.getBalance` is asked over HTTP by eight ' +
    "connections, of a server without sports and of one that follows the sandbox's bookmaker, once 20 events are in play. All of it on one machine.",
  async run({ quick, log }) {
    const data = await mkdtemp(join(tmpdir(), 'croupier-bench-'))
    const postgres = await startPostgres({ durable: true })
    const pool = new pg.Pool({ connectionString: postgres.url, max: 10 })
    pool.on('connect', (client) => client.on('error', () => {}))
    const database = await openPostgres(postgres.url)
    try {
      const house = await bettingHouse({ database })
      log('the feed')
      const feed = await measureFeed(database, quick ? 3 : 60)
      const table = await openTable(house, quick)
      await createBareTables(pool)
      const bets = await measureBets(house, pool, table, { quick, log })
      const settling = await measureSettling(house, table, { quick, log })
      house.close()
      const balance = await measureBalance(database, postgres.url, data, {
        quick,
        log,
      })
      const raw: Raw = { feed, bets, settling, balance }
      return { tables: tablesOf(raw), aims: aimsOf(raw), raw }
    } finally {
      await pool.end()
      await database.close()
      await postgres.stop()
      await rm(data, { recursive: true, force: true })
    }
  },
}

type Players = { players: number[]; events: string[] }

/** Players with money, of whom each has an account for open bets, and events that are bet on. */
async function openTable(house: BettingHouse, quick: boolean): Promise<Players> {
  const players: number[] = []
  for (let at = 0; at < (quick ? 20 : 200); at += 1) players.push(await house.player(1_000_000_00n))
  const events: string[] = []
  for (let at = 0; at < 50; at += 1) events.push(await house.event())
  const each = await quoteAll(house, { players, events }, 'single', players.length)
  await rateOf(each, byHouse(house, 'single'))
  return { players, events }
}

async function measureBets(house: BettingHouse, pool: pg.Pool, table: Players, run: Run): Promise<Bets> {
  const bets: Bets = { single: { ours: [], bare: [] }, goliath: { ours: [], bare: [] } }
  const [rounds, many] = run.quick ? [1, 40] : [5, 400]
  for (let round = 0; round <= rounds; round += 1) {
    run.log(round === 0 ? 'bets, before the rounds' : `bets, round ${round}`)
    for (const kind of KINDS) {
      const ours = await rateOf(await quoteAll(house, table, kind, many), byHouse(house, kind))
      const bare = await rateOf(await quoteAll(house, table, kind, many), byBareSql(pool))
      // The first round only warms up.
      if (round === 0) continue
      bets[kind].ours.push(ours.rate)
      bets[kind].bare.push(bare.rate)
    }
  }
  return bets
}

async function measureSettling(house: BettingHouse, table: Players, { quick, log }: Run) {
  const many = quick ? 100 : 10_000
  log(`${figure(many)} bets on one market`)
  const event = await house.event()
  await rateOf(await quoteAll(house, { ...table, events: [event] }, 'single', many), byHouse(house, 'single'))
  const placing = async (bets: number) =>
    (await rateOf(await quoteAll(house, table, 'single', bets), byHouse(house, 'single'), 4)).p99
  await placing(quick ? 20 : 200)
  const idle = await placing(quick ? 40 : 2_000)
  const ready = await quoteAll(house, table, 'single', quick ? 40 : 2_000)
  await house.settle(event, { [over]: won })
  const began = performance.now()
  let isSettled = false
  const settling = house.bets.settlement.settleEvents([event]).then(() => {
    isSettled = true
    return (performance.now() - began) / 1000
  })
  // What is placed after the last was settled would be placed idle.
  const { p99: beside } = await rateOf(
    ready,
    async (one) => (isSettled ? false : byHouse(house, 'single')(one)),
    4,
  )
  return { bets: many, seconds: await settling, idle, beside }
}

async function measureBalance(
  database: Database,
  url: string,
  data: string,
  { quick, log }: Run,
): Promise<Raw['balance']> {
  const cookie = `sid=${(await payingPlayer(database)).sid}`
  const measured: Raw['balance'] = { idle: [], beside: [], live: 0 }
  // Until now nobody was to listen to the feed but the house.
  await database.query('delete from platform.sports_lease')
  for (const which of ['idle', 'beside'] as const) {
    log(which === 'idle' ? 'balances without sports' : 'balances beside the feed')
    const server = await startServer(ROOT, join(data, which), undefined, {
      DATABASE_URL: url,
      SPORTS: which === 'idle' ? '0' : '1',
    })
    try {
      if (which === 'beside') measured.live = await untilLive(server.address)
      for (let round = 0; round <= (quick ? 1 : 5); round += 1) {
        const answer = await autocannon({
          url: `${server.address}/api/account/getBalance?version=1&locale=en`,
          ...{ connections: 8, duration: quick ? 1 : 5, headers: { cookie } },
        })
        if (answer.non2xx > 0 || answer.errors > 0)
          throw new Error(`${answer.non2xx} refused, ${answer.errors} failed`)
        if (round > 0) measured[which].push(answer.latency.p99)
      }
    } finally {
      await server.stop()
    }
  }
  return measured
}

/** @returns how many events are in play */
async function untilLive(address: string): Promise<number> {
  for (let tries = 0; tries < 240; tries += 1) {
    const answer = await fetch(`${address}/api/sports/getEvents?version=1&locale=en&is_live=1&count=1`)
    const { response } = (await answer.json()) as { response?: { total: number } }
    if ((response?.total ?? 0) >= 20) return response?.total ?? 0
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  throw new Error('Nothing is in play')
}

function tablesOf({ feed, bets, settling, balance }: Raw): Table[] {
  return [
    {
      caption: 'A feed',
      columns: [
        'changes/s',
        'p99 to memory, ms',
        'p99 to the tables, ms',
        'heap, MB, a third in',
        'at the end',
      ],
      rows: [[feed.taken, feed.memory, feed.kept, ...feed.heap].map(figure)],
    },
    {
      caption: 'Bets a second',
      columns: ['bet', 'placed', 'bare SQL', 'placed × bare'],
      rows: KINDS.map((kind) => {
        const { ours, bare } = bets[kind]
        return [kind, shown(spread(ours)), shown(spread(bare)), times(ratio(ours, bare))]
      }),
    },
    {
      caption: 'Placing while bets are settled',
      columns: ['bets on one market', 'settled in, s', 'p99 of placing idle, ms', 'beside, ms'],
      rows: [[settling.bets, settling.seconds, settling.idle, settling.beside].map(figure)],
    },
    {
      caption: '`account.getBalance`',
      columns: ['server', 'p99, ms'],
      rows: [
        ['without sports', shown(spread(balance.idle))],
        [`${balance.live} events in play`, shown(spread(balance.beside))],
      ],
    },
  ]
}

function aimsOf({ feed, bets, settling, balance }: Raw): Aim[] {
  const grown = feed.heap[1] / feed.heap[0]
  const slower = settling.beside / settling.idle
  const asked = median(balance.beside) / median(balance.idle)
  return [
    { aim: '≥ 5,000 changes a second', measured: figure(feed.taken), met: feed.taken >= 5_000 },
    { aim: 'p99 to memory ≤ 50 ms', measured: `${figure(feed.memory)} ms`, met: feed.memory <= 50 },
    { aim: 'memory stays flat: ≤ 1.1×', measured: times1(grown), met: grown <= 1.1 },
    ...KINDS.map((kind) => {
      const of = ratio(bets[kind].ours, bets[kind].bare)
      return { aim: `≥ 0.5× bare SQL, ${kind}`, measured: times(of), met: of.median >= 0.5 }
    }),
    { aim: 'p99 of placing beside a settlement ≤ 2×', measured: times1(slower), met: slower <= 2 },
    { aim: 'p99 of getBalance beside the feed ≤ 1.25×', measured: times1(asked), met: asked <= 1.25 },
  ]
}

const times1 = (value: number) => `${figure(value)}×`
