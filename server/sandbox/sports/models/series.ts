import { always, type Counts, mixCounts } from './counts.ts'

/** 0 the home side, 1 the away side. */
export type Side = 0 | 1

/** A number of each side, the home side's first. */
export type Pair = readonly [number, number]

/** One way in which a part of a match (a set, a game, a leg) may end. */
export type PartEnd = {
  p: number
  winner: Side
  /** Who begins the next part, where that matters. */
  next: Side
}

/** A number that each part adds to, by how it ends: games played, points ahead. */
export type Measure<End> = {
  id: string
  /** @param won parts before this one */
  of: (end: End, won: Pair) => number
}

/** A match that goes to whoever first wins a number of parts. */
export type Series<End extends PartEnd> = {
  /** What a measure comes to from a part on of which the ends are given up to the end of the match. */
  countsFrom: (measure: Measure<End>, ends: readonly End[], won: Pair) => Counts
}

/**
 * @param needed parts that win
 * @param endsOf how a part may end from its beginning, given the parts won before it and who begins
 */
export function createSeries<End extends PartEnd>(
  needed: number,
  endsOf: (won: Pair, begins: Side) => readonly End[],
): Series<End> {
  const known = new Map<string, Counts>()

  function rest(measure: Measure<End>, won: Pair, begins: Side): Counts {
    if (won[0] === needed || won[1] === needed) return always(0)
    const key = `${measure.id} ${won[0]} ${won[1]} ${begins}`
    const found = known.get(key) ?? countsFrom(measure, endsOf(won, begins), won)
    known.set(key, found)
    return found
  }

  function countsFrom(measure: Measure<End>, ends: readonly End[], won: Pair): Counts {
    const cases = new Map<string, { p: number; counts: Counts; add: number }>()
    for (const end of ends) {
      const add = measure.of(end, won)
      const key = `${end.winner}${end.next} ${add}`
      const found = cases.get(key)
      if (found) found.p += end.p
      else cases.set(key, { p: end.p, counts: rest(measure, winPart(won, end.winner), end.next), add })
    }
    return mixCounts([...cases.values()])
  }

  return { countsFrom }
}

/** Parts won, after one more. */
export function winPart([home, away]: Pair, winner: Side): Pair {
  return winner === 0 ? [home + 1, away] : [home, away + 1]
}
