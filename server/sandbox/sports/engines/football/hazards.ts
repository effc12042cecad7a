import { minuteEnd } from './clock.ts'
import type { IncidentKind } from './FootballState.ts'

/** Ends of the parts of a match within which nothing grows likelier. */
export const ENDS = [15, 30, 45, 60, 75, 90].map(minuteEnd)

/** Which part of what a match brings comes in each of them. */
const SHAPES: Readonly<Record<IncidentKind, readonly number[]>> = {
  goal: [0.13, 0.14, 0.17, 0.16, 0.17, 0.23],
  corner: [0.15, 0.16, 0.18, 0.16, 0.16, 0.19],
  yellow: [0.07, 0.12, 0.19, 0.16, 0.2, 0.26],
  red: [0.03, 0.07, 0.13, 0.17, 0.24, 0.36],
}

/** The part of a match in which a second of play lies, from 0; the last one's end is in it. */
export function partAt(at: number): number {
  const part = ENDS.findIndex((end) => at < end)
  return part < 0 ? ENDS.length - 1 : part
}

/** How likely one of a kind is in a second of that part, as a share of a whole match's. */
export function densityIn(kind: IncidentKind, part: number): number {
  return (SHAPES[kind][part] ?? 0) / ((ENDS[part] ?? 0) - (ENDS[part - 1] ?? 0))
}

/** Which share of what a match brings comes between two seconds of play. */
export function shareBetween(kind: IncidentKind, from: number, to: number): number {
  return to <= from ? 0 : shareUntil(kind, to) - shareUntil(kind, from)
}

function shareUntil(kind: IncidentKind, at: number): number {
  const part = partAt(at)
  const before = SHAPES[kind].slice(0, part).reduce((sum, share) => sum + share, 0)
  return before + (at - (ENDS[part - 1] ?? 0)) * densityIn(kind, part)
}
