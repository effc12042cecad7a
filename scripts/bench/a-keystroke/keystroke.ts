import type { Browser } from 'playwright-core'
import { benchForm } from '../forms/benchForm.ts'
import type { Aim, Benchmark, RunOptions, Table } from '../lib/Benchmark.ts'
import { buildContenders } from '../lib/buildContenders.ts'
import { busySeconds, type OpenPage, openBrowser, openPage } from '../lib/openBrowser.ts'
import { type PageServer, servePages } from '../lib/servePages.ts'
import { figure, median, ratio, shown, spread, times } from '../lib/statistics.ts'
import { addressOf, CONTENDERS, LIMIT, OURS } from '../pages/contenders.ts'

const SIZES = [12, 100, 500]
const SLOWDOWNS = [1, 4]
const LIMIT_RATIO = 2.2

/** Milliseconds between two keys, as of a fast typist, and after the last, so that put-off work is seen too. */
const PACE = 60
const SETTLE = 500

/** What is typed, in turns, into the first, a middle and the last text field of these kinds. */
const WORDS: [kind: string, text: string][] = [
  ['first_name', 'Alexandria'],
  ['email', 'anna@site.lv'],
  ['promo_code', 'abcDEF1234'],
]

interface Figures {
  contender: string
  size: number
  slowdown: number
  /** Milliseconds to the DOM: the median key of each round. */
  keys: number[]
  /** Milliseconds the main thread was busy a key, put-off work and paint included, by round. */
  busy: number[]
  /** Milliseconds until a wrong value showed; null where nothing is shown while typing. */
  untilError: number | null
}

export const keystroke: Benchmark = {
  name: 'a-keystroke',
  title: 'Keystroke to DOM',
  method:
    'A key is a trusted `insertText` of the browser’s own editing into a focused field: timed are its handlers, ' +
    'their microtasks, one turn of the event loop, style and layout. Keys come about every 60 ms, each after a ' +
    'frame was drawn, so that no other frame falls within the time; the second table ' +
    'counts all that the main thread did (`TaskDuration`), with what was put off to a pause, and paint, a key. ' +
    'All contenders stand open side by side and take turns, field by field and round by round. The forms are ' +
    'the same generated fields: texts, e-mail, pattern, selects, dates, checkboxes, some required.',
  async run(options) {
    await buildContenders(CONTENDERS)
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
  const open: { page: OpenPage; figures: Figures }[] = []
  for (const contender of CONTENDERS) {
    const page = await openPage(browser, addressOf(contender, server.address), slowdown)
    await page.page.evaluate(async (loaded) => {
      window.bench.load(loaded)
      await window.bench.mount()
    }, form)
    // Warm: the engine has compiled what a key runs through.
    for (const [kind, text] of quick ? WORDS.slice(0, 1) : WORDS)
      await type(page, `${kind}_${indexOf(form, kind, 0)}`, text, 5)
    const figures = { contender: contender.name, size, slowdown, keys: [], busy: [], untilError: null }
    open.push({ page, figures })
  }
  const rounds = roundsOf(size, slowdown, quick)
  for (let round = 0; round < rounds; round += 1) {
    const [kind, text] = WORDS[round % WORDS.length] as [string, string]
    const field = `${kind}_${indexOf(form, kind, ((round * 2) % rounds) / rounds)}`
    // Whoever comes first in one round comes last in the next but some, so that no place in the row is a favour.
    for (const { page, figures } of [...open.slice(round), ...open.slice(0, round)]) {
      const { keys, busy } = await type(page, field, text, PACE)
      figures.keys.push(median(keys))
      figures.busy.push(busy)
    }
  }
  for (const { page, figures } of open) {
    const field = `email_${indexOf(form, 'email', 1)}`
    figures.untilError = await page.page.evaluate((name) => window.bench.untilError(name, 'x', 1500), field)
    await page.page.close()
  }
  return open.map(({ figures }) => figures)
}

/**
 * Six, so that each field is typed into twice; three where keys take a contender seconds, as at 500 fields on the slow
 * processor, of which the spread is told beside the median.
 */
function roundsOf(size: number, slowdown: number, quick: boolean): number {
  if (quick) return 1
  return size > 100 && slowdown > 1 ? 3 : 6
}

async function type({ page, devtools }: OpenPage, field: string, text: string, pace: number) {
  await page.evaluate((name) => window.bench.clear(name), field)
  const before = await busySeconds({ page, devtools })
  const keys = await page.evaluate(([name, word, gap]) => window.bench.type(name, word, gap), [
    field,
    text,
    pace,
  ] as const)
  await page.waitForTimeout(SETTLE)
  const after = await busySeconds({ page, devtools })
  return { keys, busy: ((after - before) * 1000) / text.length }
}

/** The number of a field of a kind, at a place in the form from 0 (first) to 1 (last). */
function indexOf({ fields }: ReturnType<typeof benchForm>, kind: string, place: number): number {
  const all = fields.flatMap(({ name }, index) => (name.startsWith(kind) ? [index] : []))
  return all[Math.min(all.length - 1, Math.floor(place * all.length))] ?? 0
}

function tablesOf(figures: Figures[]): Table[] {
  return slowdownsOf(figures).flatMap((slowdown) => [
    table(figures, slowdown, 'keys', `Keystroke to DOM, processor ${slowdown}× slower`),
    table(figures, slowdown, 'busy', `All main-thread work a key, processor ${slowdown}× slower`),
  ])
}

function table(figures: Figures[], slowdown: number, what: 'keys' | 'busy', caption: string): Table {
  const columns = [
    'contender',
    ...sizesOf(figures).flatMap((size) => [`${size} fields, ms`, '× limit']),
    ...(what === 'keys' ? ['error seen after, ms'] : []),
  ]
  const rows = CONTENDERS.map(({ name }) => {
    const cells = sizesOf(figures).flatMap((size) => {
      const own = pick(figures, name, size, slowdown)
      const limit = pick(figures, LIMIT.name, size, slowdown)
      return [shown(spread(own[what])), times(ratio(own[what], limit[what]))]
    })
    const errors = sizesOf(figures).map((size) => pick(figures, name, size, slowdown).untilError)
    const seen = errors.map((error) => (error === null ? '–' : figure(error))).join(' / ')
    return [name, ...cells, ...(what === 'keys' ? [seen] : [])]
  })
  return { caption, columns, rows }
}

function aimsOf(figures: Figures[]): Aim[] {
  return slowdownsOf(figures).flatMap((slowdown) =>
    sizesOf(figures).map((size) => {
      const own = pick(figures, OURS.name, size, slowdown)
      const against = ratio(own.keys, pick(figures, LIMIT.name, size, slowdown).keys)
      return {
        aim: `≤ ${LIMIT_RATIO}× uncontrolled inputs, ${size} fields, processor ${slowdown}× slower`,
        measured: times(against),
        // Without an error on the screen the validation was not on, and the figure means nothing.
        met: against.median <= LIMIT_RATIO && own.untilError !== null,
      }
    }),
  )
}

function slowdownsOf(figures: Figures[]): number[] {
  return [...new Set(figures.map(({ slowdown }) => slowdown))]
}

function sizesOf(figures: Figures[]): number[] {
  return [...new Set(figures.map(({ size }) => size))]
}

function pick(figures: Figures[], contender: string, size: number, slowdown: number): Figures {
  const found = figures.find(
    (one) => one.contender === contender && one.size === size && one.slowdown === slowdown,
  )
  if (!found) throw new Error(`no figures of ${contender}`)
  return found
}
