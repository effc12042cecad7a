import type { Browser } from 'playwright-core'
import { benchForm } from '../forms/benchForm.ts'
import type { Aim, Benchmark, RunOptions, Table } from '../lib/Benchmark.ts'
import { buildContenders } from '../lib/buildContenders.ts'
import { openBrowser, openPage } from '../lib/openBrowser.ts'
import { type PageServer, servePages } from '../lib/servePages.ts'
import { ratio, shown, spread, times } from '../lib/statistics.ts'
import { addressOf, CONTENDERS, type Contender, HOOK_FORM, OURS } from '../pages/contenders.ts'

const SIZES = [12, 100]
const SLOWDOWNS = [1, 4]

// Mantine's Select costs most of a mount; the harder yardstick is the same form with the browser's own list.
const NATIVE: Contender = {
  name: 'react-hook-form + Mantine, native selects',
  page: 'hookForm',
  setting: 'native',
  live: false,
}

// Validation while typing is nothing to a mount, so the contenders that differ only in it stand once.
const MOUNTED = [...CONTENDERS.filter(({ setting }) => !setting), NATIVE]

interface Figures {
  contender: string
  size: number
  slowdown: number
  /** Milliseconds of the first mount in a fresh page, by round. */
  first: number[]
  /** Milliseconds of a mount after ten others, by round. */
  warm: number[]
}

export const mount: Benchmark = {
  name: 'b-mount',
  title: 'Mount',
  method:
    'From the call that renders the form until all its controls are in the DOM, effects have run and layout is ' +
    'done. *First* is in a page just loaded (its scripts are there but have not run through a form); *warm* is ' +
    'after ten mounts in that page. Contenders take turns round by round.',
  async run(options) {
    await buildContenders(MOUNTED)
    const server = await servePages()
    const browser = await openBrowser()
    try {
      const figures: Figures[] = []
      for (const size of options.quick ? [12] : SIZES) {
        for (const slowdown of options.quick ? [1] : SLOWDOWNS) {
          options.log(`${size} fields, processor ${slowdown}× slower`)
          figures.push(...(await measure(browser, server, size, slowdown, options)))
        }
      }
      return { tables: tablesOf(figures), aims: aimsOf(figures), raw: figures }
    } finally {
      await browser.close()
      await server.close()
    }
  },
}

async function measure(
  browser: Browser,
  server: PageServer,
  size: number,
  slowdown: number,
  { quick }: RunOptions,
): Promise<Figures[]> {
  const form = benchForm(size)
  const all = MOUNTED.map(({ name }): Figures => ({ contender: name, size, slowdown, first: [], warm: [] }))
  const warming = quick ? 0 : 10
  for (let round = 0; round < (quick ? 1 : 5); round += 1) {
    for (const [index, contender] of MOUNTED.entries()) {
      const { page } = await openPage(browser, addressOf(contender, server.address), slowdown)
      const [first, warm] = await page.evaluate(
        async ([loaded, mounts]) => {
          const { bench } = window
          bench.load(loaded)
          const times: number[] = []
          for (let count = 0; count < mounts + 5; count += 1) {
            times.push(await bench.mount())
            await bench.unmount()
          }
          const last = times.slice(-5).toSorted((a, b) => a - b)
          return [times[0] ?? Number.NaN, last[2] ?? Number.NaN]
        },
        [form, warming] as const,
      )
      all[index]?.first.push(first as number)
      all[index]?.warm.push(warm as number)
      await page.close()
    }
  }
  return all
}

function tablesOf(figures: Figures[]): Table[] {
  return casesOf(figures).map(([size, slowdown]) => ({
    caption: `Mount of ${size} fields, processor ${slowdown}× slower`,
    columns: ['contender', 'first, ms', '× react-hook-form', 'warm, ms', '× react-hook-form'],
    rows: MOUNTED.map(({ name }) => {
      const own = pick(figures, name, size, slowdown)
      const base = pick(figures, HOOK_FORM.name, size, slowdown)
      return [
        name,
        shown(spread(own.first)),
        times(ratio(own.first, base.first)),
        shown(spread(own.warm)),
        times(ratio(own.warm, base.warm)),
      ]
    }),
  }))
}

function aimsOf(figures: Figures[]): Aim[] {
  return casesOf(figures).flatMap(([size, slowdown]) =>
    (['first', 'warm'] as const).map((when) => {
      const own = pick(figures, OURS.name, size, slowdown)[when]
      const against = ratio(own, pick(figures, HOOK_FORM.name, size, slowdown)[when])
      return {
        aim: `≤ 1.0× react-hook-form + Mantine (try for 0.65×), ${when}, ${size} fields, processor ${slowdown}× slower`,
        measured: times(against),
        met: against.median <= 1,
      }
    }),
  )
}

function casesOf(figures: Figures[]): [size: number, slowdown: number][] {
  const first = figures.filter(({ contender }) => contender === OURS.name)
  return first.map(({ size, slowdown }) => [size, slowdown])
}

function pick(figures: Figures[], contender: string, size: number, slowdown: number): Figures {
  const found = figures.find(
    (one) => one.contender === contender && one.size === size && one.slowdown === slowdown,
  )
  if (!found) throw new Error(`no figures of ${contender}`)
  return found
}
