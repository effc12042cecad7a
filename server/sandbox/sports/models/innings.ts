import type { Counts } from './counts.ts'
import { BALLS, type Ball, ballOf, RUNS, WICKETS } from './cricket.ts'
import { remember } from './remember.ts'

/** An innings as it stands. */
export type InningsNow = {
  skill: number
  balls: number
  wickets: number
  runs: number
  /** Runs that end it. */
  target?: number | undefined
}

/** Runs and wickets at a ball, or when the innings ended before it. */
export type InningsThen = { runs: Counts; wickets: Counts }

/** More runs from now on are not counted: less than one innings in 10^9 of the best side. */
const MOST = 360

/**
 * How an innings stands after some of its balls, all that may happen weighed: ball by ball, by wickets and runs.
 * @param at numbers of balls bowled, rising
 */
export function inningsAt(
  { skill, balls, wickets, runs, target }: InningsNow,
  at: readonly number[],
): InningsThen[] {
  const last = at.at(-1) ?? balls
  const enough = target === undefined ? MOST : Math.min(MOST, target - runs)
  const rows = () => Array.from({ length: WICKETS + 1 }, () => new Float64Array(MOST + 8))
  let [now, next] = [rows(), rows()]
  const ended = rows()
  ;(now[wickets] as Float64Array)[0] = 1
  /** The most runs that are likely enough so far. */
  let most = 0
  const then: InningsThen[] = []
  for (let ball = balls; ball < last; ball += 1) {
    let reached = most
    for (let out = wickets; out < WICKETS; out += 1) {
      const lost = out + 1 === WICKETS ? ended : next
      const widest = bowl(ballOf(skill, ball, out), enough, most, {
        from: now[out] as Float64Array,
        to: next[out] as Float64Array,
        out: lost[out + 1] as Float64Array,
        ended: ended[out] as Float64Array,
      })
      reached = Math.max(reached, widest)
    }
    for (const row of now) row.fill(0, 0, reached + 1)
    ;[now, next] = [next, now]
    most = Math.min(enough + 5, reached + 6)
    if (at.includes(ball + 1)) then.push(together(now, ended, runs, most))
  }
  return then
}

type Rows = Readonly<Record<'from' | 'to' | 'out' | 'ended', Float64Array>>

/** One ball at one number of wickets. @returns the most runs that it was bowled at */
function bowl(
  { wide, wicket, runs }: Ball,
  enough: number,
  most: number,
  { from, to, out, ended }: Rows,
): number {
  const [none = 0, one = 0, two = 0, three = 0, four = 0, six = 0] = runs
  const add = (row: Float64Array, at: number, p: number) => {
    row[at] = (row[at] as number) + p
  }
  let end = most
  for (let more = 0; more <= end; more += 1) {
    const p = from[more] as number
    if (p < NEGLIGIBLE) continue
    if (more >= enough) {
      add(ended, more, p)
      continue
    }
    // A wide is bowled again: its run is found further on in the same row.
    add(from, more + 1, p * wide)
    if (more === end && p * wide > NEGLIGIBLE) end += 1
    add(out, more, p * wicket)
    add(to, more, p * none)
    add(more + 1 >= enough ? ended : to, more + 1, p * one)
    add(more + 2 >= enough ? ended : to, more + 2, p * two)
    add(more + 3 >= enough ? ended : to, more + 3, p * three)
    add(more + 4 >= enough ? ended : to, more + 4, p * four)
    add(more + 6 >= enough ? ended : to, more + 6, p * six)
  }
  return end + 1
}

/** What is not followed further. */
const NEGLIGIBLE = 1e-14

function together(
  now: readonly Float64Array[],
  ended: readonly Float64Array[],
  runs: number,
  most: number,
): InningsThen {
  const columns: number[] = Array(most + 1).fill(0)
  const wickets = now.map((row, out) => {
    let sum = 0
    for (let at = 0; at <= most; at += 1) {
      const p = (row[at] as number) + (ended[out]?.[at] ?? 0)
      columns[at] = (columns[at] as number) + p
      sum += p
    }
    return sum
  })
  return { runs: { from: runs, chances: columns }, wickets: { from: 0, chances: wickets } }
}

/** Runs when the next wicket falls, or when the innings ends without it. */
export function runsAtNextWicket({ skill, balls, wickets, runs, target }: InningsNow): Counts {
  const enough = target === undefined ? MOST : Math.min(MOST, target - runs)
  const fallen: number[] = Array(MOST + 8).fill(0)
  let now: number[] = [1]
  const count = (at: number, p: number) => {
    fallen[at] = (fallen[at] ?? 0) + p
  }
  for (let ball = balls; ball < BALLS; ball += 1) {
    const next: number[] = []
    const { wide, wicket, runs: hits } = ballOf(skill, ball, wickets)
    for (let more = 0; more < now.length; more += 1) {
      const p = now[more] ?? 0
      if (p === 0) continue
      if (more >= enough) {
        count(more, p)
        continue
      }
      // As above: the row grows while it is walked. What is rarer than any price is not bowled again.
      if (p * wide > NEGLIGIBLE) now[more + 1] = (now[more + 1] ?? 0) + p * wide
      count(more, p * wicket)
      for (const [hit, run] of RUNS.entries()) {
        const chance = p * (hits[hit] ?? 0)
        if (more + run >= enough) count(more + run, chance)
        else next[more + run] = (next[more + run] ?? 0) + chance
      }
    }
    now = next
  }
  for (const [at, p] of now.entries()) if (p) count(at, p)
  return { from: runs, chances: fallen }
}

/** Runs of a whole innings without a target. */
export const wholeInnings = remember((skill: number): Counts => {
  const [end] = inningsAt({ skill, balls: 0, wickets: 0, runs: 0 }, [BALLS])
  return end?.runs ?? { from: 0, chances: [1] }
})
