import { only, type Part, type Steps } from '../lines/scoreRules.ts'
import { FULL, HALF, minuteEnd } from './clock.ts'
import type { FootballView, Tally } from './FootballView.ts'

export const match = (tally: Tally): Part<FootballView> => only((view) => view.scope(tally))
export const firstHalf = (tally: Tally): Part<FootballView> => only((view) => view.scope(tally, 0, HALF))
export const secondHalf = (tally: Tally): Part<FootballView> => only((view) => view.scope(tally, HALF, FULL))

/** Stretches of so many minutes: that which is played and the next. */
export function minutes(length: 5 | 10 | 15): Part<FootballView> {
  return {
    scope: ({ scope }, { from, to }) => {
      const [first, last] = [Number(from), Number(to)]
      if (last - first + 1 !== length || last % length !== 0 || last > 90 || first < 1) return undefined
      return scope('goals', minuteEnd(first - 1), minuteEnd(last))
    },
    offers: ({ state }) =>
      Array.from({ length: 90 / length }, (_, at) => (at + 1) * length)
        .filter((last) => minuteEnd(last) > state.at)
        .slice(0, 2)
        .map((last) => `from=${last - length + 1}|to=${last}`),
  }
}

/** Quarter lines where goals decide; halves where more is counted. */
export const goalSteps: Steps = {
  total: [-2, -1, -0.5, -0.25, 0, 0.25, 0.5, 1, 2],
  side: [-1, 0, 1],
  handicap: [-1, -0.5, -0.25, 0, 0.25, 0.5, 1],
}
export const countSteps: Steps = { total: [-2, -1, 0, 1, 2], side: [-1, 0, 1], handicap: [-2, -1, 0, 1, 2] }
export const shortSteps: Steps = { total: [0, 1], side: [0, 1], handicap: [0] }
