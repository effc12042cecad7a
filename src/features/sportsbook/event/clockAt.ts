/** What the clock of a match said, in seconds of play, and when it was heard, in ms. */
export type Reading = { said: number; at: number }

/** Seconds of a clock that is written `62:05` or `1:02:05`; undefined where it is written otherwise. */
export function secondsOf(clock: string): number | undefined {
  if (!/^\d{1,3}(:\d\d){1,2}$/.test(clock)) return undefined
  return clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}

/** Seconds after which nobody can say how far it is. */
const believed = 90

/**
 * What the clock of a match says now. It runs on between two readings as it ran between the last two: forward or back, or not at
 * all where it stood; and from the first reading alone nobody knows which.
 */
export function clockAt(last: Reading, before: Reading | undefined, now: number): number {
  if (!before) return last.said
  const passed = (last.at - before.at) / 1000
  const rate = passed > 0 ? (last.said - before.said) / passed : 0
  const pace = Math.abs(rate) < 0.2 ? 0 : Math.sign(rate)
  const since = Math.min((now - last.at) / 1000, believed)
  return Math.max(0, Math.floor(last.said + pace * since))
}
