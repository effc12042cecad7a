import type { Browser } from 'playwright-core'
import type { Aim, RunOptions, Table } from '../lib/Benchmark.ts'
import { buildPage } from '../lib/buildPage.ts'
import { patience } from '../lib/openBrowser.ts'
import { servePages } from '../lib/servePages.ts'
import { figure, median, ratio, shown, spread, times } from '../lib/statistics.ts'
import type { Told, Way } from './page.tsx'

const WAYS: { way: Way; name: string }[] = [
  { way: 'hand', name: 'the same text nodes, written by hand' },
  { way: 'buttons', name: '**Croupier**, odds buttons' },
]
/** How many times slower the processor of the page is. */
export const SLOWDOWN = 4
/** ms of a frame at 60 Hz, and of a task that is felt. */
const FRAME = 16.7
const FELT = 50
/** The clock of frames is told to a tenth of a millisecond. */
const TICK = 0.1

type Figures = { p95: number[]; longest: number[]; shift: number[] }
export type Changing = Record<Way, Figures>

/** 200 odds that all change ten times a second. */
export async function measureChanging(browser: Browser, { quick, log }: RunOptions): Promise<Changing> {
  await buildPage('odds', 'r-odds/page.tsx', true)
  const server = await servePages()
  const figures: Changing = { hand: emptyFigures(), buttons: emptyFigures() }
  try {
    for (let round = 0; round < (quick ? 1 : 3); round += 1)
      for (const { way } of WAYS) {
        log(`odds that change, round ${round + 1}, ${way}`)
        const page = await browser.newPage({ viewport: { width: 1000, height: 1400 } })
        page.setDefaultTimeout(patience)
        await page.goto(server.address('odds'))
        await page.waitForFunction(() => 'drawOdds' in window)
        await page.evaluate((one) => window.drawOdds(one), way)
        const devtools = await page.context().newCDPSession(page)
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
        // Compiled by then, as on any page that has been open for some seconds.
        await page.evaluate((seconds) => window.change(seconds), quick ? 0.5 : 3)
        note(figures[way], await page.evaluate((seconds) => window.change(seconds), quick ? 2 : 30))
        await page.close()
      }
  } finally {
    await server.close()
  }
  return figures
}

const emptyFigures = (): Figures => ({ p95: [], longest: [], shift: [] })

function note({ p95, longest, shift }: Figures, told: Told): void {
  p95.push(told.frames.toSorted((a, b) => a - b)[Math.floor(told.frames.length * 0.95)] ?? Number.NaN)
  longest.push(Math.max(0, ...told.tasks))
  shift.push(told.shift)
}

export function tellChanging(figures: Changing): { table: Table; aims: Aim[] } {
  const { hand, buttons } = figures
  const against = ratio(buttons.p95, hand.p95)
  const [p95, longest, shift] = [median(buttons.p95), median(buttons.longest), Math.max(...buttons.shift)]
  return {
    table: {
      caption: `200 odds, ten times a second, processor ${SLOWDOWN}× slower`,
      columns: ['odds', 'frame, 95th percentile, ms', '× by hand', 'longest task over 50 ms', 'shift'],
      rows: WAYS.map(({ way, name }) => [
        name,
        shown(spread(figures[way].p95)),
        times(ratio(figures[way].p95, hand.p95)),
        shown(spread(figures[way].longest)),
        figure(Math.max(...figures[way].shift)),
      ]),
    },
    aims: [
      { aim: `frame ≤ ${FRAME} ms`, measured: `${figure(p95)} ms`, met: p95 <= FRAME + TICK },
      { aim: 'frame ≤ 1.5× written by hand', measured: times(against), met: against.median <= 1.5 },
      { aim: `no task over ${FELT} ms`, measured: `${figure(longest)} ms`, met: longest <= FELT },
      { aim: 'nothing moves', measured: figure(shift), met: shift === 0 },
    ],
  }
}
