import { benchForm } from '../forms/benchForm.ts'
import type { Aim, Benchmark, Table } from '../lib/Benchmark.ts'
import { buildPage } from '../lib/buildPage.ts'
import { openBrowser, openPage } from '../lib/openBrowser.ts'
import { servePages } from '../lib/servePages.ts'
import { ratio, shown, spread, times } from '../lib/statistics.ts'

const FIELDS = 12
const SLOWDOWNS = [1, 4]
const LIMIT = 3
const LIMIT_RATIO = 0.073

const VALIDATORS = [
  { name: '**Croupier** (rules)', page: 'rules' },
  { name: '`@rjsf/validator-ajv8`', page: 'ajv8' },
  { name: '`@cfworker/json-schema` alone', page: 'cfworker' },
]
const OURS = 'rules'
const STOCK = 'ajv8'

/** Wrong in most fields, so that all of the validator is run through. */
const VALUES = {
  first_name_0: 'A',
  email_2: 'nobody',
  country_3: 'XX',
  birth_date_4: '31.31.1990',
  promo_code_6: 'no good',
  address_8: 'Riga',
  fakename_9: 'Ann',
  postcode_10: 'LV',
}

interface Figures {
  page: string
  slowdown: number
  /** Milliseconds by page load. */
  first: number[]
  second: number[]
  refused: number
}

export const firstValidation: Benchmark = {
  name: 'c-first-validation',
  title: 'First validation in a fresh page',
  method:
    `A page that holds nothing but the validator is loaded anew for each figure; timed is its first answer about ` +
    `${FIELDS} fields, most of them wrong, with all compiling of schemas that it needs, and the next answer. ` +
    `Loading and parsing of scripts is not in it.`,
  async run({ quick, log }) {
    for (const { page } of VALIDATORS) await buildPage(`validator-${page}`, `pages/validators/${page}.ts`)
    const server = await servePages()
    const browser = await openBrowser()
    try {
      const form = benchForm(FIELDS)
      const figures: Figures[] = []
      for (const slowdown of SLOWDOWNS) {
        log(`processor ${slowdown}× slower`)
        const here = VALIDATORS.map(
          ({ page }): Figures => ({ page, slowdown, first: [], second: [], refused: 0 }),
        )
        for (let round = 0; round < (quick ? 1 : 15); round += 1) {
          for (const one of here) {
            const { page } = await openPage(browser, server.address(`validator-${one.page}`), slowdown)
            const answer = await page.evaluate(([loaded, values]) => window.validateOnce(loaded, values), [
              form,
              VALUES,
            ] as const)
            one.first.push(answer.first)
            one.second.push(answer.second)
            one.refused = answer.refused
            await page.close()
          }
        }
        figures.push(...here)
      }
      return {
        tables: SLOWDOWNS.map((slowdown) => tableOf(figures, slowdown)),
        aims: aimsOf(figures),
        raw: figures,
      }
    } finally {
      await browser.close()
      await server.close()
    }
  },
}

function tableOf(figures: Figures[], slowdown: number): Table {
  return {
    caption: `Processor ${slowdown}× slower`,
    columns: ['validator', 'first, ms', '× ajv8', 'next, ms', 'fields refused'],
    rows: VALIDATORS.map(({ name, page }) => {
      const own = pick(figures, page, slowdown)
      const stock = pick(figures, STOCK, slowdown)
      return [
        name,
        shown(spread(own.first)),
        times(ratio(own.first, stock.first)),
        shown(spread(own.second)),
        String(own.refused),
      ]
    }),
  }
}

/** The aim in milliseconds is for the processor as it is; slowed down, the ratio it stands for (stock took 41 ms). */
function aimsOf(figures: Figures[]): Aim[] {
  const asIs = spread(pick(figures, OURS, 1).first)
  const absolute = {
    aim: `≤ ${LIMIT} ms for ${FIELDS} fields`,
    measured: `${shown(asIs)} ms`,
    met: asIs.median <= LIMIT,
  }
  const relative = SLOWDOWNS.map((slowdown) => {
    const against = ratio(pick(figures, OURS, slowdown).first, pick(figures, STOCK, slowdown).first)
    return {
      aim: `≤ ${LIMIT_RATIO}× ajv8 (3 ms of 41), processor ${slowdown}× slower`,
      measured: times(against),
      met: against.median <= LIMIT_RATIO,
    }
  })
  return [absolute, ...relative]
}

function pick(figures: Figures[], page: string, slowdown: number): Figures {
  const found = figures.find((one) => one.page === page && one.slowdown === slowdown)
  if (!found) throw new Error(`no figures of ${page}`)
  return found
}
