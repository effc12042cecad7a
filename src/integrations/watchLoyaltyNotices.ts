import type { Host } from '#renderers/host.ts'
import type { App } from '../boot/App.ts'
import { NOTICE } from './notice.ts'
import { untilStill } from './untilStill.ts'

const touches = ['click', 'dblclick', 'touchstart'] as const
/** Milliseconds for which nothing is played on the page of a game before a notice is shown there: it is none of the round that was lost. */
const pauseInGame = 2_000

const isInGame = () => location.pathname.includes('/game/')

const loadNotices = () => import('../features/loyalty/notices/createNotices.ts')

/**
 * Has the player told of points: from the first touch on, at every change of the path, and when the platform says that there is
 * something. What tells them is loaded with that touch; where it does not come, with the next of these.
 * @param load of what tells them
 */
export function watchLoyaltyNotices(app: App, host: Host, load = loadNotices): () => void {
  const { session, toasts } = app.stores
  const config = () => {
    const { loyalty } = app.site()
    const isOn = loyalty?.isEnableLoyalty || loyalty?.isEnableCharacters
    return isOn && host.facts().jurisdiction?.loyalty_offered ? loyalty.notification : undefined
  }
  let look: (() => void) | undefined
  let isTouched = false
  let path = host.facts().route.path

  async function start() {
    isTouched = true
    const { createNotices } = await load()
    for (const touch of touches) removeEventListener(touch, begin, true)
    if (look) return
    const isBusy = () => document.visibilityState !== 'visible' || session.unseen() !== undefined
    const notices = createNotices({
      ...host,
      config,
      // Who is signing out is told nothing more.
      uid: () => (session.isLeaving() ? 0 : session.state.facts.uid),
      untilStill: () => untilStill(isBusy, isInGame() ? pauseInGame : 0),
      isInGame,
      show: (notice) => toasts.show({ ...notice, isCalm: true }),
    })
    look = () => void notices.look()
    look()
  }
  const again = () => (look ? look() : isTouched && begin())
  const begin = () => void start().catch((error: unknown) => host.report(error, 'loyalty notices'))
  const heard = (event: Event) => {
    if ((event as CustomEvent<{ what?: unknown } | undefined>).detail?.what === 'loyalty') again()
  }
  for (const touch of touches) addEventListener(touch, begin, { capture: true, passive: true })
  addEventListener(NOTICE, heard)
  const stop = host.subscribe(() => {
    if (host.facts().route.path === path) return
    path = host.facts().route.path
    again()
  })
  return () => {
    stop()
    removeEventListener(NOTICE, heard)
    for (const touch of touches) removeEventListener(touch, begin, true)
  }
}
