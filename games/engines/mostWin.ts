import { baccaratSides } from './cards/baccarat.ts'
import { faces } from './dice.ts'
import type { Mathematics } from './engines.ts'
import { mostUnits } from './slots/mostUnits.ts'

/** How many times its first stake a round can bring back at most, stake included, computed from the tables. */
export function mostWin({ kind, config }: Mathematics): number {
  switch (kind) {
    case 'slots':
      return mostUnits(config) / config.coins
    case 'roulette':
      return 36
    case 'blackjack':
      // Two hands of a split, both doubled.
      return Math.max(8, config.blackjackPays.num / config.blackjackPays.den)
    case 'baccarat':
      return Math.max(...baccaratSides.map((side) => config.pays[side].num / config.pays[side].den))
    case 'dice':
      return Math.min(config.returned, faces * 10) / config.chances.least
    case 'mines':
      return Math.max(config.most, 25)
    case 'plinko':
      return Math.max(...Object.values(config.tables).flatMap((boards) => Object.values(boards).flat())) / 100
    case 'crash':
      return config.most / 100
  }
}
