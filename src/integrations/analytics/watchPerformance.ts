import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { Host } from '#renderers/host.ts'
import type { App } from '../../boot/App.ts'
import { agreed } from './consent.ts'
import { plainPath } from './plainPath.ts'
import { send } from './send.ts'

/**
 * Tells the address of the site how fast this page was, each figure as it is final: by name, value (milliseconds, of CLS a score) and
 * rating, with the page it began with. Nothing of who looked at it.
 */
export function watchPerformance(app: App, host: Host): void {
  const { performance: settings } = app.site().analytics ?? {}
  if (!settings || Math.random() >= (settings.share ?? 1)) return
  const { device, route } = host.facts()
  const seen = { page: route.name, path: plainPath(location.pathname), device: device.kind }

  const tell = ({ name, value, rating, delta, id, navigationType }: Metric) => {
    const now = app.site().analytics?.performance
    if (!now || (now.purpose !== undefined && !agreed(app).includes(now.purpose))) return
    const figure = { name, value, rating, delta, id, navigationType, ...seen, locale: host.locale() }
    // As plain text, so that no question goes before it.
    send(now.url, JSON.stringify(figure), { 'content-type': 'text/plain' })
  }
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(tell)
}
