/** Events of a notice: as many as one holds where much is in play (`createChanges`). */
const EVENTS = 150
const FIRST = 'sr:match:'

/** What a process that listens to a feed says, with the time in place of the number of the first event. */
export function payload(): string {
  const now = performance.timeOrigin + performance.now()
  const others = Array.from({ length: EVENTS - 1 }, (_, at) => `${FIRST}${50_000_000 + at}`)
  return JSON.stringify([`${FIRST}${now.toFixed(3)}`, ...others])
}

/** Milliseconds since 1970 when a notice was said. @param text that has it in it */
export function sentAt(text: string): number {
  return Number.parseFloat(text.slice(text.indexOf(FIRST) + FIRST.length))
}
