import { subscribe } from 'valtio/vanilla'
import type { Host } from '#renderers/host.ts'
import type { App } from '../../boot/App.ts'
import type { DrawBlocks } from './ConsentBanner.tsx'
import { isAsked } from './consent.ts'

/** Shows the question of the site as long as it is to be asked, in whatever tab it is answered; what draws it is loaded then. */
export function askConsent(app: App, host: Host, draw: DrawBlocks): void {
  let close: Promise<() => void> | undefined
  const failed = (error: unknown) => host.report(error, 'consent')

  function look(): void {
    if (isAsked(app)) {
      if (close) return
      close = import('./ConsentBanner.tsx').then(({ showBanner }) => showBanner(app, host, draw))
      close.catch(failed)
      return
    }
    close?.then((end) => end(), failed)
    close = undefined
  }
  look()
  subscribe(app.stores.stored.state, look)
  subscribe(app.stores.content.seen, look)
}
