import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { createNatsBus } from '../../../server/bus/createNatsBus.ts'
import type { Bus } from '../../../server/db/Database.ts'
import { openPostgres } from '../../../server/db/openPostgres.ts'
import { sportsChannel } from '../../../server/platform/sportsbook/consumer/createChanges.ts'
import { startPostgres } from '../../../tests/fixtures/databases/startPostgres.ts'
import { silentLog } from '../../../tests/fixtures/run/silentLog.ts'
import { freePort } from '../../../tests/fixtures/servers/freePort.ts'
import type { Benchmark, Table } from '../lib/Benchmark.ts'
import { figure } from '../lib/statistics.ts'
import type { Heard, Listening } from './listening.ts'
import { payload } from './payload.ts'

/** Milliseconds in which 99 of 100 notices are there. */
const PATIENCE = 300
/** Processes that listen, and notices a second: those of one feed first. */
const PROCESSES = [10, 50, 100, 200]
const RATES = [10, 50, 100, 200, 400, 800, 1_600, 3_200]
/** Seconds for which a rate is held. */
const SECONDS = 3

type Carrier = { name: string; url: string; bus: Pick<Bus, 'publish'> }
/** @property said notices a second that were taken @property p99 milliseconds */
type Step = { rate: number; said: number; p99: number }
type Found = { carrier: string; processes: number; steps: Step[] }

export const notices: Benchmark = {
  name: 'r-notices',
  title: 'Notices between processes',
  method:
    'What one process says of events that changed, 150 of them in a notice (3 kB), to so many others, each with a connection of its own as `server/db/listen.ts` makes it; these are imitated ' +
    `by one process beside it, which reads and does no more. By a Postgres of its own that waits for the disk at each commit (\`NOTIFY\`), and by a \`nats-server\` where that is installed. Each rate is held for ${SECONDS} seconds and ` +
    `doubled until 99 of 100 notices are no longer there in ${PATIENCE} ms, or as many are no longer taken, in two tries. All of it on one machine, so that those who listen take of it what they do not take of a database.`,
  async run({ quick, log }) {
    const found: Found[] = []
    const processes = quick ? [5] : PROCESSES
    const rates = quick ? RATES.slice(0, 2) : RATES
    const climbAll = async (carrier: Carrier) => {
      for (const many of processes) {
        log(`${carrier.name}, ${many} processes`)
        found.push({ carrier: carrier.name, processes: many, steps: await climb(carrier, many, rates) })
      }
    }
    await overPostgres(climbAll)
    const hasNats = await overNats(climbAll)
    return {
      tables: [tableOf(found, hasNats)],
      aims: found
        .filter(({ carrier }) => carrier === 'NOTIFY')
        .map(({ processes: many, steps: [first] }) => ({
          aim: `≤ ${PATIENCE} ms at the pace of one feed, ${many} processes`,
          measured: `${figure(first?.p99 ?? Number.NaN)} ms`,
          met: isCarried(first),
        })),
      raw: found,
    }
  },
}

async function overPostgres(work: (carrier: Carrier) => Promise<void>): Promise<void> {
  const postgres = await startPostgres({ durable: true })
  const database = await openPostgres(postgres.url)
  try {
    await work({ name: 'NOTIFY', url: postgres.url, bus: database.notifier })
  } finally {
    await database.close()
    await postgres.stop()
  }
}

/** @returns whether there is a server of it */
async function overNats(work: (carrier: Carrier) => Promise<void>): Promise<boolean> {
  if (spawnSync('nats-server', ['--version'], { stdio: 'ignore' }).status !== 0) return false
  const port = await freePort()
  const server = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' })
  const url = `nats://127.0.0.1:${port}`
  const bus = createNatsBus(url, silentLog)
  try {
    while (!bus.isListening()) await pause(20)
    await work({ name: 'NATS', url, bus })
  } finally {
    await bus.close()
    server.kill()
  }
  return true
}

/** Doubles the rate until it is too much. */
async function climb({ url, bus }: Carrier, processes: number, rates: readonly number[]): Promise<Step[]> {
  const workerData: Listening = { url, processes }
  const worker = new Worker(new URL('./listening.ts', import.meta.url), { workerData })
  await once(worker, 'message')
  const steps: Step[] = []
  try {
    // Those that have just connected are not measured yet.
    await hold(bus, worker, processes, 10)
    for (const rate of rates) {
      let step = await hold(bus, worker, processes, rate)
      // Whatever else the machine did then is not what is measured.
      if (!isCarried(step)) step = await hold(bus, worker, processes, rate)
      steps.push(step)
      if (!isCarried(step)) break
    }
  } finally {
    worker.postMessage('end')
    await once(worker, 'exit')
  }
  return steps
}

async function hold(
  bus: Pick<Bus, 'publish'>,
  worker: Worker,
  processes: number,
  rate: number,
): Promise<Step> {
  const said = await say(bus, rate)
  // What is late by more than that is late.
  await pause(2 * PATIENCE)
  worker.postMessage('tell')
  const [{ delays }] = (await once(worker, 'message')) as [Heard]
  // What has not come yet is later than all others.
  const p99 = delays[Math.ceil(said.count * processes * 0.99) - 1] ?? Number.POSITIVE_INFINITY
  return { rate, said: said.count / said.seconds, p99 }
}

/** Says as many a second, and those that are due at once where it is behind. */
async function say(bus: Pick<Bus, 'publish'>, rate: number): Promise<{ count: number; seconds: number }> {
  const began = performance.now()
  const passed = () => (performance.now() - began) / 1000
  const open = new Set<Promise<void>>()
  let count = 0
  while (passed() < SECONDS) {
    for (const due = Math.ceil(passed() * rate); count < due && open.size < 100; count += 1) {
      const one = bus.publish(sportsChannel, payload()).finally(() => open.delete(one))
      open.add(one)
    }
    await pause(1)
  }
  await Promise.all(open)
  return { count, seconds: passed() }
}

const isCarried = (step: Step | undefined): boolean =>
  step !== undefined && step.p99 <= PATIENCE && step.said >= 0.9 * step.rate

function tableOf(found: readonly Found[], hasNats: boolean): Table {
  const rows = found.map(({ carrier, processes, steps }) => {
    const carried = steps.filter(isCarried).at(-1)
    const beyond = steps.find((step) => !isCarried(step))
    const of = (step: Step | undefined) => (step ? `${figure(step.p99)} ms` : '–')
    return [
      ...[carrier, String(processes), of(steps[0])],
      ...[carried ? figure(carried.rate) : 'none', of(carried)],
      beyond ? `${figure(beyond.rate)}: ${figure(beyond.said)} taken, ${of(beyond)}` : 'not found',
    ]
  })
  if (!hasNats) rows.push(['NATS', '–', 'not installed', '–', '–', '–'])
  return {
    caption: 'How many a second are carried',
    columns: ['by', 'processes', 'p99 at 10 a second', 'most a second', 'p99 then', 'at twice as many'],
    rows,
  }
}
