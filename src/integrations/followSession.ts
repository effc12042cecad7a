import type { Host } from '#renderers/host.ts'
import type { App } from '../boot/App.ts'
import { refreshSession } from './refreshSession.ts'

/**
 * Looks who is signed in after something outside this page has changed it: the session has run out, or another tab has
 * signed in or out. Guards follow by themselves; a player who was signed out is told why the page is another,
 * unless a page that says so stands there.
 */
export async function followSession(app: App, host: Host): Promise<void> {
  const { session, dialogs, fault } = app.stores
  const before = session.state.facts.uid
  const isOwn = session.isLeaving()
  await refreshSession(app)
  const { uid } = session.state.facts
  if (before > 0 && uid === 0 && !isOwn && fault.state.name === undefined)
    app.toast({ text: () => host.t('session.ended'), tone: 'warning', icon: 'lock' })
  if (before === 0 && uid > 0) dialogs.close({ popup: app.site().popups.authorization, force: true })
}
