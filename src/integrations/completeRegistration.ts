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
  let forced = false
  const look = () => {
    const { authenticated, is_registration_completed: completed } = session.state.facts
    const wanted = authenticated && completed === false
    if (wanted === forced) return
    forced = wanted
    // What was open before is for somebody who is not signed in, or can be closed.
    dialogs.close({ popup: popup(), force: true })
    if (wanted) dialogs.open(popup(), { view, preventClose: true })
  }
  look()
  subscribe(session.state, look, true)
}
