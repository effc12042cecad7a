import { subscribe } from 'valtio/vanilla'
import type { App } from '../boot/App.ts'

/** View of the authorization popup that asks for what a service or a messenger did not know. */
const view = 'socialRegistration'

/**
 * Whoever is signed in and has not completed the registration gets the popup that asks for the rest, and cannot close
 * it (product document, section 2). It goes when the registration is complete, or somebody else is signed in.
 */
export function completeRegistration(app: App): void {
  const { session, dialogs } = app.stores
  const popup = () => app.site().popups.authorization
  const isWanted = () => {
    const { authenticated, is_registration_completed: completed } = session.state.facts
    return authenticated && completed === false
  }
  let forced = false
  const open = () => {
    if (!isWanted()) return
    // Also after an action that closes by force what was open before somebody came in.
    dialogs.open(popup(), { view, preventClose: true, onClosed: () => queueMicrotask(open) })
  }
  const look = () => {
    if (isWanted() === forced) return
    forced = isWanted()
    // What was open before is for somebody who is not signed in, or has nothing more to say.
    dialogs.close({ popup: popup(), force: true })
    open()
  }
  look()
  subscribe(session.state, look, true)
}
