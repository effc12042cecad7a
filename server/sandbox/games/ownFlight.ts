import type { CrashChoice, CrashMove, CrashOutcome } from '#games/engines/crash.ts'
import { multiplierAfter, timeOf } from '#games/engines/crashFlight.ts'
import type { Outcome } from '#games/engines/Engine.ts'
import type { Game } from './catalogue/Game.ts'
import { PlayError } from './PlayError.ts'

/** A flight of one player's own: where it ends is drawn before it begins, and told when it has. */
export const isOwnFlight = ({ kind, table }: Game): boolean => kind === 'crash' && table === undefined

/** What is told of a flight while it flies. `began`: milliseconds since 1970. */
type Flying = Outcome & { began: number }

/** @param end what it will have come to */
export const takeOff = ({ stake }: Outcome, began: number): Flying => ({
  stake,
  win: '0',
  isOver: false,
  began,
})

export const beganAt = (outcome: Outcome | null): number | undefined => (outcome as Flying | null)?.began

/** Milliseconds of flight until it ends by itself: where its player said, or at its point. @param end of nobody leaving */
export const flightTime = (end: Outcome, choice: object): number =>
  timeOf(Math.min((end as CrashOutcome).point, (choice as CrashChoice).at ?? Number.POSITIVE_INFINITY))

/**
 * Leaving, so many milliseconds after the begin; no move where it has ended by then.
 * @throws PlayError `TOO_FAST` before the flight is worth more than its stake
 */
export function leaveAfter(flown: number, end: Outcome, choice: object): CrashMove[] {
  if (flown >= flightTime(end, choice)) return []
  const height = multiplierAfter(flown)
  if (height <= 100) throw new PlayError(429, 'TOO_FAST', 'The flight has only just begun')
  return [{ leave: height }]
}
