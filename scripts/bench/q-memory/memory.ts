import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '../../../tests/fixtures/databases/startPostgres.ts'
import type { Aim, Benchmark, Table } from '../lib/Benchmark.ts'
import { makeDataDir } from '../lib/makeDataDir.ts'
import { ROOT } from '../lib/paths.ts'
import { type Staff, signInStaff, staffSettings } from '../lib/signInStaff.ts'
import { startServer } from '../lib/startServer.ts'

/** Megabytes of an idle process at its second start. */
const IDLE = { embedded: 400, Postgres: 250 }
/** How much more may be held at the highest of the second hundred publishes than of the first: a heap goes up and down. */
const GROWTH = 1.1
/** Milliseconds after which nothing is left of publishing: the compiler's thread ends after a minute. */
const REST = 90_000

type DatabaseName = keyof typeof IDLE
type Reading = { resident: number; heap: number }
type Measured = { database: DatabaseName; idle: Reading; after: Map<number, Reading>; rested?: Reading }

export const memory: Benchmark = {
  name: 'q-memory',
  title: 'Memory over publishes',
  method:
    'The real server (`npm start`) at its second start with the starter site. One form is changed to what it never was and published over HTTP, ' +
    'again and again without a pause, and after each publish a visitor loads two pages. MB that are resident, and the heap of the ' +
    'main thread that is in use, by `/metrics`.',
  async run({ quick, started, log }) {
    const all: Measured[] = []
    const postgres = quick ? undefined : await startPostgres({ durable: true })
    try {
      for (const database of quick ? (['embedded'] as const) : (['embedded', 'Postgres'] as const)) {
        const data = await makeDataDir(started)
        const address: Record<string, string> =
          database === 'Postgres' && postgres ? { DATABASE_URL: postgres.url } : {}
        const start = () => startServer(ROOT, data.path, undefined, { ...staffSettings, ...address })
        try {
          if (!started) await (await start()).stop()
          const server = await start()
          try {
            all.push(await measure(server.address, database, quick, log))
          } finally {
            await server.stop()
          }
        } finally {
          await data.remove()
        }
      }
    } finally {
      await postgres?.stop()
    }
    return { tables: [tableOf(all)], aims: all.flatMap(aimsOf), raw: all }
  },
}

async function measure(
  site: string,
  database: DatabaseName,
  quick: boolean,
  log: (line: string) => void,
): Promise<Measured> {
  const idle = await read(site)
  const staff = await signInStaff(site)
  const after: Measured['after'] = new Map()
  for (let count = 1; count <= (quick ? 20 : 200); count += 1) {
    await publish(staff, count)
    for (const page of ['/en', '/en/support']) await (await fetch(site + page)).text()
    if (count % 10 !== 0) continue
    log(`${database}, ${count} publishes`)
    after.set(count, await read(site))
  }
  if (quick) return { database, idle, after }
  await pause(REST)
  return { database, idle, after, rested: await read(site) }
}

type Form = { fields: { sysname: string; attributes: Record<string, unknown> }[] }

/** Saves a form as it never was, has the gate look at it, and publishes it. */
async function publish({ call }: Staff, count: number): Promise<void> {
  const path = 'drafts/form/feedback'
  const { definition, etag } = await call<{ definition: Form; etag: string }>('GET', path)
  await call('PUT', path, longer(definition, count), etag)
  const review = { message: '-', dry_run: true }
  const { changes } = await call<{ changes: { key: string; etag: string }[] }>('POST', 'releases', review)
  const expected = Object.fromEntries(changes.map((one) => [one.key, one.etag]))
  await call('POST', 'releases', { message: 'Longer', expected })
}

/** The form whose last field takes another length than in any release before. */
function longer({ fields, ...form }: Form, by: number): Form {
  const [last] = fields.slice(-1)
  if (!last) throw new Error('The form has no fields')
  const size = { min: 10, max: 3000 + by }
  return { ...form, fields: [...fields.slice(0, -1), { ...last, attributes: { ...last.attributes, size } }] }
}

async function read(site: string): Promise<Reading> {
  const text = await (await fetch(`${site}/metrics`)).text()
  const megabytes = (name: string) => {
    const found = new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]
    if (found === undefined) throw new Error(`/metrics tells nothing of ${name}`)
    return Number(found) / 1024 / 1024
  }
  return {
    resident: megabytes('process_resident_memory_bytes'),
    heap: megabytes('nodejs_heap_size_used_bytes'),
  }
}

function tableOf(all: readonly Measured[]): Table {
  const shown = (one: Reading | undefined) =>
    one ? [String(Math.round(one.resident)), String(Math.round(one.heap))] : ['–', '–']
  const counts = [...(all[0]?.after.keys() ?? [])]
  return {
    caption: 'MB while one form after the other is published',
    columns: ['publishes', ...all.flatMap(({ database }) => [`${database}: resident`, 'heap'])],
    rows: [
      ['none, idle', ...all.flatMap(({ idle }) => shown(idle))],
      ...counts.map((count) => [String(count), ...all.flatMap(({ after }) => shown(after.get(count)))]),
      [`${REST / 1000} s after the last`, ...all.flatMap(({ rested }) => shown(rested))],
    ],
  }
}

function aimsOf({ database, idle, after, rested }: Measured): Aim[] {
  const aim = (words: string, value: number, most: number, unit: string) => ({
    aim: words,
    measured: unit === '×' ? `${value.toFixed(2)}×` : `${Math.round(value)} MB`,
    met: value <= most,
  })
  const most = IDLE[database]
  const highest = (from: number, to: number) =>
    Math.max(...[...after].filter(([count]) => count > from && count <= to).map(([, one]) => one.resident))
  return [
    aim(`≤ ${most} MB idle, ${database}`, idle.resident, most, 'MB'),
    ...(after.has(200)
      ? [
          aim(
            `≤ ${GROWTH}× at the highest of the second hundred publishes than of the first, ${database}`,
            highest(100, 200) / highest(0, 100),
            GROWTH,
            '×',
          ),
        ]
      : []),
    ...(rested ? [aim(`≤ ${most} MB idle afterwards, ${database}`, rested.resident, most, 'MB')] : []),
  ]
}
