/** Of the Prioritized Task Scheduling API, which TypeScript does not describe yet. */
declare const scheduler: {
  postTask: (task: () => void, options: { priority: 'background' }) => Promise<void>
}

/**
 * Waits until what was begun is drawn: so many milliseconds, and then until whatever is due has had its turn. On a busy
 * machine a timer is due before what was put off for sooner. Tasks in the background come last, and in pages that nobody
 * sees as well, where the browser never calls itself idle.
 */
export async function settle(milliseconds = 60): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  // The second waits for what the first let begin.
  for (let turn = 0; turn < 2; turn += 1)
    await scheduler.postTask(() => undefined, { priority: 'background' })
}
