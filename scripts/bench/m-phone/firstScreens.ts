import { findBrowsers } from '../../lib/findBrowser.ts'
import type { Aim, Table } from '../lib/Benchmark.ts'
import { openBrowser } from '../lib/openBrowser.ts'
import { figure, median, shown, spread } from '../lib/statistics.ts'
import { serveYardsticks } from './serveYardsticks.ts'
import { type FirstScreen, watchFirstScreen } from './visit.ts'

/** Pages whose first screen is looked at by itself. */
const PATHS = {
  home: '/',
  offers: '/offers',
  FAQ: '/faq',
  registration: '/forms/sign_up',
  'game hall': '/gamehall',
  betting: '/betting',
}
type Name = keyof typeof PATHS

/** Times what React alone takes for the same document, and times a touch of a page without a script. */
const MOST = { blocked: 1.3, touch: 1.5 }
/** ms of a task that counts as none, and of the clock of touches: less cannot be told apart. */
const GRAIN = { blocked: 50, touch: 16 }
/** ms between the first paint and the largest (none but for what a clock is off by), and shift. */
const AIMS = { later: 20, cls: 0.02 }

/** One page in one browser, each round beside the same document with React alone and an empty page. */
export type Compared = { browser: string; page: Name } & Record<'site' | 'react' | 'empty', FirstScreen[]>

/** Each page beside its yardsticks, in every browser that there is. */
export async function compareFirstScreens(
  site: string,
  { quick, log }: { quick: boolean; log: (line: string) => void },
): Promise<Compared[]> {
  const all: Compared[] = []
  for (const { name, browser: found } of await findBrowsers()) {
    log(`first screens, ${name} browser`)
    const browser = await openBrowser(found)
    const pages = Object.entries(PATHS) as [Name, string][]
    const yardsticks = await serveYardsticks(
      browser,
      site,
      pages.map(([, path]) => path),
    )
    try {
      for (const [page, path] of quick ? pages.slice(0, 1) : pages) {
        const one: Compared = { browser: name, page, site: [], react: [], empty: [] }
        for (let round = 0; round < (quick ? 1 : 3); round += 1) {
          one.site.push(await watchFirstScreen(browser, site + path, quick))
          one.react.push(await watchFirstScreen(browser, yardsticks.react(path), quick))
          one.empty.push(await watchFirstScreen(browser, yardsticks.empty, quick))
        }
        all.push(one)
      }
    } finally {
      await yardsticks.close()
      await browser.close()
    }
  }
  return all
}

const of = (screens: readonly FirstScreen[], what: 'fcp' | 'lcp' | 'blocked' | 'touch' | 'cls') =>
  screens.map((one) => one[what])
const ratio = (ours: number, theirs: number) => (theirs > 0 ? `${figure(ours / theirs)}×` : '–')

export function tellFirstScreens(all: readonly Compared[]): { tables: Table[]; aims: Aim[] } {
  const side = (what: 'blocked' | 'touch', unit: string): Table => ({
    caption: `First screens: ${unit}, beside the same document taken over by React alone, and an empty page`,
    columns: ['browser', 'page', 'Croupier', 'React alone', 'empty page', 'ratio to React'],
    rows: all.map(({ browser, page, site, react, empty }) => [
      ...[browser, page],
      ...[site, react, empty].map((screens) => shown(spread(of(screens, what)))),
      ratio(median(of(site, what)), median(of(react, what))),
    ]),
  })
  const frames = all.flatMap(({ browser, page, site }) =>
    site.flatMap((one) => one.frames.map(({ ms, what }) => ({ browser, page, ms, what }))),
  )
  const painted: Table = {
    caption: 'First screens that nobody touches',
    columns: ['browser', 'page', 'first paint, ms', 'largest paint, ms', 'shift'],
    rows: all.map(({ browser, page, site }) => [
      ...[browser, page],
      ...(['fcp', 'lcp'] as const).map((what) => shown(spread(of(site, what)))),
      figure(median(of(site, 'cls'))),
    ]),
  }
  const traced: Table = {
    caption: 'What blocked longest (function or event, file and ms)',
    columns: ['browser', 'page', 'blocking, ms', 'what ran'],
    rows: frames
      .toSorted((one, other) => other.ms - one.ms)
      .slice(0, 12)
      .map(({ browser, page, ms, what }) => [
        browser,
        page,
        figure(ms),
        what.join('; ').replaceAll('|', '/'),
      ]),
  }
  const held = (what: 'blocked' | 'touch', words: string): Aim[] =>
    all.map(({ browser, page, site, react, empty }) => {
      const [ours, theirs] = [median(of(site, what)), median(of(what === 'touch' ? empty : react, what))]
      return {
        aim: `${words}: ${page}, ${browser} browser ≤ ${MOST[what]}×`,
        measured: `${figure(ours)} ms beside ${figure(theirs)} ms`,
        met: ours <= Math.max(MOST[what] * theirs, theirs + GRAIN[what]),
      }
    })
  const aims = all.flatMap(({ browser, page, site }): Aim[] => {
    const later = median(site.map(({ fcp, lcp }) => lcp - fcp))
    const cls = median(of(site, 'cls'))
    const where = `${page}, ${browser} browser`
    return [
      ...(page === 'game hall'
        ? []
        : [
            {
              aim: `largest paint after the first: ${where} ≤ ${AIMS.later} ms`,
              measured: `${figure(later)} ms`,
              met: later <= AIMS.later,
            },
          ]),
      {
        aim: `shift while nobody touches: ${where} ≤ ${AIMS.cls}`,
        measured: figure(cls),
        met: cls <= AIMS.cls,
      },
    ]
  })
  return {
    tables: [
      side('blocked', 'blocking, ms'),
      side('touch', 'a touch of the first button until the picture that answers it, ms'),
      painted,
      traced,
    ],
    aims: [
      ...held('blocked', 'blocking, beside React alone'),
      ...held('touch', 'touch, beside an empty page'),
      ...aims,
    ],
  }
}
