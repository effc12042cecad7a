import type { SportsbookDefinition } from '#generated/grammar/types.ts'
import type { ShownLine } from '../feed/shownLine.ts'
import { type Backed, marginOf, withMargin } from './termsOf.ts'

/** A line at the prices of the house, which are both shown and bet at: those of the feed less the margin that terms add. */
export function houseLine(line: ShownLine, book: SportsbookDefinition, backed: Backed): ShownLine {
  const margin = marginOf(book, backed)
  if (margin === 0) return line
  return { ...line, outcomes: line.outcomes.map((one) => ({ ...one, odds: withMargin(one.odds, margin) })) }
}
