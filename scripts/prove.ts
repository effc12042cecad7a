import { parseArgs } from 'node:util'
import { proveBets } from './prove/bets.ts'
import { proveLoyalty } from './prove/loyalty.ts'
import { proveSports } from './prove/sports.ts'

// Proves by large numbers what tests hold by small ones; takes minutes to hours, as many as are asked for:
//   npm run prove -- sports                                    every sport: 200 states, 100,000 playouts from each
//   npm run prove -- sports --sport 5 --states 20 --plays 5000 tennis, by its number in the feed, in less than a minute
//   npm run prove -- bets                                      100,000 slips against an enumerator, races 200 times, a kill at each step …
//   npm run prove -- bets races lease                          some of them
//   npm run prove -- loyalty                                   200 plans of points, and 500 turns of several processes at once
// Prints what it found, and exits with 1 where something is not as it is claimed.

const { values, positionals } = parseArgs({
  options: {
    sport: { type: 'string' },
    states: { type: 'string', default: '200' },
    plays: { type: 'string', default: '100000' },
    matches: { type: 'string', default: '400' },
  },
  allowPositionals: true,
})

for (const [name, value] of Object.entries(values))
  if (!/^[1-9]\d*$/.test(value)) throw new Error(`--${name} must be a whole number above zero`)
const [what, ...names] = positionals

async function prove(): Promise<boolean> {
  if (what === 'bets') return proveBets(names)
  if (what === 'loyalty') return proveLoyalty(names)
  if (positionals.join() !== 'sports') throw new Error('What can be proved is: sports, bets, loyalty')
  return proveSports({
    ...(values.sport === undefined ? {} : { sport: Number(values.sport) }),
    states: Number(values.states),
    plays: Number(values.plays),
    matches: Number(values.matches),
  })
}
process.exitCode = (await prove()) ? 0 : 1
