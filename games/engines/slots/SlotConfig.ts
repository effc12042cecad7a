import type { Weighted } from '../../fairness/pickWeighted.ts'
import type { Ratio } from '../sums.ts'

/** A symbol is one character; what it looks like is a matter of the game's art. */
export type SlotSymbol = string

/** One text per reel, its symbols from top to bottom; the first follows the last. */
export type Strips = readonly string[]

/**
 * Everything that decides what a slot pays. All pays are in units; a stake is worth `coins` of them, so that a round wins
 * stake · units / coins, rounded down once.
 */
export type SlotConfig = {
  rows: number
  reels: Strips
  coins: number
  /** A line names the row of each reel, from 0 at the top. Ways need no lines: any row of a reel goes on with the next. */
  wins: { by: 'lines'; lines: readonly (readonly number[])[]; bothWays?: boolean } | { by: 'ways' }
  /** What 1, 2, 3 … of a symbol pay from the first reel on, on a line or by a way. */
  pays: Readonly<Record<SlotSymbol, readonly number[]>>
  /** Stands for every symbol that has pays. */
  wild?: {
    symbol: SlotSymbol
    /** Covers its whole reel. */
    expands?: boolean
    /** Multiplies what a line pays with the help of one or more of it. */
    multiplies?: number
  }
  /** All of them become the same symbol, drawn anew each spin. */
  mystery?: { symbol: SlotSymbol; becomes: Weighted<SlotSymbol> }
  /** Multiplies what lines and ways pay in a spin that was paid for. */
  multipliers?: Weighted<number>
  /** Pays anywhere; `pays` by their number from 1 on. */
  scatter?: { symbol: SlotSymbol; pays: readonly number[] }
  free?: FreeSpins
  hold?: HoldAndWin
}

/** Spins that scatters give, played at once. */
export type FreeSpins = {
  reels: Strips
  /** Free spins by the number of scatters from 1 on: in a spin that was paid for, and in a free one. */
  spins: readonly number[]
  again: readonly number[]
  /** Most free spins of a round, however often they are won again. */
  most: number
  /** What the first, second … free spin multiplies; the last holds for the rest. */
  multipliers: readonly number[]
  /** Drawn once: where as many reels show it as pay, it covers them and pays on every line, next to each other or not. */
  expanding?: Weighted<SlotSymbol>
}

/** Coins that stay while respins go on; only in a spin that was paid for. */
export type HoldAndWin = {
  coin: SlotSymbol
  /** Coins that begin it. */
  least: number
  /** Respins without a new coin after which it ends. */
  respins: number
  /** How likely an empty place gets a coin in a respin. */
  fills: Ratio
  /** Units of a coin. */
  values: Weighted<number>
  /** Units more where every place has a coin. */
  full: number
}
