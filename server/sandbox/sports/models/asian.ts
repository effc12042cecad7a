import type { Scores } from './scores.ts'

/** What a stake of one is likely to do: parts that win, come back, and are lost. */
export type Split = { won: number; back: number; lost: number }

/**
 * What a handicap makes of the home side's stake: a quarter line is half a stake on each of the lines beside it.
 * @param line added to the home side's score, in quarters of a goal: −0.75, 0, 1.5
 */
export function splitByHandicap(scores: Scores, line: number): Split {
  const split: Split = { won: 0, back: 0, lost: 0 }
  const halves = (line * 4) % 2 === 0 ? [line] : [line - 0.25, line + 0.25]
  for (const [home, row] of scores.entries())
    for (const [away, p] of row.entries())
      for (const half of halves) {
        const margin = home - away + half
        split[margin > 0 ? 'won' : margin < 0 ? 'lost' : 'back'] += p / halves.length
      }
  return split
}

/** The price at which neither side has an advantage; infinite where nothing can be won. */
export function fairPrice({ won, lost }: Split): number {
  return 1 + lost / won
}
