import { createTurnsEngine } from '../turns/createTurnsEngine.ts'
import type { Way } from '../turns/TurnsState.ts'
import { handballRules } from './rules.ts'

/** How likely an attack of an average home side and an average away side brings a goal, and how it grows with strength. */
const USUAL = { home: 0.575, away: 0.55, growth: 0.02 }

const attack = (chance: number): Way => {
  const goal = Math.min(0.9, Math.max(0.1, chance))
  return [{ on: 0, points: [1 - goal, goal] }]
}

/** Handball in regular time: fifty attacks a side, half a minute each and a little more, of which each brings a goal or none. */
export const handball = createTurnsEngine({
  sport: 6,
  turns: { periods: 2, turns: 50, seconds: 36, pause: 0, interval: 15 * 60 },
  waysOf: (ahead) => [attack(USUAL.home + USUAL.growth * ahead), attack(USUAL.away - USUAL.growth * ahead)],
  status: { periods: [6, 7], breaks: [31], overtime: 40, beforeOvertime: 32 },
  rules: handballRules,
})
