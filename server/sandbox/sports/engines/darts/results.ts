import { SIDES, YES_NO } from '../build/outcomes.ts'
import { aheadWon, onlyWon, overWon, type Results, whichWon } from '../build/results.ts'
import { correctScoreWon } from '../build/seriesLines.ts'
import { numbersOf, type ReadSpecifier } from '../build/specifiers.ts'
import { MOST_MAXIMUMS, maximumsOf } from './lines.ts'
import { type DartsState, isDartsOver } from './state.ts'

type Judge = (state: DartsState, read: ReadSpecifier) => Results | undefined

const judges: Readonly<Record<number, Judge>> = {
  186: (state) => whichWon(SIDES, isDartsOver(state) ? state.won[0] > state.won[1] : undefined),
  199: (state) => (isDartsOver(state) ? correctScoreWon(state.won, state.best) : undefined),
  366: (state, read) => aheadWon(state.won[0] - state.won[1], read('hcp'), isDartsOver(state)),
  // A leg that begins is certain to end.
  367: (state, read) =>
    overWon(state.legs.length + (isDartsOver(state) ? 0 : 1), read('total'), isDartsOver(state)),
  375: ({ legs }, read) => {
    const leg = legs[read('legnr') - 1]
    return whichWon(SIDES, leg && leg.winner === 0)
  },
  381: (state) => {
    if (!isDartsOver(state)) return undefined
    const [home, away] = maximumsOf(state)
    return onlyWon(MOST_MAXIMUMS, MOST_MAXIMUMS[home > away ? 0 : home < away ? 1 : 2])
  },
  383: (state, read) => {
    const [home, away] = maximumsOf(state)
    return aheadWon(home - away, read('hcp'), isDartsOver(state))
  },
  384: (state, read) => {
    const [home, away] = maximumsOf(state)
    return overWon(home + away, read('total'), isDartsOver(state))
  },
  385: (state, read) => overWon(maximumsOf(state)[0], read('total'), isDartsOver(state)),
  386: (state, read) => overWon(maximumsOf(state)[1], read('total'), isDartsOver(state)),
  391: (state, read) => inLeg(state, read, ([home, away]) => home + away),
  392: (state, read) => inLeg(state, read, ([home]) => home),
  393: (state, read) => inLeg(state, read, ([, away]) => away),
}

/** What a line has come to, by the score alone. */
export function dartsResult(state: DartsState, market: number, specifiers: string): Results | undefined {
  return judges[market]?.(state, numbersOf(specifiers))
}

/** Whether a 180 was scored in a leg, which is known as soon as it was. */
function inLeg(
  state: DartsState,
  read: ReadSpecifier,
  count: (maximums: readonly [number, number]) => number,
) {
  const leg = state.legs[read('legnr') - 1]
  if (leg) return whichWon(YES_NO, count(leg.maximums) > 0)
  const isNow = read('legnr') === state.legs.length + 1
  return whichWon(YES_NO, isNow && count(state.maximums) > 0 ? true : undefined)
}
