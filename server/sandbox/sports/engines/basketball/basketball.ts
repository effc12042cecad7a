import { createTurnsEngine } from '../turns/createTurnsEngine.ts'
import type { Way } from '../turns/TurnsState.ts'
import { basketballRules } from './rules.ts'

/** How likely a possession brings one, two and three points, and how the chance of any grows with each point of strength. */
const USUAL = { one: 0.06, two: 0.31, three: 0.13, home: 0.012, growth: 0.014 }

const possession = (better: number): Way => {
  const more = 1 + 2 * better
  const [one, two, three] = [USUAL.one, USUAL.two * more, USUAL.three * more]
  return [{ on: 0, points: [1 - one - two - three, one, two, three] }]
}

/** Basketball: a hundred possessions a side of a quarter of a minute, each on its own; a draw goes to overtime. */
export const basketball = createTurnsEngine({
  sport: 2,
  turns: { periods: 4, turns: 50, seconds: 14.4, pause: 130, interval: 15 * 60, overtime: 20 },
  waysOf: (ahead) => [
    possession(USUAL.home + (USUAL.growth * ahead) / 2),
    possession(-USUAL.home - (USUAL.growth * ahead) / 2),
  ],
  status: { periods: [13, 14, 15, 16], breaks: [301, 302, 303], overtime: 40, beforeOvertime: 32 },
  rules: basketballRules,
})
