import type { FootballState } from './FootballState.ts'

/** Seconds of play: the halves with what is added to them, two and three minutes. */
export const HALF = 47 * 60
export const FULL = HALF + 48 * 60
const BREAK = 15 * 60

/** Second of play in which a minute of the clock ends; what is added to a half belongs to its last minute. */
export function minuteEnd(minute: number): number {
  if (minute === 90) return FULL
  if (minute > 45) return HALF + (minute - 45) * 60
  return minute === 45 ? HALF : minute * 60
}

export function elapsed({ phase, at }: FootballState): number {
  return phase === 'second' || phase === 'ended' ? at + BREAK : at
}

/** The clock as it is shown: it does not stand still at 45:00. */
export function clock({ phase, at }: FootballState): string {
  const seconds = phase === 'second' || phase === 'ended' ? at - HALF + 45 * 60 : at
  const text = (number: number) => String(Math.floor(number)).padStart(2, '0')
  return `${text(seconds / 60)}:${text(seconds % 60)}`
}
