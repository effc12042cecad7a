import type { Host } from '#renderers/host.ts'
import type { App } from '../boot/App.ts'
import type { DrawBlocks } from './analytics/ConsentBanner.tsx'
import { cameFrom } from './cameFrom.ts'
import { startChat } from './chat/startChat.ts'
import { followLive } from './live/followLive.ts'
import { offerAfterNavigation } from './offerAfterNavigation.ts'
import { openSearch } from './openSearch.ts'
import { prefetchWhenIdle } from './prefetchWhenIdle.ts'
import { renewPage } from './renewal/renewPage.ts'
import { replaceFailedImages } from './replaceFailedImages.ts'
import { shareSession } from './shareSession.ts'

/**
 * What nobody waits for, and the first screen does not carry: it begins once that is there.
 * @param draw draws blocks of pages that stand outside the page
 */
export function onceShown(app: App, host: Host, draw: DrawBlocks): void {
  renewPage(app)
  shareSession(app, host)
  offerAfterNavigation(app, host, cameFrom(app))
  followLive(app, host)
  openSearch(app, host)
  replaceFailedImages(app)
  prefetchWhenIdle(app, host)
  startChat(app, host)
  const { hits, general } = app.site()
  if (hits || general.is_seon_enabled)
    import('./hit/tellVisit.ts')
      .then(({ tellVisit }) => tellVisit(app, host))
      .catch((error: unknown) => host.report(error, 'visit'))
  if (app.site().analytics) void beginAnalytics(app, host, draw)
}

async function beginAnalytics(app: App, host: Host, draw: DrawBlocks): Promise<void> {
  try {
    const [{ startAnalytics }, { askConsent }] = await Promise.all([
      import('./analytics/startAnalytics.ts'),
      import('./analytics/askConsent.ts'),
    ])
    startAnalytics(app, host)
    askConsent(app, host, draw)
  } catch (error) {
    host.report(error, 'analytics')
  }
}
