import type { Host } from '#renderers/host.ts'
import type { App } from '../boot/App.ts'
import { followSession } from './followSession.ts'

/** Calls that fail for what was entered, and the one that tells who is signed in. */
const OWN_BUSINESS = /^auth\.|^account\.getInfo$/

/**
 * What a failed call means beyond its caller: the popup that the site shows for errors of its type, and the end of a
 * session. Whoever is told to sign in may only have given a wrong code, so the platform is asked who is signed in.
 */
export function heedFailures(app: App, host: Host): () => void {
  return app.onFailure((operation, { type }) => {
    const { onFailure = {} } = app.site().popups
    if (Object.hasOwn(onFailure, type)) app.stores.dialogs.open(onFailure[type] ?? '')
    if (type !== 'AuthorizationException' || OWN_BUSINESS.test(operation)) return
    if (!app.stores.session.state.facts.authenticated) return
    followSession(app, host).catch((error: unknown) => host.report(error, 'end of the session'))
  })
}
