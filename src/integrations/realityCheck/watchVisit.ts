import type { Host } from '#renderers/host.ts'
import type { App } from '../../boot/App.ts'
import { isFramed } from '../../boot/readDevice.ts'
import { VISIT_KEY } from '../../stores/visitKey.ts'
import { continueVisit, lengthOf, readVisit, untilReminder, type Visit } from './visit.ts'

/** Longest until the clock is looked at again, in milliseconds: timers stand still while a computer sleeps. */
const LONGEST = 15_000

/**
 * Tells a player, every so many minutes, how long the visit has lasted. All tabs of the visit count together; the one in
 * which the player goes on closes the reminder of the others.
 */
export function watchVisit(app: App, host: Host): () => void {
  const { session, dialogs } = app.stores
  let visit: Visit | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function look() {
    clearTimeout(timer)
    const popup = app.site().popups.realityCheck
    const { uid, reality_check_minutes: every } = session.state.facts
    if (popup === undefined || uid === 0 || isFramed()) return end(popup)
    const now = Date.now()
    const stored = read()
    const known = stored ?? visit
    // A running tab is never away, however long the computer slept.
    visit = known && known.uid === visit?.uid && uid === known.uid ? known : continueVisit(known, uid, now)
    // Not at every look: each tab that writes has the others look.
    if (!stored || stored.uid !== uid || now - visit.seenAt >= LONGEST || visit.seenAt > now)
      visit = { ...visit, seenAt: now }
    if (visit !== stored) write(visit)
    const wait = untilReminder(visit, Number(every), now)
    if (wait === 0) remind(popup, visit, now)
    else dismiss(popup)
    timer = setTimeout(look, Math.min(LONGEST, wait || LONGEST))
  }

  function remind(popup: string, { uid }: Visit, now: number) {
    if (!visit || dialogs.isOpen(popup)) return
    dialogs.open(popup, {
      // Reminders of stored sites ask for the result since then (account.getResponsibleGaming).
      data: { ...lengthOf(visit, now), since: new Date(visit.startedAt).toISOString() },
      onClosed: () => {
        if (visit?.uid !== uid) return
        visit = { ...visit, remindedAt: Date.now() }
        write(visit)
        look()
      },
    })
  }

  /** The player went on in another tab. */
  function dismiss(popup: string) {
    if (dialogs.isOpen(popup)) dialogs.close({ popup, force: true })
  }

  function end(popup: string | undefined) {
    if (visit) forget()
    visit = undefined
    if (popup !== undefined) dismiss(popup)
  }

  const looked = ({ key }: StorageEvent) => {
    if (key === VISIT_KEY) look()
  }
  addEventListener('storage', looked)
  document.addEventListener('visibilitychange', look)
  const stop = host.subscribe(look)
  look()
  return () => {
    clearTimeout(timer)
    stop()
    removeEventListener('storage', looked)
    document.removeEventListener('visibilitychange', look)
  }
}

/** Browsers may refuse storage altogether; then a visit lasts as long as its tab. */
function read(): Visit | undefined {
  try {
    return readVisit(localStorage.getItem(VISIT_KEY))
  } catch {
    return undefined
  }
}

function write(visit: Visit): void {
  try {
    localStorage.setItem(VISIT_KEY, JSON.stringify(visit))
  } catch {}
}

function forget(): void {
  try {
    localStorage.removeItem(VISIT_KEY)
  } catch {}
}
