import { always, type Counts, chanceOfCount, mixCounts } from '../../models/counts.ts'
import type { ModelLine, ModelOutcome } from '../Engine.ts'
import { winning } from '../lines/Pay.ts'
import { AHEAD, type Either, OVER_UNDER } from './outcomes.ts'
import { writeSpecifiers } from './specifiers.ts'

export type Specifiers = Readonly<Record<string, string | number>>

/** A line of outcomes of which one wins, or several share. */
export function lineOf(
  market: number,
  specifiers: Specifiers,
  chances: Readonly<Record<string, number>>,
): ModelLine {
  const outcomes = Object.entries(chances).map(([id, p]): ModelOutcome => ({ id, chance: chanceOf(p) }))
  return { market, specifiers: writeSpecifiers(specifiers), outcomes }
}

/** A line of two outcomes. @param p of the first of them */
export function eitherOr(
  market: number,
  specifiers: Specifiers,
  p: number,
  [first, other]: Either,
): ModelLine {
  const outcomes = [
    { id: first, chance: chanceOf(p) },
    { id: other, chance: chanceOf(1 - p) },
  ]
  return { market, specifiers: writeSpecifiers(specifiers), outcomes }
}

/** Chances add up to one but for the last digits, which no price shall be made of. */
function chanceOf(p: number): ModelOutcome['chance'] {
  return winning(Math.min(1, Math.max(0, p)))
}

/** Over and under on lines between whole numbers, the likeliest in the middle. */
export function overUnder(
  market: number,
  specifiers: Specifiers,
  counts: Counts,
  most = 5,
  outcomes: Either = OVER_UNDER,
): ModelLine[] {
  return halvesOf(counts, most).map(({ half, above }) =>
    eitherOr(market, { ...specifiers, total: half }, above, outcomes),
  )
}

/** Handicaps on lines between whole numbers. @param ahead what the home side leads by in the end */
export function handicaps(market: number, specifiers: Specifiers, ahead: Counts, most = 5): ModelLine[] {
  return halvesOf(ahead, most).map(({ half, above }) =>
    eitherOr(market, { ...specifiers, hcp: -half }, above, AHEAD),
  )
}

/** A line is offered while neither side of it is rarer. */
const RAREST = 0.02

/** Lines halfway between whole numbers, up to `most` of them about the middle of what may come. */
function halvesOf(counts: Counts, most: number): { half: number; above: number }[] {
  const halves: { half: number; above: number }[] = []
  let above = 1
  for (const [at, p] of counts.chances.entries()) {
    above -= p
    if (above >= RAREST && above <= 1 - RAREST) halves.push({ half: counts.from + at + 0.5, above })
  }
  const middle = halves.reduce(
    (best, { above: p }, at) => (Math.abs(p - 0.5) < Math.abs((halves[best]?.above ?? 2) - 0.5) ? at : best),
    0,
  )
  const first = Math.max(0, Math.min(middle - Math.floor(most / 2), halves.length - most))
  return halves.slice(first, first + most)
}

/** What a number of how a part ends is likely to be. */
export function countEnds<End extends { p: number }>(
  ends: readonly End[],
  count: (end: End) => number,
): Counts {
  return mixCounts(ends.map((end) => ({ p: end.p, counts: always(count(end)) })))
}

/** How likely a count is odd. */
export function chanceOdd(counts: Counts): number {
  return chanceOfCount(counts, (count) => count % 2 !== 0)
}
