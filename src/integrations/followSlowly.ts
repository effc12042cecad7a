import type { PublicEvent } from '#generated/grammar/types.ts'
import type { App } from '../boot/App.ts'

/** Milliseconds from one question to the next for the same, and at least. */
const slow = 60_000
const least = 30_000

const followed: Record<PublicEvent, true> = { jackpot: true, tournament: true, win: true }

/**
 * Asks once a minute for what everybody may see and the page follows, where nobody tells of it: visitors have no stream
 * of events (decision 0175). A page that nobody looks at asks as soon as it is seen again.
 */
export function followSlowly(app: App, report: (error: unknown, where: string) => void): () => void {
  let askedAt = Date.now()
  function ask() {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < least) return
    askedAt = Date.now()
    if (app.stores.session.state.facts.authenticated === true) return
    for (const name of Object.keys(followed) as PublicEvent[])
      app.refreshPage(name).catch((error: unknown) => report(error, 'public events'))
  }
  const timer = setInterval(ask, slow)
  document.addEventListener('visibilitychange', ask)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', ask)
  }
}
