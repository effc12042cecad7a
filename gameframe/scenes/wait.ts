/** Waits so many milliseconds, or until the player wants no more of it. */
export async function wait(milliseconds: number, isStopped: () => boolean): Promise<void> {
  const until = performance.now() + milliseconds
  while (performance.now() < until && !isStopped())
    await new Promise((done) => setTimeout(done, Math.min(40, Math.max(1, until - performance.now()))))
}
