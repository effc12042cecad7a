import type { Page } from 'playwright-core'
import type { Benchmark, Outcome } from '../lib/Benchmark.ts'
import { makeDataDir } from '../lib/makeDataDir.ts'
import { openBrowser } from '../lib/openBrowser.ts'
import { ROOT } from '../lib/paths.ts'
import { startServer } from '../lib/startServer.ts'
import { figure, median, shown, spread } from '../lib/statistics.ts'
import {
  type Deed,
  type FirstScreen,
  playAtOnce,
  slowdown,
  type Visit,
  visit,
  watchFirstScreen,
} from './visit.ts'

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
/** Pages whose first screen is looked at by itself. */
const FIRST_SCREENS = { home: '/', offers: '/offers', FAQ: '/faq', registration: '/forms/sign_up' }

/** Web Vitals call these good (ms, without unit, ms); and seconds from the arrival until a game can be played. */
const AIMS = { lcp: 2500, cls: 0.1, interaction: 200, playing: 10 }
/** Of first screens: ms between the first paint and the largest (none but for what a clock is off by), ms of blocking, and shift. */
const FIRST_AIMS = { later: 20, blocked: 250, cls: 0.02 }

export const phone: Benchmark = {
  name: 'm-phone',
  title: 'First screens on a phone',
  method:
    `The real server (\`npm start\`, embedded database) on loopback, a phone of 412 × 823 px with a processor slowed down ${slowdown} times over slow ` +
    '4G (150 ms there and back, 1.6 Mbit/s), nothing kept from before. *First game* is when the first cover of a game was there, or ' +
    'when the game could be played. *Interaction* is the slowest of the touches that follow (Event Timing, real input): the menu of ' +
    'home; makers, one of them and a category in the hall; the heart of a game. Then a visitor who comes to home touches the first ' +
    'game as soon as it is there. Last, first screens that nobody touches, for 4 s from when they are loaded: *blocking* is what tasks after ' +
    'the first paint take beyond 50 ms each.',
  async run({ quick, started, log }) {
    const data = await makeDataDir(started)
    const server = await startServer(ROOT, data.path)
    const browser = await openBrowser()
    const figures = new Map<string, Visit[]>()
    const playing: number[] = []
    const firsts = new Map<string, FirstScreen[]>()
    try {
      for (let round = 0; round < (quick ? 1 : 2); round += 1) {
        log(`round ${round + 1}`)
        for (const { name, path, ...walk } of quick ? WALKS.slice(0, 1) : WALKS) {
          const visited = await visit(browser, server.address + path, { ...walk, isEased: quick })
          figures.set(name, [...(figures.get(name) ?? []), visited])
        }
        if (!quick) playing.push(await playAtOnce(browser, server.address))
        for (const [name, path] of Object.entries(FIRST_SCREENS)) {
          const seen = await watchFirstScreen(browser, server.address + path, quick)
          firsts.set(name, [...(firsts.get(name) ?? []), seen])
        }
      }
    } finally {
      await browser.close()
      await server.stop()
      await data.remove()
    }
    return outcomeOf(figures, playing, firsts)
  },
}

function outcomeOf(
  figures: Map<string, Visit[]>,
  playing: number[],
  firsts: Map<string, FirstScreen[]>,
): Outcome {
  const screens = [...firsts].map(([name, seen]) => ({
    name,
    seen,
    later: median(seen.map(({ fcp, lcp }) => lcp - fcp)),
    blocked: median(seen.map(({ blocked }) => blocked)),
    cls: median(seen.map(({ cls }) => cls)),
  }))
  const walks = WALKS.filter(({ name }) => figures.has(name))
  const of = (name: string, what: keyof Visit) => (figures.get(name) ?? []).map((one) => one[what])
  const worst = (what: keyof Visit) => Math.max(...walks.map(({ name }) => median(of(name, what))))
  const aim = (words: string, measured: number, most: number, unit: string) => ({
    aim: `${words} ≤ ${most}${unit}`,
    measured: `${figure(measured)}${unit}`,
    met: measured <= most,
  })
  return {
    tables: [
      {
        caption: `Processor ${slowdown}× slower, slow 4G`,
        columns: [
          'page',
          'largest paint, ms',
          'first game, ms',
          'shift',
          'interaction, ms',
          'JavaScript, kB',
        ],
        rows: walks.map(({ name }) => [
          name,
          shown(spread(of(name, 'lcp'))),
          shown(spread(of(name, 'first'))),
          figure(median(of(name, 'cls'))),
          shown(spread(of(name, 'interaction'))),
          figure(median(of(name, 'js'))),
        ]),
      },
      {
        caption: 'First screens that nobody touches',
        columns: ['page', 'first paint, ms', 'largest paint, ms', 'blocking, ms', 'shift'],
        rows: screens.map(({ name, seen, cls }) => [
          name,
          shown(spread(seen.map(({ fcp }) => fcp))),
          shown(spread(seen.map(({ lcp }) => lcp))),
          shown(spread(seen.map(({ blocked }) => blocked))),
          figure(cls),
        ]),
      },
    ],
    aims: [
      aim('largest paint of home', median(of('home', 'lcp')), AIMS.lcp, ' ms'),
      aim('shift of any page', worst('cls'), AIMS.cls, ''),
      aim('interaction on any page', worst('interaction'), AIMS.interaction, ' ms'),
      ...(playing.length > 0
        ? [aim('from arriving at home to a game that can be played', median(playing), AIMS.playing, ' s')]
        : []),
      ...screens.flatMap(({ name, later, blocked, cls }) => [
        aim(`largest paint after the first: ${name}`, later, FIRST_AIMS.later, ' ms'),
        aim(`blocking: ${name}`, blocked, FIRST_AIMS.blocked, ' ms'),
        aim(`shift while nobody touches: ${name}`, cls, FIRST_AIMS.cls, ''),
      ]),
    ],
    raw: { figures: Object.fromEntries(figures), playing, firsts: Object.fromEntries(firsts) },
  }
}
