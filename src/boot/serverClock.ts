let offset = 0

/**
 * Sets the clock by the moment at which the server made the document, so that a device whose clock is wrong means the
 * same day as the server. A document that the browser kept for its back button tells an old moment, and is not heard.
 */
export function setServerClock(made: number | undefined): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (made === undefined || navigation?.type === 'back_forward') return
  offset = made - (performance.timeOrigin + (navigation?.responseStart ?? 0))
}

/** What time it is by the server's clock, to about a second. */
export function serverClock(): Date {
  return new Date(Date.now() + offset)
}
