import type { Spread } from './Scope.ts'

/** A line is offered where each side of it has at least this chance. */
const LEAST = 0.02

/** The half line that parts what is likely as evenly as one can. */
export function evenLine({ from, p }: Spread): number {
  let below = 0
  for (const [at, chance] of p.entries()) {
    if (below + chance > 0.5) return from + at + (0.5 - below < chance / 2 ? -0.5 : 0.5)
    below += chance
  }
  return from + p.length - 0.5
}

/** Lines around the even one, in their order. @param steps how far from it, 0 for itself */
export function linesAround(spread: Spread, steps: readonly number[]): number[] {
  const even = evenLine(spread)
  return steps.map((step) => even + step).filter((line) => isOpen(spread, line))
}

function isOpen({ from, p }: Spread, line: number): boolean {
  let [below, above] = [0, 0]
  for (const [at, chance] of p.entries()) {
    if (from + at < line) below += chance
    if (from + at > line) above += chance
  }
  return below >= LEAST && above >= LEAST
}
