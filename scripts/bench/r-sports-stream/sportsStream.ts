import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Benchmark, Table } from '../lib/Benchmark.ts'
import { buildPage } from '../lib/buildPage.ts'
import { openBrowser } from '../lib/openBrowser.ts'
import { servePages } from '../lib/servePages.ts'
import { figure } from '../lib/statistics.ts'
import { Client } from './Client.ts'
import { openReader } from './openReader.ts'

/** Milliseconds in which 99 of 100 have a change. */
const AIM = 300
const PER_SECOND = 10
/** Pages that read nothing, and matches that each of them follows. */
const slowOnes = { pages: 20, matches: 20 }
/** Lines of a match whose odds move with each change. */
const MOVED = 10

type Figures = {
  clients: number
  matches: number
  isSlowBeside: boolean
  /** Pages that were full at the end. */
  stuck: number
  p50: number
  p99: number
  /** Milliseconds in which 99 of 100 changes stand in the document of a browser beside them. */
  drawn: number
  /** Kilobytes of a client in a minute. */
  bytes: number
  /** Share of one processor that the server takes. */
  cpu: number
  /** Megabytes that it has taken. */
  memory: number
}

type Load = { cpu: NodeJS.CpuUsage; memory: number; stuck: number }

export const sportsStream: Benchmark = {
  name: 'r-sports-stream',
  title: 'Odds to many pages',
  method:
    `The stream of pages in a process of its own, over made-up football matches of 120 lines: ${PER_SECOND} times a second ${MOVED} lines of each have ` +
    'other odds and the clock goes on. So many pages are imitated in one process beside it, each of which follows all lines of one match; timed from ' +
    'the change until the page has it, and in a browser beside them, which draws 80 odds, until it stands in the document. *Slow beside*: 20 more follow twenty other matches each, all of whose odds move, and read nothing; in brackets how many of these are full. What a database takes to be read is not in it.',
  async run({ quick, log }) {
    await buildPage('sports-stream', 'r-sports-stream/page.tsx', true)
    const pages = await servePages()
    const browser = await openBrowser()
    const all: Figures[] = []
    const clients = quick ? 50 : 500
    try {
      for (const [matches, isSlowBeside] of [
        [1, false],
        [1, true],
        [50, false],
      ] as const) {
        log(`${clients} clients, ${matches} matches${isSlowBeside ? ', slow ones beside' : ''}`)
        const read = (stream: string) =>
          openReader(browser, pages.address('sports-stream'), stream, 'sr:match:0')
        all.push(await measure(clients, matches, isSlowBeside, quick ? 2_000 : 20_000, read))
      }
    } finally {
      await browser.close()
      await pages.close()
    }
    return {
      tables: [tableOf(all)],
      aims: all.flatMap(({ matches, isSlowBeside, p99, drawn }) => {
        const beside = `${matches === 1 ? 'one match' : `${matches} matches`}${isSlowBeside ? ', slow ones beside' : ''}`
        const aim = (words: string, ms: number) => ({
          aim: `≤ ${AIM} ms until ${words}, ${beside}`,
          measured: `${figure(ms)} ms`,
          met: ms <= AIM,
        })
        return [
          aim('99 of 100 pages have a change', p99),
          aim('99 of 100 changes stand in the document of a browser', drawn),
        ]
      }),
      raw: all,
    }
  },
}

async function measure(
  count: number,
  matches: number,
  isSlowBeside: boolean,
  ms: number,
  read: (stream: string) => ReturnType<typeof openReader>,
): Promise<Figures> {
  const server = fork(
    join(import.meta.dirname, 'server.ts'),
    [matches, PER_SECOND, MOVED, isSlowBeside ? slowOnes.matches : 0].map(String),
  )
  const load = async () => {
    const answer = once(server, 'message')
    server.send('load')
    return (await answer)[0] as Load
  }
  const open: Client[] = []
  try {
    const [{ address }] = (await once(server, 'message')) as [{ address: string }]
    const clients = Array.from({ length: count }, (_, at) => new Client(address, at + 2))
    open.push(...clients)
    const slow = Array.from(
      { length: isSlowBeside ? slowOnes.pages : 0 },
      (_, at) => new Client(address, count + at + 2),
    )
    open.push(...slow)
    const wild = Array.from({ length: slowOnes.matches }, (_, at) => matches + at)
    for (const [at, client] of clients.entries()) await client.open([at % matches])
    for (const client of slow) await client.open(wild, false)
    const reader = await read(address)
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await reader.forget()
    for (const client of clients) {
      client.late.length = 0
      client.bytes = 0
    }
    const before = await load()
    const began = performance.now()
    await new Promise((resolve) => setTimeout(resolve, ms))
    const passed = performance.now() - began
    const after = await load()
    const late = clients.flatMap((client) => client.late).sort((one, other) => one - other)
    const drawn = (await reader.late()).sort((one, other) => one - other)
    await reader.close()
    const used = after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system
    return {
      ...{ clients: count, matches, isSlowBeside, stuck: after.stuck },
      p50: late[Math.floor(late.length / 2)] ?? Number.NaN,
      p99: late[Math.floor(late.length * 0.99)] ?? Number.NaN,
      drawn: drawn[Math.floor(drawn.length * 0.99)] ?? Number.NaN,
      bytes: (clients.reduce((sum, { bytes }) => sum + bytes, 0) / count / 1024) * (60_000 / passed),
      cpu: used / 1000 / passed,
      memory: after.memory / 1024 / 1024,
    }
  } finally {
    for (const client of open) client.close()
    server.kill()
  }
}

function tableOf(all: readonly Figures[]): Table {
  return {
    caption: 'Ten changes a second of each match',
    columns: [
      'pages',
      'matches',
      'slow beside',
      'has it p50, ms',
      'has it p99, ms',
      'drawn p99, ms',
      'kB a page a minute',
      'of one processor',
      'memory, MB',
    ],
    rows: all.map((one) => [
      one.clients.toLocaleString('en'),
      String(one.matches),
      one.isSlowBeside ? `${slowOnes.pages} (${one.stuck} full)` : '–',
      figure(one.p50),
      figure(one.p99),
      figure(one.drawn),
      figure(one.bytes),
      `${figure(one.cpu * 100)} %`,
      figure(one.memory),
    ]),
  }
}
