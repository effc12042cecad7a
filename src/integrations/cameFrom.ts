import type { LocalesArtefact } from '#schemas/runtime/artefacts.ts'
import { stripLocale } from '#schemas/runtime/stripLocale.ts'
import type { App } from '../boot/App.ts'
import { KEPT } from './openFromAddress.ts'

/** How a document came: as the browser says, with its own address and that of the page where it was asked for. */
export type Arrival = Pick<PerformanceNavigationTiming, 'type' | 'name'> & { referrer: string }

/**
 * Where on this site somebody was before scripts began here: a link that is followed early is followed by the browser, with a
 * document of its own, or by the first screen before it is done. What that address brought for later is kept now.
 * @returns a path without its language
 */
export function cameFrom(app: App, last = lastArrival()): string {
  const own = (address: string) =>
    URL.canParse(address) && new URL(address).origin === location.origin ? new URL(address) : undefined
  const here = own(last.name)
  // Of what is asked for again that must not come back which was used by then.
  const before = last.type === 'navigate' ? own(last.referrer) : undefined
  if (last.type === 'navigate')
    for (const key of KEPT) {
      const value = [here, before].map((one) => one?.searchParams.get(key)).find(Boolean)
      if (value && app.stores.stored.read(key) !== value) app.stores.stored.keep(key, value)
    }
  const { locales } = app.stores.content.state.artefacts['locales/main'] as LocalesArtefact
  const codes = locales.map(({ code }) => code)
  return stripLocale((before ?? here ?? location).pathname, codes).path
}

function lastArrival(): Arrival {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return {
    type: entry?.type ?? 'navigate',
    name: entry?.name ?? location.href,
    referrer: document.referrer,
  }
}
