import { refreshSession } from '../integrations/refreshSession.ts'
import type { ActionRunner } from './Action.ts'

/** session and balance: who is signed in and their money; page: what the page shows, and the live release. */
export const refresh: ActionRunner<'refresh'> = async ({ what }, { app }) => {
  if (what === 'page') await Promise.all([app.refreshPage(), app.refreshRelease()])
  else await refreshSession(app)
  return undefined
}
