import type { Host } from '#renderers/host.ts'
import { loadDataBlocks } from '#renderers/pages/loadDataBlocks.ts'
import { mayPrefetch } from '#renderers/routes/mayPrefetch.ts'
import { boot } from '#schemas/runtime/bootData.ts'
import type { App } from '../boot/App.ts'
import { loadRedirects } from '../boot/loadRedirects.ts'

/** Milliseconds that the rest of the first screen, rows of games say, has the connection for itself. */
const WAIT = 3000

/**
 * When the first screen is done: the words of all others, and where the connection is good the redirects and what is
 * opened first.
 */
export function prefetchWhenIdle(app: App, host: Host): void {
  const isPlayer = app.stores.session.state.facts.authenticated
  const failed = (error: unknown) => host.report(error, 'prefetch')
  const { content, locale } = app.stores
  const prefetch = () => {
    content.ahead(`messages/${locale.state.code}`).catch(failed)
    if (!mayPrefetch()) return
    import('./keepForOffline.ts').then(({ keepForOffline }) => keepForOffline(app)).catch(failed)
    loadRedirects(content).catch(failed)
    const { authorization, sidebar } = app.site().popups
    if (sidebar && host.facts().device.kind !== 'desktop') content.ahead(`popup/${sidebar}`).catch(failed)
    if (isPlayer) loadDataBlocks().catch(failed)
    else {
      // Loaded, and not run: that is for whoever points at a button.
      const tags = document.getElementById(boot.aheadId)
      if (tags instanceof HTMLTemplateElement) document.head.append(tags.content)
      content.ahead(`popup/${authorization}`).catch(failed)
    }
  }
  setTimeout(() => {
    // Safari has none.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(prefetch, { timeout: WAIT })
    else prefetch()
  }, WAIT)
}
