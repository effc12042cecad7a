import { createTurnsEngine } from '../turns/createTurnsEngine.ts'
import { americanFootballRules } from './rules.ts'

/** How likely a drive brings a field goal, and a touchdown with no, one and two points after it; and how it grows with strength. */
const USUAL = { field: 0.155, six: 0.015, seven: 0.2, eight: 0.012, home: 0.05, growth: 0.09 }

const drive = (better: number) => {
  const more = Math.exp(better)
  const [field, six, seven, eight] = [USUAL.field, USUAL.six * more, USUAL.seven * more, USUAL.eight * more]
  return [1 - field - six - seven - eight, 0, 0, field, 0, 0, six, seven, eight]
}

/** American football: twelve drives a side of two and a half minutes, each on its own; in overtime a drive each until they differ. */
export const americanFootball = createTurnsEngine({
  sport: 16,
  turns: { periods: 4, turns: 6, seconds: 150, pause: 120, interval: 13 * 60, overtime: 2 },
  pointsOf: (ahead) => [drive(USUAL.home + USUAL.growth * ahead), drive(-USUAL.home - USUAL.growth * ahead)],
  status: { periods: [13, 14, 15, 16], breaks: [301, 302, 303], overtime: 40, beforeOvertime: 32 },
  rules: americanFootballRules,
})
