/** Of an event: being played (1), with its lines stopped (2), or interrupted (7). What is late or postponed has not begun. */
const inPlay: readonly number[] = [1, 2, 7]

/** @param status number of the feed */
export function isInPlay(status: number): boolean {
  return inPlay.includes(status)
}
