import { gameOf } from '../../../server/platform/games/catalogue/testing/gameOf.ts'
import { createGameSearch } from '../../../server/platform/games/search/createGameSearch.ts'
import type { Benchmark } from '../lib/Benchmark.ts'
import { figure, ratio, shown, spread, times } from '../lib/statistics.ts'

const firsts =
  'Northern Golden Crystal Midnight Wild Lucky Silver Ember Frozen Royal Amber Velvet Thunder Paper'.split(
    ' ',
  )
const seconds =
  'Lights Harvest Dragons Pyramid Orchard Comet Vikings Reef Express Crown Foundry Cauldron'.split(' ')
/** As players type: whole words, two of them, and slips. */
const typed = [
  'midnight',
  'golden dragons',
  'cristal',
  'nothern lights',
  'vikngs',
  'royal 17',
  'amber cauldron',
  'reef',
]
/** Milliseconds of the server at the 95th percentile: with the way there and back, what is typed seems answered at once. */
const AIM = 50

const percentile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN

export const search: Benchmark = {
  name: 'l-search',
  title: 'Search for games',
  method:
    '20,000 games with made-up names. Each of 8 words is asked for letter by letter, as it is typed, some of them with slips, ' +
    'and all that fits is ranked; timed is the work of the server for each letter. Beside it, in turns, a look through all names for ' +
    'the letters as they stand, which knows no slips and no order.',
  async run({ quick, log }) {
    const games = quick ? 2000 : 20_000
    const names = Array.from(
      { length: games },
      (_, at) => `${firsts[at % 14]} ${seconds[Math.floor(at / 14) % 12]} ${Math.floor(at / 168)}`,
    )
    const find = createGameSearch(names.map((name) => gameOf(name)))
    const plain = (query: string) => names.filter((name) => name.toLowerCase().includes(query))
    const asked = typed.flatMap((word) => [...word].map((_, at) => word.slice(0, at + 1)))
    const time = (look: (query: string) => unknown) =>
      asked.map((query) => {
        const began = performance.now()
        look(query)
        return performance.now() - began
      })
    // What is made at the first question, and compiled at the first hundreds.
    time(find)
    time(plain)
    const figures = { ours: [] as number[], middle: [] as number[], plain: [] as number[] }
    for (let round = 0; round < (quick ? 1 : 9); round += 1) {
      log(`round ${round + 1}`)
      const took = time(find)
      figures.ours.push(percentile(took, 0.95))
      figures.middle.push(percentile(took, 0.5))
      figures.plain.push(percentile(time(plain), 0.95))
    }
    const ours = spread(figures.ours)
    return {
      tables: [
        {
          caption: `A letter of a search among ${games.toLocaleString('en')} games`,
          columns: ['what', 'median, ms', '95th percentile, ms', '× look through all names'],
          rows: [
            ['look through all names', '–', shown(spread(figures.plain)), '1×'],
            [
              '**Croupier**',
              shown(spread(figures.middle)),
              shown(ours),
              times(ratio(figures.ours, figures.plain)),
            ],
          ],
        },
      ],
      aims: [
        {
          aim: `≤ ${AIM} ms for a letter at the 95th percentile`,
          measured: `${figure(ours.median)} ms`,
          met: ours.median <= AIM,
        },
      ],
      raw: figures,
    }
  },
}
