/** What a visitor does first (product document, section 4). */
const ACTIVITIES = ['scroll', 'click', 'mousemove', 'keydown', 'touchstart', 'focus'] as const
/** Milliseconds after which it begins where the page is never at rest, or the browser does not tell (product document, section 9). */
const WAIT = 1000

/** Does something once, when the visitor has done something and the page is at rest. @returns forgets it */
export function onFirstActivity(begin: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let idle: number | undefined
  const forget = () => {
    for (const activity of ACTIVITIES) removeEventListener(activity, heard, true)
  }
  const heard = () => {
    forget()
    // Safari has none.
    if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(begin, { timeout: WAIT })
    else waiting = setTimeout(begin, WAIT)
  }
  for (const activity of ACTIVITIES) addEventListener(activity, heard, { capture: true, passive: true })
  return () => {
    forget()
    clearTimeout(waiting)
    if (idle !== undefined) cancelIdleCallback(idle)
  }
}
