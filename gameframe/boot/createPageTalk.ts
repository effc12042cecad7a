/** What the frame says to the casino's page. */
export type Said =
  /** @property hears what the page may take over */
  | { event: 'ready'; hears: ['sound'] }
  | { event: 'round-began'; round: string }
  | { event: 'round-closed'; round: string; staked: string; won: string }
  | { event: 'wants'; what: 'deposit' | 'history' }
  | { event: 'wants'; what: 'verify'; round: string }
  | { event: 'ended'; reason: string }

/** What the page says to the frame. */
export type Heard =
  | { event: 'hold' }
  | { event: 'go-on' }
  | { event: 'sound'; on: boolean }
  | { event: 'balance-changed' }

/** Reads a message of the page; none where it is of another shape. */
export function readHeard(data: unknown): Heard | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { type, event, on } = data as Record<string, unknown>
  if (type !== 'game') return undefined
  if (event === 'hold' || event === 'go-on' || event === 'balance-changed') return { event }
  if (event === 'sound' && typeof on === 'boolean') return { event, on }
  return undefined
}

/**
 * Speaks with the page around the frame: to its origin alone, and hearing nobody else. A frame that stands by itself speaks
 * to nobody.
 * @param returnUrl address of the casino, of the session
 */
export function createPageTalk(returnUrl: string, hear: (heard: Heard) => void) {
  const page = new URL(returnUrl).origin
  const { parent } = window
  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || parent === window || origin !== page) return
    const heard = readHeard(data)
    if (heard) hear(heard)
  })
  return {
    isFramed: parent !== window,
    say(said: Said): void {
      if (parent !== window) parent.postMessage({ type: 'game', ...said }, page)
    },
  }
}

export type PageTalk = ReturnType<typeof createPageTalk>
