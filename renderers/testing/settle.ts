/**
 * Waits until what was begun is drawn: so many milliseconds, and then until the browser has nothing left to do. On a busy
 * machine a timer is due before what was put off for sooner has had its turn.
 */
export async function settle(milliseconds = 60): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  // The second waits for what the first let begin.
  for (let turn = 0; turn < 2; turn += 1)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 }))
}
