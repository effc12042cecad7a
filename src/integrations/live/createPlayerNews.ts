import type { PublicEvent } from '#generated/grammar/types.ts'
import type { Host } from '#renderers/host.ts'
import type { App } from '../../boot/App.ts'
import { refreshBalance } from '../balance/refreshBalance.ts'
import { followSession } from '../followSession.ts'
import { NOTICE } from '../notice.ts'
import type { StreamEvent } from './openStream.ts'

/** Milliseconds by which money, and what brought it, is told later on the page of a game, unless the game says sooner that a round has closed. */
const whilePlayed = 5_000
/** Milliseconds for which a notice that comes again, over the stream that takes over, is the same one. */
const sameFor = 2_000

/** What each event makes the page ask anew; of its data nothing is taken but what a notice says. */
const asksAnew: Partial<Record<StreamEvent, 'balance' | 'all'>> = {
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

/** What is done about what happens to the signed-in player elsewhere. */
export function createPlayerNews(app: App, host: Host) {
  const { state } = app.stores.session
  const failed = (error: unknown) => host.report(error, 'player events')
  let listened = 0
  let later: ReturnType<typeof setTimeout> | undefined
  let last = { data: '', at: 0 }

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
    const { session } = app.stores
    const isOwn = session.isLeaving()
    await followSession(app, host)
    // Whoever signs out here is led elsewhere, and what is theirs is not asked for any more.
    if (isOwn || session.isLeaving()) return
    if (isNamed) await refreshBalance(app)
    await app.refreshPage()
  }
  /** Asks for the money, and for all else where that has moved since the page came. */
  async function catchUp() {
    const { facts } = state
    await refreshBalance(app)
    if (state.facts !== facts && state.facts.uid === facts.uid) await app.refreshPage()
  }
  const heed = (what: 'balance' | 'all') => {
    askAnew(what).catch(failed)
  }

  /** Tells the player of something, in the words of the site. */
  async function tell(notice: unknown) {
    heed('all')
    dispatchEvent(new CustomEvent(NOTICE, { detail: notice }))
    await host.run(app.site().afterNotice ?? [], { response: notice })
  }
  function hearNotice(data: string): void {
    const isSame = data === last.data && Date.now() - last.at < sameFor
    last = { data, at: Date.now() }
    if (isSame) return
    const { uid: whose } = state.facts
    // Not to whoever sits there by then.
    const due = () => (state.facts.uid === whose ? tell(JSON.parse(data)).catch(failed) : undefined)
    setTimeout(due, isPlaying() ? whilePlayed : 0)
  }

  return {
    hear(name: StreamEvent, data: string): void {
      if (state.facts.authenticated !== true) return
      const what = asksAnew[name]
      if (what) heed(what)
      if (name === 'notice') hearNotice(data)
      if (name in followed)
        app.refreshPage(name as PublicEvent).catch((error: unknown) => host.report(error, 'public events'))
    },
    /**
     * From now on it is listened. What happened while it was not is asked for: between the document and this it is told by
     * the money, which is what a page cannot be wrong about.
     */
    listening(): void {
      if (state.facts.authenticated !== true) return
      if (listened === state.facts.uid) heed('all')
      else if (!isPlaying()) catchUp().catch(failed)
      listened = Number(state.facts.uid)
    },
  }
}
