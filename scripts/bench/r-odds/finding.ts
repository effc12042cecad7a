import type { Browser } from 'playwright-core'
import type { Aim, RunOptions, Table } from '../lib/Benchmark.ts'
import { makeDataDir } from '../lib/makeDataDir.ts'
import { patience } from '../lib/openBrowser.ts'
import { ROOT } from '../lib/paths.ts'
import { startServer } from '../lib/startServer.ts'
import { figure, median, ratio, shown, spread, times } from '../lib/statistics.ts'
import { whenPriced } from '../lib/whenPriced.ts'
import { SLOWDOWN } from './changing.ts'

const LISTS = [
  { list: 'hall', path: '/gamehall', name: 'game hall, a game', first: 'main a[href*="/game/"]' },
  {
    list: 'sports',
    path: '/betting',
    name: '**Croupier**, an event with its odds',
    first: '[data-event] [aria-pressed]',
  },
] as const
type List = (typeof LISTS)[number]['list']

const AIMS = { list: 1.2, key: 50 }

export type Finding = {
  first: Record<List, number[]>
  /** Milliseconds of each letter that was searched for. */
  keys: number[]
  events: number
}

/** The first list of the sportsbook beside the hall, and its search, both of the real site with the sandbox's offer. */
export async function measureFinding(
  browser: Browser,
  { quick, started, log }: RunOptions,
): Promise<Finding> {
  const data = await makeDataDir(started)
  const server = await startServer(ROOT, data.path, undefined, { SPORTS: '1' })
  const ask = async <T>(operation: string, query: string): Promise<T> => {
    const answer = await fetch(`${server.address}/api/sports/${operation}?version=1&locale=en${query}`)
    if (!answer.ok) throw new Error(`sports.${operation} answered ${answer.status}`)
    return ((await answer.json()) as { response: T }).response
  }
  try {
    log('until what can be bet on has prices')
    const events = await whenPriced(server.address, quick)
    const first: Finding['first'] = { hall: [], sports: [] }
    for (let round = 0; round < (quick ? 1 : 7); round += 1)
      for (const { list, path, first: selector } of LISTS) {
        log(`first list, round ${round + 1}, ${list}`)
        first[list].push(await firstOf(browser, server.address + path, selector))
      }
    log('search')
    const names = (await ask<{ items: { name: string }[] }>('getEvents', '&count=20')).items
    const keys: number[] = []
    for (const { name } of names.slice(0, quick ? 2 : 20))
      for (const query of lettersOf(name)) {
        const began = performance.now()
        await ask('search', `&query=${encodeURIComponent(query)}`)
        keys.push(performance.now() - began)
      }
    return { first, keys, events }
  } finally {
    await server.stop()
    await data.remove()
  }
}

/** What is sent while the first side of an event is typed. */
function lettersOf(name: string): string[] {
  const word = (name.split(' – ')[0] ?? name).slice(0, 10)
  return [...word].map((_, at) => word.slice(0, at + 1).trim()).filter((query) => query.length > 1)
}

/** Milliseconds until the first of a list was painted, for somebody who was never here. */
async function firstOf(browser: Browser, address: string, selector: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(patience)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.addInitScript((wanted) => {
      const look = () => {
        const box = document.querySelector(wanted)?.getBoundingClientRect()
        if (box && box.height > 0)
          requestAnimationFrame(() => Object.assign(window, { listed: performance.now() }))
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }, selector)
    await page.goto(address)
    const listed = await page.waitForFunction(() => (window as { listed?: number }).listed)
    return (await listed.jsonValue()) as number
  } finally {
    await context.close()
  }
}

const percentile = (values: readonly number[], part: number) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? Number.NaN

export function tellFinding({ first, keys, events }: Finding): { tables: Table[]; aims: Aim[] } {
  const against = ratio(first.sports, first.hall)
  const key = percentile(keys, 0.95)
  return {
    tables: [
      {
        caption: `First list, 1440 × 900, nothing kept, processor ${SLOWDOWN}× slower`,
        columns: ['list', 'painted, ms', '× game hall'],
        rows: LISTS.map(({ list, name }) => [
          name,
          shown(spread(first[list])),
          times(ratio(first[list], first.hall)),
        ]),
      },
      {
        caption: `A letter of a search over ${events.toLocaleString('en')} events`,
        columns: ['median, ms', '95th percentile, ms'],
        rows: [[figure(median(keys)), figure(key)]],
      },
    ],
    aims: [
      {
        aim: `first list ≤ ${AIMS.list}× game hall`,
        measured: times(against),
        met: against.median <= AIMS.list,
      },
      {
        aim: `≤ ${AIMS.key} ms for a letter of a search`,
        measured: `${figure(key)} ms`,
        met: key <= AIMS.key,
      },
    ],
  }
}
