import { ROUND } from './round.ts'

/**
 * Comes once nothing is in the way, and nothing was for a while.
 * @param isBusy whether a round is played, or nobody looks at the page
 * @param pause milliseconds
 */
export async function untilStill(isBusy: () => boolean, pause: number): Promise<void> {
  do {
    while (isBusy()) await somethingChanged()
    if (pause > 0) await new Promise((done) => setTimeout(done, pause))
  } while (isBusy())
}

/** A round has begun or was seen to end, or the tab is looked at, or not any more. */
function somethingChanged(): Promise<void> {
  return new Promise((done) => {
    const heard = () => {
      removeEventListener(ROUND, heard)
      document.removeEventListener('visibilitychange', heard)
      done()
    }
    addEventListener(ROUND, heard)
    document.addEventListener('visibilitychange', heard)
  })
}
