import { refreshSession } from '../integrations/refreshSession.ts'
import type { ActionRunner } from './Action.ts'

/**
 * session: who is signed in, asked once more where no answer comes: whoever has just signed in would be taken for nobody;
 * balance: their money; page: what the page shows, and the live release.
 */
export const refresh: ActionRunner<'refresh'> = async ({ what }, { app, host }) => {
  if (what === 'page') await Promise.all([app.refreshPage(), app.refreshRelease()])
  else if (what === 'balance')
    await (await import('../integrations/balance/refreshBalance.ts')).refreshBalance(app)
  else if (!((await refreshSession(app)) || (await refreshSession(app))))
    app.toast({ text: () => host.t('error.network'), tone: 'error' })
  return undefined
}
