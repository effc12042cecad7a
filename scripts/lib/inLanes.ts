/**
 * So many beside each other: tests wait for servers, databases and pages for a third of their time, in which the other one
 * goes on.
 */
const LANES = 2

/** Does all of some jobs, two at a time, in their order. Rejects with the first that does. */
export async function inLanes<T>(jobs: readonly (() => Promise<T>)[]): Promise<T[]> {
  const waiting = [...jobs]
  const done: T[] = []
  async function runLane(): Promise<void> {
    for (let job = waiting.shift(); job; job = waiting.shift()) done.push(await job())
  }
  await Promise.all(Array.from({ length: LANES }, runLane))
  return done
}
