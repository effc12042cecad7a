/** Milliseconds for which a page that was loaded anew is not again (product document, section 9: payload reload guard). */
const GUARD = 10_000

/** Whether this page came by loading one anew, a short while ago; told by the browser, which forgets it nowhere. */
export function isJustReloaded(): boolean {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return loaded?.type === 'reload' && performance.now() < GUARD
}
