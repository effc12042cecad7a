import type { Browser, BrowserContext } from 'playwright-core'
import { person } from '../../../tests/fixtures/players/completeProfile.ts'
import type { Benchmark, Outcome } from '../lib/Benchmark.ts'
import { makeDataDir } from '../lib/makeDataDir.ts'
import { openBrowser } from '../lib/openBrowser.ts'
import { ROOT } from '../lib/paths.ts'
import { startServer } from '../lib/startServer.ts'
import { figure, median, ratio, shown, spread, times } from '../lib/statistics.ts'
import { serveYardsticks } from '../m-phone/serveYardsticks.ts'
import { arrive, type Deed, type Done, deeds, screen, visit, visitWords } from './visit.ts'
import type { Task } from './watchTasks.ts'

/** A processor so many times slower takes so many times what this one took. */
const slowdown = 4
/** ms of a task that nobody notices. */
const LONG = 50
/** Times the busy time of the page on which nothing moves. */
const MOST = 1.5
/** Times the longest task of React alone with the same document. */
const ARRIVAL = 1.5

const sides = ['moving', 'still'] as const
type Side = (typeof sides)[number]
const paths = ['/loyalty', '/loyalty/shop'] as const
type Path = (typeof paths)[number]
const arrivals = ['site', 'react', 'empty'] as const

type Figures = {
  used: Record<Side, Record<Deed, Done>[]>
  words: Awaited<ReturnType<typeof visitWords>>[]
  arrived: Record<Path, Record<(typeof arrivals)[number], Task[][]>>
}

export const loyalty: Benchmark = {
  name: 'r-loyalty',
  title: 'Screens of loyalty',
  method:
    `The real server (\`npm start\`, embedded database, without sports), and a new player with a character, ${screen.width} × ${screen.height} px. They touch the page and are ` +
    'told of their first quest, look at the character that breathes, travel the map of levels on and back by its buttons, scroll, open a quest, the shop and a ' +
    'product, by real input at places that were looked up before: what Playwright asks a page is work of that page too. Beside it the same of somebody who wants no motion, ' +
    'and a page of words of the same site that is touched, looked at and scrolled. Then visitors come to both pages, beside the same document taken over by ' +
    'React alone and an empty page. A task is counted by what the main thread itself took of the processor (trace of the browser), ' +
    `times ${slowdown} for a processor so much slower: by the clock it is as long as whatever else the machine does makes it. Without a graphics card the processor paints.`,
  async run({ quick, started, log }) {
    const data = await makeDataDir(started)
    const server = await startServer(ROOT, data.path, undefined, { SPORTS: '0' })
    const browser = await openBrowser()
    const none = () => ({ site: [], react: [], empty: [] })
    const figures: Figures = {
      used: { moving: [], still: [] },
      words: [],
      arrived: { '/loyalty': none(), '/loyalty/shop': none() },
    }
    const moved = new Set<string>()
    try {
      const { address } = server
      for (let round = 0; round < (quick ? 1 : 3); round += 1) {
        log(`round ${round + 1}`)
        for (const side of sides) {
          const state = await openAccount(browser, address, `${side}${round}@example.com`)
          const visited = await visit(browser, address, { state, isStill: side === 'still' })
          figures.used[side].push(visited.done)
          for (const property of visited.moved) moved.add(property)
        }
        figures.words.push(await visitWords(browser, address))
      }
      const yardsticks = await serveYardsticks(browser, address, paths)
      try {
        for (const path of paths)
          for (let round = 0; round < (quick ? 1 : 3); round += 1) {
            log(`arrival at ${path}, round ${round + 1}`)
            const { site, react, empty } = figures.arrived[path]
            site.push(await arrive(browser, address + path))
            react.push(await arrive(browser, yardsticks.react(path)))
            empty.push(await arrive(browser, yardsticks.empty))
          }
      } finally {
        await yardsticks.close()
      }
    } finally {
      await browser.close()
      await server.stop()
      await data.remove()
    }
    return outcomeOf(figures, [...moved].sort())
  },
}

