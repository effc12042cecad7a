import type { Host } from '#renderers/host.ts'
import type { App } from '../boot/App.ts'
import { keepBalanceFresh } from './balance/keepBalanceFresh.ts'
import { shareBalance } from './balance/shareBalance.ts'
import { completeRegistration } from './completeRegistration.ts'
import { offerPopups } from './offerPopups.ts'
import { watchVisit } from './realityCheck/watchVisit.ts'
import { watchInactivity } from './watchInactivity.ts'
import { watchLoyaltyNotices } from './watchLoyaltyNotices.ts'

/**
 * What watches over players while they are signed in; a chunk of its own, which other visitors never load.
 * @param isStart they were signed in when the site was opened
 */
export function playerIntegrations(app: App, host: Host, isStart: boolean): void {
  completeRegistration(app)
  if (isStart)
    offerPopups(app, host, 'afterStart').catch((error: unknown) => host.report(error, 'popups of the start'))
  shareBalance(app, host)
  keepBalanceFresh(app, host)
  watchInactivity(app, host)
  watchVisit(app, host)
  watchLoyaltyNotices(app, host)
}
