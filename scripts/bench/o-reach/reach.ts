import { startPostgres } from '../../../tests/fixtures/databases/startPostgres.ts'
import type { Aim, Benchmark, Table } from '../lib/Benchmark.ts'
import { makeDataDir } from '../lib/makeDataDir.ts'
import { openBrowser, patience } from '../lib/openBrowser.ts'
import { ROOT } from '../lib/paths.ts'
import { staffSettings } from '../lib/signInStaff.ts'
import { startServer } from '../lib/startServer.ts'
import { figure, shown as printed, ratio, spread, times } from '../lib/statistics.ts'
import { enter, form, words } from './editor.ts'
import { Listener } from './listener.ts'

/** Milliseconds in which 99 of 100 have what one changed form became. */
const AIM = 300

type Reached = {
  database: string
  browsers: number
  /** Milliseconds since the publish was sent: until it was answered, and until the text stood on the page of a real browser. */
  caller: number[]
  seen: number[]
  /** By round, the median and the 99th percentile of those that were told, and of those that had the form. */
  told: number[]
  toldLast: number[]
  had: number[]
  hadLast: number[]
}

export const reach: Benchmark = {
  name: 'o-reach',
  title: 'From publishing to every browser',
  method:
    'The real server (`npm start`), one changed field of a form of the starter site, published over HTTP. So many browsers are ' +
    'imitated: each has an address of its own, listens to the stream of releases and loads the form when it has changed, all in one ' +
    'process on the same two processors as the server. Beside them one real browser has the page open: timed until the other ' +
    'label stands there. All from the moment at which the publish is sent.',
  async run({ quick, started, log }) {
    const reached: Reached[] = []
    const data = await makeDataDir(started)
    const postgres = quick ? undefined : await startPostgres({ durable: true })
    try {
      for (const [name, more] of [
        ['embedded', {}],
        ...(postgres ? ([['Postgres', { DATABASE_URL: postgres.url }]] as const) : []),
      ] as const) {
        const server = await startServer(ROOT, data.path, undefined, { ...staffSettings, ...more })
        try {
          for (const browsers of quick ? [20] : [1, 100, 1000]) {
            log(`${name}, ${browsers} browsers`)
            reached.push(await measure(server.address, name, browsers, quick ? 1 : 9))
          }
        } finally {
          await server.stop()
        }
      }
    } finally {
      await postgres?.stop()
      await data.remove()
    }
    return { tables: [tableOf(reached)], aims: aimsOf(reached), raw: reached }
  },
}

async function measure(site: string, database: string, browsers: number, rounds: number): Promise<Reached> {
  const editor = await enter(site)
  const listeners = Array.from({ length: browsers }, (_, at) => new Listener(site, at + 2))
  const browser = await openBrowser()
  const page = await browser.newPage()
  page.setDefaultTimeout(patience)
  const empty = { caller: [], seen: [], told: [], toldLast: [], had: [], hadLast: [] }
  const reached: Reached = { database, browsers, ...empty }
  try {
    const { id } = (await (await fetch(`${site}/content/release`)).json()) as { id: number }
    for (const listener of listeners) await listener.open(String(id))
    // A page follows the site once it has been there for a moment.
    const followed = page.waitForRequest(/content\/stream/)
    await page.goto(`${site}/support`)
    await followed
    // What is compiled and loaded at the first publishes is not what is waited for; the number of all is even, so that the
    // next ones begin with the other label.
    for (let round = -3; round < rounds; round += 1) {
      const publish = await editor.prepare(round & 1)
      const label = page.getByLabel(words[round & 1] ?? '', { exact: true })
      const appeared = label.waitFor()
      const heard = listeners.map((listener) => listener.next(`form/${form}`))
      const began = performance.now()
      const seen = appeared.then(() => performance.now() - began)
      const [called, all] = await Promise.all([
        publish().then(() => performance.now() - began),
        Promise.all(heard),
      ])
      const [told, had] = [all.map((one) => one.told - began), all.map((one) => one.had - began)]
      const onPage = await seen
      if (round < 0) continue
      reached.caller.push(called)
      reached.seen.push(onPage)
      reached.told.push(share(told, 0.5))
      reached.toldLast.push(share(told, 0.99))
      reached.had.push(share(had, 0.5))
      reached.hadLast.push(share(had, 0.99))
    }
  } finally {
    for (const listener of listeners) listener.close()
    await browser.close()
  }
  return reached
}

/** @param part 0.99 is the 99th percentile */
function share(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN
}

function tableOf(all: readonly Reached[]): Table {
  return {
    caption: 'One changed form',
    columns: [
      'database',
      'browsers',
      'at the caller, ms',
      'told p50, ms',
      'told p99, ms',
      'has the form p50, ms',
      'has the form p99, ms',
      '× the caller',
      'seen in a real browser, ms',
    ],
    rows: all.map((one) => [
      one.database,
      one.browsers.toLocaleString('en'),
      ...[one.caller, one.told, one.toldLast, one.had, one.hadLast].map((values) => printed(spread(values))),
      times(ratio(one.hadLast, one.caller)),
      printed(spread(one.seen)),
    ]),
  }
}

function aimsOf(all: readonly Reached[]): Aim[] {
  return all
    .filter(({ browsers }) => browsers > 1)
    .map(({ database, browsers, hadLast }) => {
      const { median } = spread(hadLast)
      return {
        aim: `≤ ${AIM} ms until 99 of 100 have one changed form, ${browsers.toLocaleString('en')} browsers, ${database}`,
        measured: `${figure(median)} ms`,
        met: median <= AIM,
      }
    })
}
