import { createTurnsEngine } from '../turns/createTurnsEngine.ts'
import type { Way } from '../turns/TurnsState.ts'
import { americanFootballRules } from './rules.ts'

/** How likely a drive leaves its own half and then comes near the goal line, and how that grows with each point of strength. */
const USUAL = { half: 0.5, near: 0.6, home: 0.03, growth: 0.045 }

/** Points of a drive that ends in its own half, in the other one, and near the goal line: none, a field goal, touchdowns with the try after them. */
const OWN = [1]
const OTHER = [0.62, 0, 0, 0.38]
const NEAR = [0.08, 0, 0, 0.24, 0, 0, 0.04, 0.61, 0.03]

const drive = (better: number): Way => {
  const more = Math.exp(better)
  return [
    { on: Math.min(0.9, USUAL.half * more), points: OWN },
    { on: Math.min(0.9, USUAL.near * more), points: OTHER },
    { on: 0, points: NEAR },
  ]
}

/** American football: twelve drives a side of two and a half minutes, each on its own; in overtime a drive each until they differ. */
export const americanFootball = createTurnsEngine({
  sport: 16,
  turns: { periods: 4, turns: 6, seconds: 150, pause: 120, interval: 13 * 60, overtime: 2 },
  waysOf: (ahead) => [drive(USUAL.home + USUAL.growth * ahead), drive(-USUAL.home - USUAL.growth * ahead)],
  status: { periods: [13, 14, 15, 16], breaks: [301, 302, 303], overtime: 40, beforeOvertime: 32 },
  rules: americanFootballRules,
})
