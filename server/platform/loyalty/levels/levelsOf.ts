import type { LoyaltyLevel as Level } from '#generated/grammar/types.ts'
import { addDays, addMonths, lastOfMonth, windowStart } from './calendar.ts'

/** What decides about levels from a day on. @property levels the lowest first */
export type LevelTerms = { fromDay: string; levels: readonly Level[]; months: number; graceMonths: number }

export type LevelHistory = {
  /** Millionths of level points by day. */
  earned: ReadonlyMap<string, bigint>
  /** The oldest first; the first holds for all days before as well. */
  terms: readonly LevelTerms[]
  /** Days on which the clock stands still. */
  isPaused: (day: string) => boolean
  today: string
}

/** @property starts levels by the first day that began with them, the oldest first */
export type LevelState = {
  level: number
  /** Millionths within the window. */
  points: bigint
  starts: { fromDay: string; level: number }[]
  /** When the level falls if nothing more is earned, and to what; none on the lowest, nor on one that stays without points. */
  fall?: { day: string; level: number }
  /** The level is not held by its points any more, so that it falls. */
  isWarned: boolean
  /** The first day that can begin with another level though nothing happens. */
  looksOn: string
}

/** Whole level points. */
const wholes = (millionths: bigint) => millionths / 1_000_000n

/**
 * The levels of somebody, day by day. A level is reached as soon as the points of the window are enough. It is judged when a month is
 * over: where its points are too few it is kept for the months of grace, and then falls by one, and each further step has its own
 * grace. Days of a pause are none: a month that holds some is as much longer, and so is the window.
 */
export function levelsOf(history: LevelHistory): LevelState {
  const { earned, today } = history
  const first = [...earned.keys()].reduce((least, day) => (day < least ? day : least), today)
  const walk = createWalk(history, first)
  while (walk.day < today) walk.go()
  walk.earn()
  const { level, points, warned, starts } = walk.now()
  const judgedOn = walk.judgedOn()
  // What was reached today is what tomorrow begins with.
  const looksOn = starts.at(-1)?.level === level.number ? judgedOn : addDays(today, 1)
  const fall = fallOf(walk)
  const isWarned = fall !== undefined && (warned > 0 || fall.day === judgedOn)
  return { level: level.number, points, starts, isWarned, looksOn, ...(fall && { fall }) }
}

type Walk = ReturnType<typeof createWalk>

/** @param walk that is spent by it */
function fallOf(walk: Walk): LevelState['fall'] {
  const { level, place } = walk.now()
  // What asks no points to stay is never lost.
  if (place === 0 || level.stay === 0) return undefined
  while (walk.now().level.number === level.number) walk.go()
  return { day: walk.day, level: walk.now().level.number }
}

/** Goes from one day to the next. */
function createWalk({ earned, terms, isPaused, today }: LevelHistory, first: string) {
  let day = first
  /** The same without the days of pauses. */
  let running = first
  let held = termsOn(terms, day)
  let level = held.levels[0] as Level
  let warned = 0
  /** By which points a level stays that was reached under other terms, and until when. */
  let kept: { stay: number; until: string } | undefined
  const counted: { on: string; due: bigint }[] = []
  /** What of them is within the window: from which place on, and its sum. */
  let [from, sum] = [0, 0n]
  let isEarned = false
  const starts = [{ fromDay: first, level: level.number }]

  const placeOf = (one: Level) => held.levels.findIndex(({ number }) => number === one.number)

  function pointsNow(): bigint {
    const start = windowStart(running, held.months)
    for (let one = counted[from]; one && one.on < start; one = counted[from]) {
      sum -= one.due
      from += 1
    }
    return sum
  }

  function count(due: bigint): void {
    counted.push({ on: running, due })
    sum += due
  }

  function heed(now: LevelTerms): void {
    if (now === held) return
    const before = held
    held = now
    // Another window may reach further back.
    ;[from, sum] = [0, counted.reduce((total, { due }) => total + due, 0n)]
    // Whoever holds a level that is gone stands on the next below.
    const below = before.levels.slice(0, before.levels.findIndex(({ number }) => number === level.number) + 1)
    const found = below.toReversed().find((one) => placeOf(one) >= 0)
    level = held.levels[found ? placeOf(found) : 0] as Level
  }

  /** What is earned on the day counts, once, and may reach a level. */
  function earn(): void {
    if (isEarned) return
    isEarned = true
    heed(termsOn(terms, day))
    const due = earned.get(day) ?? 0n
    if (due > 0n) count(due)
    const points = wholes(pointsNow())
    const reached = held.levels.findLast(({ enter }) => BigInt(enter) <= points)
    if (!reached || placeOf(reached) <= placeOf(level)) return
    level = reached
    warned = 0
    kept = { stay: reached.stay, until: addMonths(running, held.months) }
  }

  /** A month is over. */
  function judge(): void {
    const stay = kept && running <= kept.until ? Math.min(kept.stay, level.stay) : level.stay
    if (placeOf(level) === 0 || wholes(pointsNow()) >= BigInt(stay)) warned = 0
    else if (warned < held.graceMonths) warned += 1
    else {
      level = held.levels[placeOf(level) - 1] as Level
      kept = undefined
      warned = 0
    }
  }

  return {
    get day() {
      return day
    },
    earn,
    go(): void {
      earn()
      if (!isPaused(day) || day >= today) {
        if (running === lastOfMonth(running)) judge()
        running = addDays(running, 1)
      }
      day = addDays(day, 1)
      isEarned = false
      heed(termsOn(terms, day))
      if (starts.at(-1)?.level !== level.number) starts.push({ fromDay: day, level: level.number })
    },
    now: () => ({ level, place: placeOf(level), points: pointsNow(), warned, starts: [...starts] }),
    /** The day after the month is over, unless a pause comes. */
    judgedOn(): string {
      const left = Number(lastOfMonth(running).slice(8)) - Number(running.slice(8))
      return addDays(day, left + 1)
    },
  }
}

const termsOn = (terms: readonly LevelTerms[], day: string): LevelTerms =>
  (terms.findLast(({ fromDay }) => fromDay <= day) ?? terms[0]) as LevelTerms

/** The level with which a day began. @param lowest that of whom nothing is known */
export const levelOn = (
  starts: readonly { fromDay: string; level: number }[],
  day: string,
  lowest: number,
): number => starts.findLast(({ fromDay }) => fromDay <= day)?.level ?? lowest
