import { refreshSession } from '../integrations/refreshSession.ts'
import type { ActionRunner } from './Action.ts'

/** session: who is signed in; balance: their money; page: what the page shows, and the live release. */
export const refresh: ActionRunner<'refresh'> = async ({ what }, { app }) => {
  if (what === 'page') await Promise.all([app.refreshPage(), app.refreshRelease()])
  else if (what === 'session') await refreshSession(app)
  else await (await import('../integrations/balance/refreshBalance.ts')).refreshBalance(app)
  return undefined
}
