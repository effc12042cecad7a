import { remember } from './remember.ts'

export const BALLS = 120
export const WICKETS = 10

/** Runs off the bat of a ball that takes no wicket. */
export const RUNS = [0, 1, 2, 3, 4, 6] as const

/** How likely a ball does what: a wide (one run, and the ball again), a wicket, or runs as in `RUNS`. */
export type Ball = { wide: number; wicket: number; runs: readonly number[] }

const WIDE = 0.03
/** An average side against another: with the field in, in the middle, and at the end. */
const PHASES = [
  { until: 36, wicket: 0.033, runs: [0.44, 0.3, 0.05, 0.005, 0.132, 0.04] },
  { until: 96, wicket: 0.045, runs: [0.33, 0.42, 0.07, 0.004, 0.085, 0.046] },
  { until: BALLS, wicket: 0.08, runs: [0.27, 0.37, 0.08, 0.003, 0.107, 0.09] },
]

/**
 * @param skill what the side that bats is better than the other
 * @param balls that were bowled @param wickets that fell: the later, the weaker who bats
 */
export function ballOf(skill: number, balls: number, wickets: number): Ball {
  return ballsOf(skill)[(balls < 36 ? 0 : balls < 96 ? 1 : 2) * WICKETS + wickets] as Ball
}

const ballsOf = remember((skill: number): readonly Ball[] =>
  PHASES.flatMap(({ wicket, runs }) =>
    Array.from({ length: WICKETS }, (_, wickets) => {
      const tilt = 0.07 * skill - 0.06 * Math.max(0, wickets - 4)
      const weighed = runs.map((p, at) => p * Math.exp(tilt * ((RUNS[at] ?? 0) - 1)))
      const out = wicket * Math.exp(-1.5 * tilt)
      const all = (out + weighed.reduce((sum, p) => sum + p, 0)) / (1 - WIDE)
      return { wide: WIDE, wicket: out / all, runs: weighed.map((p) => p / all) }
    }),
  ),
)
