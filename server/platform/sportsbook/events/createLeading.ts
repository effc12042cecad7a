import type { SportsbookDefinition } from '#generated/grammar/types.ts'
import { leadingLines } from '../../../../betting/live/leadingLines.ts'
import type { OfferedLine } from './shownLines.ts'

/**
 * Finds the lines by which events are listed: the leading ones, whose total stays while no other is much more even, then those that are
 * boosted, so that whoever is shown a boost follows no more for that.
 * @param most events of which it is known which total has led
 */
export function createLeading(most = 2_000) {
  const totals = new Map<string, string>()
  return (
    event: string,
    lines: readonly OfferedLine[],
    { boosts = [] }: Pick<SportsbookDefinition, 'boosts'> = {},
  ): OfferedLine[] => {
    const leading = leadingLines(lines, oddsOf, totals.get(event))
    totals.delete(event)
    const total = leading[1]?.line
    if (total !== undefined) totals.set(event, total)
    for (const oldest of [...totals.keys()].slice(0, Math.max(0, totals.size - most))) totals.delete(oldest)
    const boosted = boosts.filter((one) => one.event === event).map(({ line }) => line)
    return [...leading, ...lines.filter((one) => boosted.includes(one.line) && !leading.includes(one))]
  }
}

const oddsOf = ({ shown }: OfferedLine) => shown.outcomes.map(({ odds }) => odds)
