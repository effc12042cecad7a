import type { Mathematics } from '#games/engines/engines.ts'
import type { TableTimes } from './Game.ts'
import { plinkoTables } from './plinkoTables.ts'

/** The mathematics of everything that is no slot. */
export type TableProfile = {
  mathematics: Mathematics
  type: 'casino' | 'live' | 'fast'
  volatility: 1 | 2 | 3 | 4 | 5
  features: string[]
  tags: string[]
  motif: string
  /** What its games are called, before or after a word of the studio's. */
  noun: string
  table?: TableTimes
}

const baccaratPays = (banker: number) => ({
  player: { num: 2, den: 1 },
  banker: { num: banker, den: 100 },
  tie: { num: 9, den: 1 },
})
const blackjackPays = { num: 5, den: 2 }

export const tableProfiles: readonly TableProfile[] = [
  {
    noun: 'Roulette',
    motif: 'roulette',
    type: 'casino',
    volatility: 3,
    features: ['single-zero'],
    tags: ['roulette', 'table'],
    mathematics: { kind: 'roulette', config: { wheel: 'single', laPartage: false } },
  },
  {
    noun: 'French Roulette',
    motif: 'roulette',
    type: 'casino',
    volatility: 3,
    features: ['single-zero', 'la-partage'],
    tags: ['roulette', 'table'],
    mathematics: { kind: 'roulette', config: { wheel: 'single', laPartage: true } },
  },
  {
    noun: 'Double Zero Roulette',
    motif: 'roulette',
    type: 'casino',
    volatility: 3,
    features: ['double-zero'],
    tags: ['roulette', 'table'],
    mathematics: { kind: 'roulette', config: { wheel: 'double', laPartage: false } },
  },
  {
    noun: 'Blackjack',
    motif: 'blackjack',
    type: 'casino',
    volatility: 2,
    features: ['six-decks'],
    tags: ['blackjack', 'cards', 'table'],
    mathematics: { kind: 'blackjack', config: { decks: 6, hitsSoft17: false, blackjackPays } },
  },
  {
    noun: 'Blackjack 8',
    motif: 'blackjack',
    type: 'casino',
    volatility: 2,
    features: ['eight-decks'],
    tags: ['blackjack', 'cards', 'table'],
    mathematics: { kind: 'blackjack', config: { decks: 8, hitsSoft17: false, blackjackPays } },
  },
  {
    noun: 'Baccarat',
    motif: 'baccarat',
    type: 'casino',
    volatility: 2,
    features: ['eight-decks'],
    tags: ['baccarat', 'cards', 'table'],
    mathematics: { kind: 'baccarat', config: { decks: 8, pays: baccaratPays(195) } },
  },
  {
    noun: 'Dice',
    motif: 'dice',
    type: 'fast',
    volatility: 3,
    features: ['provably-fair'],
    tags: ['dice', 'instant'],
    mathematics: { kind: 'dice', config: { returned: 9900, chances: { least: 100, most: 9800 } } },
  },
  {
    noun: 'Mines',
    motif: 'mines',
    type: 'fast',
    volatility: 4,
    features: ['provably-fair'],
    tags: ['mines', 'instant'],
    mathematics: {
      kind: 'mines',
      config: { cells: 25, mines: { least: 1, most: 24 }, returned: 99, most: 10_000 },
    },
  },
  {
    noun: 'Plinko',
    motif: 'plinko',
    type: 'fast',
    volatility: 3,
    features: ['provably-fair'],
    tags: ['plinko', 'instant'],
    mathematics: { kind: 'plinko', config: { tables: plinkoTables } },
  },
  {
    noun: 'Crash',
    motif: 'rocket',
    type: 'fast',
    volatility: 4,
    features: ['provably-fair'],
    tags: ['crash', 'instant'],
    mathematics: { kind: 'crash', config: { most: 1_000_000 } },
  },
]
