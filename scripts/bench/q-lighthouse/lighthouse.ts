import { type Audited, auditPage, type Category } from '../../lib/auditPage.ts'
import type { Aim, Benchmark, Outcome } from '../lib/Benchmark.ts'
import { makeDataDir } from '../lib/makeDataDir.ts'
import { ROOT } from '../lib/paths.ts'
import { startServer } from '../lib/startServer.ts'
import { figure, median, shown, spread } from '../lib/statistics.ts'
import { whenPriced } from '../lib/whenPriced.ts'

const PAGES = { home: '/', 'game hall': '/gamehall', betting: '/betting', promotion: '/promotions/1' }
type Name = keyof typeof PAGES

const DEVICES = ['phone', 'desktop'] as const
type Device = (typeof DEVICES)[number]

/** Points that each category must have at least. */
const LEAST: Record<Category, number> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}
const categories = Object.keys(LEAST) as Category[]

type Looked = { page: Name; device: Device; rounds: Audited[] }

export const lighthouse: Benchmark = {
  name: 'q-lighthouse',
  title: 'Lighthouse',
  method:
    'The real server (`npm start`, embedded database, HTTP/1.1) on loopback, with the offer of the sandbox once that has prices. Lighthouse looks at each page in a ' +
    'browser of its own, with nothing kept from before, as a phone (slow 4G, processor 4 times slower) and as a desktop, both by its own reckoning from a load ' +
    'that is not slowed down. Points of 100; *costs points* is what took any in one of the rounds. *Machine* is how fast Lighthouse found the machine at that ' +
    'moment: it reckons with some 1,500, and the time that tasks block hangs on it.',
  async run({ quick, started, log }) {
    const data = await makeDataDir(started)
    const server = await startServer(ROOT, data.path, undefined, quick ? {} : { SPORTS: '1' })
    const pages = (Object.keys(PAGES) as Name[]).slice(0, quick ? 1 : undefined)
    const all = pages.flatMap((page) => DEVICES.map((device): Looked => ({ page, device, rounds: [] })))
    try {
      if (!quick) {
        log('until what can be bet on has prices')
        await whenPriced(server.address, quick)
      }
      // All take turns, so that what else the machine does falls on each of them.
      for (let round = 0; round < (quick ? 1 : 5); round += 1)
        for (const { page, device, rounds } of all) {
          log(`round ${round + 1}, ${page}, ${device}`)
          const options = { categories, isDesktop: device === 'desktop' }
          rounds.push(await auditPage(server.address + PAGES[page], options))
        }
    } finally {
      await server.stop()
      await data.remove()
    }
    return outcomeOf(all)
  },
}

const pointsOf = ({ rounds }: Looked, category: Category) =>
  rounds.map(({ scores }) => scores[category] ?? Number.NaN)

function outcomeOf(all: readonly Looked[]): Outcome {
  return {
    tables: [
      {
        caption: 'Points',
        columns: ['page', 'device', ...categories, 'costs points', 'machine'],
        rows: all.map((looked) => [
          ...[looked.page, looked.device],
          ...categories.map((category) => shown(spread(pointsOf(looked, category)))),
          lostOf(looked),
          figure(median(looked.rounds.map(({ machine }) => machine))),
        ]),
      },
    ],
    aims: categories.flatMap((category) =>
      all.map((looked): Aim => {
        const points = median(pointsOf(looked, category))
        return {
          aim: `${category} ≥ ${LEAST[category]}: ${looked.page}, ${looked.device}`,
          measured: figure(points),
          met: points >= LEAST[category],
        }
      }),
    ),
    raw: all,
  }
}

/** Each audit with what it said in the first of the rounds in which it took points. */
function lostOf({ rounds }: Looked): string {
  const said = new Map<string, string>()
  for (const { audit, says } of rounds.flatMap(({ lost }) => lost))
    if (!said.has(audit)) said.set(audit, says.replaceAll('|', '/'))
  return [...said].map(([audit, says]) => `${audit}: ${says}`).join('; ') || '–'
}
