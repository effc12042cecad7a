import { type Counts, chanceOfCount, mixCounts, shiftCounts } from '../../models/counts.ts'
import { BALLS } from '../../models/cricket.ts'
import { type InningsNow, type InningsThen, inningsAt, wholeInnings } from '../../models/innings.ts'
import type { Side } from '../../models/series.ts'
import { type CricketState, homeSuperOver, type Innings, isBowled, skillOf, targetOf } from './state.ts'

/** The innings that is played, as the model asks for it. */
export function nowOf(state: CricketState, { batting, balls, wickets, runs }: Innings): InningsNow {
  return { skill: skillOf(state, batting), balls, wickets, runs, target: targetOf(state) }
}

/** How the innings may stand after each of these balls; the last is its end. */
export function inningsAhead(state: CricketState, innings: Innings, at: readonly number[]): InningsThen[] {
  return inningsAt(nowOf(state, innings), [...at, BALLS])
}

/** How likely the home side wins, super over and all, and how likely there is one. */
export type Verdict = { home: number; level: number }

/** @param end runs at the end of the innings that is played */
export function verdictOf(state: CricketState, end: Counts | undefined): Verdict {
  const [first, second] = state.innings
  if (isBowled(state)) return withSuperOver(state, 0, 1)
  if (!first || !end) {
    const either = ([0, 1] as const).map((batting) => firstInnings(state, batting, wholeRuns(state, batting)))
    const half = (of: (verdict: Verdict) => number) => either.reduce((sum, one) => sum + of(one) / 2, 0)
    return { home: half(({ home }) => home), level: half(({ level }) => level) }
  }
  if (!second) return firstInnings(state, first.batting, end)
  const chased = chanceOfCount(end, (runs) => runs > first.runs)
  const level = chanceOfCount(end, (runs) => runs === first.runs)
  return withSuperOver(state, second.batting === 0 ? chased : 1 - chased - level, level)
}

/** From the runs of the first innings, against those of a whole second one: a chase goes as if there were no target. */
function firstInnings(state: CricketState, batting: Side, end: Counts): Verdict {
  const chase = wholeRuns(state, (1 - batting) as Side)
  let [level, chased, above] = [0, 0, 1]
  /** How likely the second side makes more than so many. */
  const more = chase.chances.map((p) => {
    above -= p
    return above
  })
  for (const [at, p] of end.chances.entries()) {
    const runs = end.from + at - chase.from
    level += p * (chase.chances[runs] ?? 0)
    chased += p * Math.max(0, more[runs] ?? 0)
  }
  return withSuperOver(state, batting === 0 ? 1 - chased - level : chased, level)
}

function withSuperOver(state: CricketState, home: number, level: number): Verdict {
  return { home: home + level * homeSuperOver(state), level }
}

export function wholeRuns(state: CricketState, batting: Side): Counts {
  return wholeInnings(skillOf(state, batting))
}

/** Runs of the first innings before it is known who bats. */
export function eitherInnings(state: CricketState): Counts {
  return mixCounts(([0, 1] as const).map((batting) => ({ p: 0.5, counts: wholeRuns(state, batting) })))
}

/** What is added to a count from now on. */
export function added(counts: Counts, before: number): Counts {
  return shiftCounts(counts, -before)
}
