import type { FollowedLine, MovedLine, SportsChange } from '#betting/live/SportsChange.ts'
import type { Told, ToldLine } from './HeldEvent.ts'

/** What the stream tells, as an event takes it. */
export function readChange(change: SportsChange): Told {
  const { version } = change
  if (change.of === 'all')
    return { of: 'all', version, view: change.view, lines: change.lines.map(readLine) } as Told
  const { view, gone } = change
  return { of: 'changes', version, ...(view && { view }), lines: change.lines.map(readLine), gone } as Told
}

function readLine(line: FollowedLine | MovedLine): ToldLine {
  if (!('prices' in line)) return line as ToldLine
  const { prices, is_suspended: isSuspended = false, ...rest } = line
  const outcomes = prices.map(([id, odds, isActive = 1]) => ({ id, odds, is_active: isActive === 1 }))
  return { ...rest, is_suspended: isSuspended, outcomes } as ToldLine
}
