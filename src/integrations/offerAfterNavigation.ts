import type { Host } from '#renderers/host.ts'
import type { App } from '../boot/App.ts'

/**
 * Shows what the site shows whenever somebody has gone to another of its pages; what is needed for it is loaded then.
 * @param path where they were at first; who has gone on since is offered it at once
 */
export function offerAfterNavigation(app: App, host: Host, path: string | undefined): void {
  const here = () => host.facts().route.path
  const look = () => {
    if (here() === path) return
    path = here()
    if ((app.site().popups.afterNavigation ?? []).length === 0) return
    import('./offerPopups.ts')
      .then(({ offerPopups }) => offerPopups(app, host, 'afterNavigation'))
      .catch((error: unknown) => host.report(error, 'popups of the navigation'))
  }
  look()
  host.subscribe(look)
}
