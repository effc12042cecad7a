/** What the sportsbook says to the casino's page. */
export type Said =
  | { event: 'ready' }
  | { event: 'resized'; height: number }
  | { event: 'moved'; path: string }
  | { event: 'money-moved' }
  | { event: 'wants'; what: 'sign-in' | 'deposit' }
  | { event: 'ended' }

/** What the page says to it. @property top @property height the part of the frame that is on the screen, in px */
export type Heard =
  | { event: 'hold' | 'go-on' | 'balance-changed' }
  | { event: 'look'; scheme: string; locale: string; odds: string }
  | { event: 'seen'; top: number; height: number }

function readHeard(data: unknown): Heard | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { type, event, scheme, locale, odds, top, height } = data as Record<string, unknown>
  if (type !== 'sportsbook') return undefined
  if (event === 'hold' || event === 'go-on' || event === 'balance-changed') return { event }
  if (event === 'look' && [scheme, locale, odds].every((one) => typeof one === 'string'))
    return { event, scheme: String(scheme), locale: String(locale), odds: String(odds) }
  if (event === 'seen' && typeof top === 'number' && typeof height === 'number') return { event, top, height }
  return undefined
}

/** Speaks with the page around the frame: to its origin alone, and hearing nobody else. @param site that origin */
export function createSiteTalk(site: string, hear: (heard: Heard) => void) {
  const { parent } = window
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || parent === window || origin !== site) return
    const heard = readHeard(data)
    if (heard) hear(heard)
  })
  return {
    say(said: Said): void {
      if (parent !== window) parent.postMessage({ type: 'sportsbook', ...said }, site)
    },
  }
}

export type SiteTalk = ReturnType<typeof createSiteTalk>
