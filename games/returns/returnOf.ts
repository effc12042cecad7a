import type { Mathematics } from '../engines/engines.ts'
import { baccaratReturns } from './baccaratReturn.ts'
import { slotReturn } from './slotReturn.ts'
import { crashReturn, diceReturn, minesReturn, plinkoReturn, rouletteReturn } from './tableReturns.ts'

/** What blackjack returns by its rules, computed by `blackjackReturn`, which takes seconds; held against it by a test. */
const blackjack: Record<string, number> = { '6 decks': 0.995431, '8 decks': 0.995142 }

/** What comes back of a stake of 1, and of which bet where bets differ: the one that a game is named by. */
export function returnOf({ kind, config }: Mathematics): number {
  switch (kind) {
    case 'slots':
      return slotReturn(config).total
    case 'roulette':
      return rouletteReturn(config, { kind: 'straight', numbers: [0] })
    case 'blackjack': {
      const known = blackjack[`${config.decks} decks`]
      if (
        known === undefined ||
        config.hitsSoft17 ||
        config.blackjackPays.num * 2 !== config.blackjackPays.den * 5
      )
        throw new Error('Nobody has computed the return of these rules of blackjack')
      return known
    }
    case 'baccarat':
      return baccaratReturns(config).banker
    case 'dice':
      return diceReturn(config, { side: 'under', target: 5000 })
    case 'mines':
      return minesReturn(config, config.mines.least, 1)
    case 'plinko':
      return Math.min(
        ...Object.entries(config.tables).flatMap(([risk, boards]) =>
          Object.keys(boards).map((rows) => plinkoReturn(config, risk, Number(rows))),
        ),
      )
    case 'crash':
      return crashReturn(config, 200)
  }
}
