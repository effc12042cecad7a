import type { Page } from 'playwright-core'
import type { Benchmark, Outcome } from '../lib/Benchmark.ts'
import { makeDataDir } from '../lib/makeDataDir.ts'
import { openBrowser } from '../lib/openBrowser.ts'
import { ROOT } from '../lib/paths.ts'
import { startServer } from '../lib/startServer.ts'
import { figure, median, shown, spread } from '../lib/statistics.ts'
import { type Compared, compareFirstScreens, tellFirstScreens } from './firstScreens.ts'
import { type Deed, playAtOnce, slowdown, type Visit, visit } from './visit.ts'

/** A game that the page draws without a graphics card: what is measured is the site, not software drawing. */
const game = '/game/copper-kettle-copper-dice'

type Walk = { name: string; path: string; deed: Deed; isPlayed?: boolean }

const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().tap()

const WALKS: Walk[] = [
  {
    name: 'home',
    path: '/',
    async deed(page) {
      await tap(page, 'Menu')
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
    },
  },
  {
    name: 'game hall',
    path: '/gamehall',
    async deed(page) {
      await tap(page, 'Providers')
      await page.getByRole('checkbox').first().tap()
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: /^Slots/ }).tap()
      await page.waitForURL(/category=slots/)
    },
  },
  {
    name: 'page of a game, until it can be played',
    path: game,
    isPlayed: true,
    async deed(page) {
      await tap(page, 'Continue with demo')
      await tap(page, /^Add .* to favourites$/)
      await page.getByRole('dialog').waitFor()
    },
  },
]
/** Web Vitals call these good (ms, without unit, ms); and seconds from the arrival until a game can be played. */
const AIMS = { lcp: 2500, cls: 0.1, interaction: 200, playing: 10 }
/** Times what the bytes take that a first game needs, over this line. */
const REACH = 1.5

export const phone: Benchmark = {
  name: 'm-phone',
  title: 'First screens on a phone',
  method:
    `The real server (\`npm start\`, embedded database) on loopback, a phone of 412 × 823 px with a processor slowed down ${slowdown} times over slow ` +
    '4G (150 ms there and back, 1.6 Mbit/s), nothing kept from before. *First game* is when the first cover of a game was there, or ' +
    'when the game could be played. *Interaction* is the slowest of the touches that follow (Event Timing, real input): the menu of ' +
    'home; makers, one of them and a category in the hall; the heart of a game. Then a visitor who comes to home touches the first ' +
    'game as soon as it is there. *Bytes* is what the bytes that had come by then take on that line, with two ways and back. Last, first ' +
    'screens that nobody touches, for 4 s from when they are loaded: *blocking* is what tasks after the first paint take beyond 50 ms ' +
    'each. Times hang on the machine; so each stands beside the same document, words and style sheets, taken over by React alone, and an ' +
    'empty page, in the same run, in the browser of the project and in one that is installed, where there is one. What is less than ' +
    'one task of 50 ms, or one tick of the clock of touches (16 ms), apart counts as the same.',
  async run({ quick, started, log }) {
    const data = await makeDataDir(started)
    const server = await startServer(ROOT, data.path)
    const browser = await openBrowser()
    const figures = new Map<string, Visit[]>()
    const playing: number[] = []
    let firsts: Compared[] = []
    try {
      for (let round = 0; round < (quick ? 1 : 2); round += 1) {
        log(`round ${round + 1}`)
        for (const { name, path, ...walk } of quick ? WALKS.slice(0, 1) : WALKS) {
          const visited = await visit(browser, server.address + path, { ...walk, isEased: quick })
          figures.set(name, [...(figures.get(name) ?? []), visited])
        }
        if (!quick) playing.push(await playAtOnce(browser, server.address))
      }
      firsts = await compareFirstScreens(server.address, { quick, log })
    } finally {
      await browser.close()
      await server.stop()
      await data.remove()
    }
    return outcomeOf(figures, playing, firsts)
  },
}

function outcomeOf(figures: Map<string, Visit[]>, playing: number[], firsts: readonly Compared[]): Outcome {
  const walks = WALKS.filter(({ name }) => figures.has(name))
  const of = (name: string, what: keyof Visit) => (figures.get(name) ?? []).map((one) => one[what])
  const worst = (what: keyof Visit) => Math.max(...walks.map(({ name }) => median(of(name, what))))
  const aim = (words: string, measured: number, most: number, unit: string) => ({
    aim: `${words} ≤ ${most}${unit}`,
    measured: `${figure(measured)}${unit}`,
    met: measured <= most,
  })
  const screens = tellFirstScreens(firsts)
  return {
    tables: [
      {
        caption: `Processor ${slowdown}× slower, slow 4G`,
        columns: [
          'page',
          'largest paint, ms',
          'first game, ms',
          'bytes, ms',
          'shift',
          'interaction, ms',
          'JavaScript, kB',
        ],
        rows: walks.map(({ name }) => [
          name,
          shown(spread(of(name, 'lcp'))),
          shown(spread(of(name, 'first'))),
          shown(spread(of(name, 'line'))),
          figure(median(of(name, 'cls'))),
          shown(spread(of(name, 'interaction'))),
          figure(median(of(name, 'js'))),
        ]),
      },
      ...screens.tables,
    ],
    aims: [
      aim('largest paint of home', median(of('home', 'lcp')), AIMS.lcp, ' ms'),
      aim('shift of any page', worst('cls'), AIMS.cls, ''),
      aim('interaction on any page', worst('interaction'), AIMS.interaction, ' ms'),
      ...(playing.length > 0
        ? [aim('from arriving at home to a game that can be played', median(playing), AIMS.playing, ' s')]
        : []),
      ...walks.map(({ name }) => {
        const [first, line] = [median(of(name, 'first')), median(of(name, 'line'))]
        return {
          aim: `first game beside its bytes: ${name} ≤ ${REACH}×`,
          measured: `${figure(first / line)}×`,
          met: first <= REACH * line,
        }
      }),
      ...screens.aims,
    ],
    raw: { figures: Object.fromEntries(figures), playing, firsts },
  }
}
