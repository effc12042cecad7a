/** Milliseconds from its request on for which what came with a document is as good as what is asked for now. */
const fresh = 10_000

/** Whether the document has just been made: neither slow to come to life nor kept by the browser for its back button. */
export function isNewDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return performance.now() < fresh && navigation?.type !== 'back_forward'
}
