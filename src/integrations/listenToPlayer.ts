import { subscribe } from 'valtio/vanilla'
import type { PublicEvent } from '#generated/grammar/types.ts'
import type { Host } from '#renderers/host.ts'
import type { App } from '../boot/App.ts'
import { refreshBalance } from './balance/refreshBalance.ts'
import { followSession } from './followSession.ts'

/** Milliseconds until another try where the server took no stream: at first, and at most. */
const waits = { first: 5_000, most: 300_000 }

/** Milliseconds by which money, and what brought it, is told later on the page of a game, unless the game says sooner that a round has closed. */
const whilePlayed = 5_000

/** What each event makes the page ask anew; of its data nothing is taken but what a notice says. */
const asksAnew: Record<string, 'balance' | 'all'> = {
  balance: 'balance',
  payment: 'all',
  bet: 'all',
  verification: 'all',
  session: 'all',
  // Events may have been lost on their way.
  missed: 'all',
}

/** What everybody sees and pages follow; what asks anew is the blocks that say so. */
const followed: Record<PublicEvent, true> = { jackpot: true, tournament: true, win: true }

const isPlaying = () => location.pathname.includes('/game/')

/**
 * Follows what happens to the signed-in player elsewhere. Only while the page is seen: a browser opens few connections
 * to one server, and pages in the background must not take them from the one in front.
 */
export function listenToPlayer(app: App, host: Host): () => void {
  const { state } = app.stores.session
  const failed = (error: unknown) => host.report(error, 'player events')
  let events: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = waits.first
  let listened = 0

  let later: ReturnType<typeof setTimeout> | undefined

  async function askAnew(what: 'balance' | 'all') {
    // The money of a round is booked before its reels stand still: no win is told before it is seen. Of a round that the
    // game has named the platform leaves it out.
    const isNamed = app.stores.session.unseen() !== undefined
    if (what === 'balance' && isPlaying() && !isNamed) {
      clearTimeout(later)
      later = setTimeout(() => refreshBalance(app).catch(failed), whilePlayed)
      return
    }
    if (what === 'balance') return refreshBalance(app)
    await followSession(app, host)
    if (isNamed) await refreshBalance(app)
    await app.refreshPage()
  }
  const heed = (what: 'balance' | 'all') => {
    askAnew(what).catch(failed)
  }

  /** Tells the player of something, in the words of the site. */
  async function tell(notice: unknown) {
    heed('all')
    await host.run(app.site().afterNotice ?? [], { response: notice })
  }
  const hear = ({ data }: MessageEvent<string>) => {
    const { uid: whose } = state.facts
    // Not to whoever sits there by then.
    const due = () => (state.facts.uid === whose ? tell(JSON.parse(data)).catch(failed) : undefined)
    setTimeout(due, isPlaying() ? whilePlayed : 0)
  }

  function stop() {
    clearTimeout(timer)
    events?.close()
    events = undefined
  }

  function listen() {
    stop()
    events = new EventSource(`/api/events?version=1&locale=${encodeURIComponent(host.locale())}`)
    for (const [name, what] of Object.entries(asksAnew)) events.addEventListener(name, () => heed(what))
    events.addEventListener('notice', hear)
    for (const name of Object.keys(followed) as PublicEvent[])
      events.addEventListener(name, () => {
        app.refreshPage(name).catch((error: unknown) => host.report(error, 'public events'))
      })
    events.addEventListener('open', () => {
      wait = waits.first
      // What happened while nobody listened is asked for, but not what the page came with.
      if (listened === state.facts.uid) heed('all')
      listened = Number(state.facts.uid)
    })
    events.addEventListener('error', () => {
      if (events?.readyState !== EventSource.CLOSED) return
      stop()
      timer = setTimeout(follow, wait)
      wait = Math.min(wait * 2, waits.most)
    })
  }

  /** Opens or ends the stream, as the player and the page are now. */
  function follow() {
    const isWanted = state.facts.authenticated === true && document.visibilityState === 'visible'
    if (!isWanted) stop()
    else if (!events) listen()
  }

  let uid = state.facts.uid
  const unsubscribe = subscribe(state, () => {
    if (state.facts.uid === uid) return
    uid = state.facts.uid
    stop()
    follow()
  })
  document.addEventListener('visibilitychange', follow)
  follow()
  return () => {
    unsubscribe()
    document.removeEventListener('visibilitychange', follow)
    clearTimeout(later)
    stop()
  }
}
