import { linkTo } from '#generated/routes.ts'
import type { Host } from '#renderers/host.ts'
import type { App } from '../boot/App.ts'
import { ACTIVITY } from './activity.ts'
import { inactivityLimit } from './inactivityLimit.ts'
import { refreshSession } from './refreshSession.ts'

const ACTIVITIES = ['keydown', 'click', 'scroll', ACTIVITY] as const
/** Share of the time after which the player is warned (product document, section 9). */
const WARN_AT = 0.8
/** Milliseconds: how often other tabs hear of activity, and the longest until the clock is looked at again. */
const EVERY = 1000
const LONGEST = 15_000

/**
 * Signs a player out who has done nothing for as long as the site allows, after a warning. Counted by the clock, not by
 * timers, so that a computer that slept is not behind; activity in any tab counts for all.
 */
export function watchInactivity(app: App, host: Host): () => void {
  const { session, dialogs } = app.stores
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('activity')
  let timer: ReturnType<typeof setTimeout> | undefined
  let place = location.href
  let uid = 0
  let isEnding = false
  /** When the player last did something, in milliseconds since 1970. */
  let last = Date.now()

  const touch = () => {
    last = Date.now()
    channel?.postMessage(last)
  }
  const limitHere = () => inactivityLimit(app.site().general, host.facts().route) * 1000
  const popup = () => app.site().popups.inactivity

  function look() {
    clearTimeout(timer)
    if (session.state.facts.uid !== uid) {
      // Whoever signs in is active, whenever the one before was.
      uid = session.state.facts.uid
      if (uid > 0) touch()
    }
    const limit = uid > 0 ? limitHere() : 0
    if (limit === 0 || isEnding) return closeWarning()
    const idle = Date.now() - last
    if (idle >= limit) return void end()
    const warned = limit * WARN_AT
    if (idle < warned) closeWarning()
    else openWarning(Math.ceil((limit - idle) / 1000))
    timer = setTimeout(look, Math.min(LONGEST, (idle < warned ? warned : limit) - idle))
  }

  function act() {
    if (uid === 0 || isEnding) return
    const idle = Date.now() - last
    if (idle < EVERY) return
    // Waking the computer up is no activity where the time was over before.
    const limit = limitHere()
    if (limit === 0 || idle < limit) touch()
    look()
  }

  function moved() {
    if (location.href === place) return look()
    place = location.href
    act()
    look()
  }

  function openWarning(seconds: number) {
    const id = popup()
    if (id === undefined || dialogs.isOpen(id)) return
    dialogs.open(id, { data: { seconds } })
  }

  function closeWarning() {
    const id = popup()
    if (id !== undefined && dialogs.isOpen(id)) dialogs.close({ popup: id, force: true })
  }

  async function end() {
    isEnding = true
    closeWarning()
    await app.call('auth.logout', {})
    await refreshSession(app)
    isEnding = false
    if (session.state.facts.uid > 0) {
      // The platform could not be reached; it is asked again.
      timer = setTimeout(look, LONGEST)
      return
    }
    host
      .run([{ do: 'navigate', ...linkTo('index') }])
      .catch((error: unknown) => host.report(error, 'inactivity'))
    app.toast({ text: () => host.t('session.inactive'), tone: 'warning', icon: 'clock' })
  }

  for (const event of ACTIVITIES) addEventListener(event, act, { capture: true, passive: true })
  document.addEventListener('visibilitychange', look)
  if (channel)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      last = Math.min(Math.max(last, Number(data) || 0), Date.now())
      look()
    }
  const stop = host.subscribe(moved)
  look()
  return () => {
    clearTimeout(timer)
    stop()
    channel?.close()
    document.removeEventListener('visibilitychange', look)
    for (const event of ACTIVITIES) removeEventListener(event, act, { capture: true })
  }
}