/** A player who has chosen a character. @returns who is signed in */
async function openAccount(
  browser: Browser,
  site: string,
  email: string,
): Promise<Awaited<ReturnType<BrowserContext['storageState']>>> {
  const context = await browser.newContext({ baseURL: site })
  const call = async (operation: string, form: Record<string, string>, more = '') => {
    const answer = await context.request.post(`/api/${operation}?version=1&locale=en${more}`, {
      headers: { 'sec-fetch-site': 'same-origin' },
      form,
    })
    if (!answer.ok()) throw new Error(`${operation} was answered ${answer.status()}: ${await answer.text()}`)
  }
  const own = { login: email, email, password: 'Secret-77', currency: 'EUR', country_code: 'LV' }
  await call('auth/register', { ...own, terms: '1', is_betting: '0', ...person }, '&form=registration-fast')
  await call('loyalty/setcharacter', { id: '1' })
  const state = await context.storageState()
  await context.close()
  return state
}

const longest = (tasks: readonly Task[]): Task =>
  tasks.reduce((most, task) => (task.own > most.own ? task : most), { own: 0, what: '' })
/** ms of the longest task of each round. */
const longestOf = (rounds: readonly (readonly Task[])[]) =>
  rounds.map((tasks) => slowdown * longest(tasks).own)
const ran = (rounds: readonly (readonly Task[])[]) => longest(rounds.map(longest)).what

function outcomeOf({ used, words, arrived }: Figures, moved: readonly string[]): Outcome {
  const tasks = (deed: Deed, side: Side) => used[side].map((one) => one[deed].tasks)
  const busy = (deed: Deed, side: Side) => used[side].map((one) => one[deed].busy)
  const yardstick = {
    'told of a notice': 'pressed',
    'looked at': 'looked at',
    scrolled: 'scrolled',
    'the shop scrolled': 'scrolled',
  } as const
  const wordsOf = (deed: Deed) => {
    if (!(deed in yardstick)) return '–'
    const same = yardstick[deed as keyof typeof yardstick]
    return shown(spread(longestOf(words.map((one) => one[same].tasks))))
  }
  const moving = (['looked at', 'travelled'] as const).map((deed) => [
    deed,
    ...[shown(spread(busy(deed, 'still'))), shown(spread(busy(deed, 'moving')))],
    times(ratio(busy(deed, 'moving'), busy(deed, 'still'))),
  ])
  return {
    tables: [
      {
        caption: `Longest task while the screens are used, ms of a processor ${slowdown}× slower`,
        columns: [
          'screen',
          '**Croupier**',
          'without motion',
          'page of words',
          'what ran in the longest, ms as it is',
        ],
        rows: deeds.map((deed) => [
          deed,
          ...[
            shown(spread(longestOf(tasks(deed, 'moving')))),
            shown(spread(longestOf(tasks(deed, 'still')))),
          ],
          ...[wordsOf(deed), ran(tasks(deed, 'moving'))],
        ]),
      },
      {
        caption: 'What the main thread is busy with, ms a second of the processor as it is',
        columns: ['screen', 'without motion', '**Croupier**', '× without motion'],
        rows: moving,
      },
      {
        caption: `Longest task of an arrival, ms of a processor ${slowdown}× slower`,
        columns: [
          'page',
          '**Croupier**',
          'React alone',
          '× React alone',
          'empty page',
          'what ran in the longest, ms as it is',
        ],
        rows: paths.map((path) => [
          path,
          ...[shown(spread(longestOf(arrived[path].site))), shown(spread(longestOf(arrived[path].react)))],
          times(ratio(longestOf(arrived[path].site), longestOf(arrived[path].react))),
          ...[shown(spread(longestOf(arrived[path].empty))), ran(arrived[path].site)],
        ]),
      },
    ],
    aims: [
      ...deeds.map((deed) => {
        const most = median(longestOf(tasks(deed, 'moving')))
        return { aim: `no task over ${LONG} ms: ${deed}`, measured: `${figure(most)} ms`, met: most <= LONG }
      }),
      {
        aim: `busy while it travels ≤ ${MOST}× without motion`,
        measured: times(ratio(busy('travelled', 'moving'), busy('travelled', 'still'))),
        met: median(busy('travelled', 'moving')) <= MOST * median(busy('travelled', 'still')),
      },
      ...paths.map((path) => {
        const { median: most } = ratio(longestOf(arrived[path].site), longestOf(arrived[path].react))
        return {
          aim: `longest task of an arrival at ${path} ≤ ${ARRIVAL}× React alone`,
          measured: `${figure(most)}×`,
          met: most <= ARRIVAL,
        }
      }),
      {
        aim: 'nothing moves but transform and opacity',
        measured: moved.join(', ') || 'nothing',
        met: moved.length > 0 && moved.every((one) => ['transform', 'opacity'].includes(one)),
      },
    ],
    raw: { used, words, arrived },
  }
}
