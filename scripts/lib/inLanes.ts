/** Does all of some jobs in their order, so many beside each other. Rejects with the first that does. */
export async function inLanes<T>(jobs: readonly (() => Promise<T>)[], lanes: number): Promise<T[]> {
  const waiting = [...jobs]
  const done: T[] = []
  async function runLane(): Promise<void> {
    for (let job = waiting.shift(); job; job = waiting.shift()) done.push(await job())
  }
  await Promise.all(Array.from({ length: lanes }, runLane))
  return done
}
