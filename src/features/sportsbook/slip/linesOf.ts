import { sizesOf } from '#betting/bets/sizesOf.ts'
import { choose, countLines } from '#betting/bets/systems.ts'
import { bankersOf } from './systemsOf.ts'
import type { Wager } from './Wager.ts'

/** Most lines that are written out. */
const most = 30

/** Lines of so many legs, and which legs each is of; without the latter there are too many to be read. */
export type Fold = { size: number; count: number; lines?: readonly (readonly number[])[] }

/** The lines that a bet is of, by how many legs they have. */
export function foldsOf({ system, selections }: Pick<Wager, 'system' | 'selections'>): Fold[] {
  const bankers = bankersOf(selections)
  const sizes = sizesOf(system, selections.length, bankers) ?? []
  const isShort = countLines(selections.length, sizes, bankers) <= most
  const always = selections.flatMap(({ isBanker }, at) => (isBanker ? [at] : []))
  const others = selections.flatMap(({ isBanker }, at) => (isBanker ? [] : [at]))
  return sizes.map((size) => ({
    size,
    count: choose(others.length, size - bankers),
    ...(isShort && {
      lines: combined(others, size - bankers).map((line) =>
        [...always, ...line].sort((one, other) => one - other),
      ),
    }),
  }))
}

/** All ways to take so many of them, in their order. */
function combined(all: readonly number[], taken: number): number[][] {
  if (taken === 0) return [[]]
  return all.flatMap((first, at) => combined(all.slice(at + 1), taken - 1).map((rest) => [first, ...rest]))
}
