import type { Benchmark, Outcome } from '../lib/Benchmark.ts'
import { buildPage } from '../lib/buildPage.ts'
import { openBrowser, patience } from '../lib/openBrowser.ts'
import { servePages } from '../lib/servePages.ts'
import { figure, median, ratio, shown, spread, times } from '../lib/statistics.ts'
import type { Grid } from './page.tsx'

const GRIDS: { grid: Grid; name: string }[] = [
  { grid: 'static', name: 'static HTML' },
  { grid: 'plain', name: 'plain grid, all tiles in the DOM' },
  { grid: 'hall', name: '**Croupier**, game hall' },
]
const COUNTS = [600, 5000, 20_000]
/** ms of a frame at 60 Hz, and what a screen that shows it late by a little still counts as. */
const SMOOTH = 17.5

type Figures = { grid: Grid; count: number; first: number[]; p95: number[]; late: number[] }

export const hall: Benchmark = {
  name: 'k-hall',
  title: 'Game hall',
  method:
    'The hall, the same tiles all at once in one grid, and plain HTML of the same pictures and words, each in a fresh page ' +
    'of a processor as it is, with games that are made up in the page: no network. Timed is from the first call until a ' +
    'tile was painted; then the page is scrolled by 90 px a frame. A frame is late where it took more than 17.5 ms. ' +
    'Without a graphics card the processor paints.',
  async run({ quick, log }) {
    await buildPage('hall', 'k-hall/page.tsx', true)
    const server = await servePages()
    const browser = await openBrowser()
    const figures: Figures[] = []
    try {
      for (const count of quick ? [60] : COUNTS) {
        log(`${count} games`)
        const here = GRIDS.map(({ grid }): Figures => ({ grid, count, first: [], p95: [], late: [] }))
        for (let round = 0; round < (quick ? 1 : 2); round += 1)
          for (const one of here) {
            // Tens of thousands of tiles at once take minutes, and tell the same each time.
            if (round > 0 && one.grid === 'plain' && count > 600) continue
            const page = await browser.newPage({ viewport: { width: 1000, height: 800 } })
            page.setDefaultTimeout(patience)
            await page.goto(server.address('hall'))
            await page.waitForFunction(() => 'draw' in window)
            one.first.push(
              await page.evaluate(([grid, games]) => window.draw(grid, games), [one.grid, count] as const),
            )
            const frames = await page.evaluate((many) => window.swing(many), quick ? 12 : 60)
            one.p95.push(frames.toSorted((a, b) => a - b)[Math.floor(frames.length * 0.95)] ?? Number.NaN)
            one.late.push((100 * frames.filter((ms) => ms > SMOOTH).length) / frames.length)
            await page.close()
          }
        figures.push(...here)
      }
    } finally {
      await browser.close()
      await server.close()
    }
    return outcomeOf(figures)
  },
}

function outcomeOf(figures: Figures[]): Outcome {
  const of = (grid: Grid, count: number) => {
    const found = figures.find((one) => one.grid === grid && one.count === count)
    if (!found) throw new Error(`no figures of ${grid} with ${count} games`)
    return found
  }
  const counts = [...new Set(figures.map(({ count }) => count))]
  const most = counts.at(-1) ?? 0
  const against = ratio(of('hall', most).first, of('static', most).first)
  const late = median(of('hall', most).late)
  return {
    tables: counts.map((count) => ({
      caption: `${count.toLocaleString('en')} games`,
      columns: ['grid', 'first tile, ms', '× static HTML', 'frame, 95th percentile, ms', 'late frames, %'],
      rows: GRIDS.map(({ grid, name }) => {
        const { first, p95, late: share } = of(grid, count)
        return [
          name,
          shown(spread(first)),
          times(ratio(first, of('static', count).first)),
          shown(spread(p95)),
          shown(spread(share)),
        ]
      }),
    })),
    aims: [
      {
        aim: `first tile of ${most.toLocaleString('en')} games ≤ 1× static HTML`,
        measured: times(against),
        met: against.median <= 1,
      },
      {
        aim: `late frames of ${most.toLocaleString('en')} games ≤ 5 %`,
        measured: `${figure(late)} %`,
        met: late <= 5,
      },
    ],
    raw: figures,
  }
}
