import { snapshot } from 'valtio/vanilla'
import { addressFacts } from '#renderers/routes/addressFacts.ts'
import type { LocalesArtefact, RoutesArtefact, SiteArtefact } from '#schemas/runtime/artefacts.ts'
import { balanceFacts } from '#schemas/runtime/balanceFacts.ts'
import type { Facts } from '#schemas/runtime/Facts.ts'
import { jurisdictionFacts } from '#schemas/runtime/jurisdictionFacts.ts'
import { matchRoute } from '#schemas/runtime/matchRoute.ts'
import { siteFacts } from '#schemas/runtime/siteFacts.ts'
import type { Stores } from '../stores/Stores.ts'
import { readDevice } from './readDevice.ts'

/**
 * Makes `facts()`: what conditions and bindings look at. Asked by every block, so it is made anew only when something
 * that it is made of is another object or text than before.
 */
export function createFacts(
  stores: Stores,
  country: string | undefined,
  socials: readonly string[] | undefined,
) {
  let made: Facts | undefined
  let madeOf: unknown[] = []

  return (): Facts => {
    const { artefacts } = stores.content.state
    const site = artefacts['site/main'] as SiteArtefact
    const locales = artefacts['locales/main'] as LocalesArtefact
    const routes = artefacts['routes/main'] as RoutesArtefact
    const session = snapshot(stores.session.state).facts
    const stored = snapshot(stores.stored.state).values
    const device = readDevice()
    const parts = [
      location.href,
      session,
      site,
      locales,
      routes,
      stores.locale.state.code,
      stores.theme.state.name,
      device.breakpoint,
      device.platform,
      device.framed,
      stored,
    ]
    if (made && parts.every((part, place) => part === madeOf[place])) return made
    madeOf = parts
    made = {
      session,
      balance: balanceFacts(session),
      jurisdiction: jurisdictionFacts(site, session, country),
      site: siteFacts(site, locales, {
        locale: stores.locale.state.code,
        theme: stores.theme.state.name,
        country,
        socials,
      }),
      ...addressFacts(
        location,
        locales.locales.map(({ code }) => code),
        (path) => matchRoute(routes, path),
      ),
      device,
      stored,
    }
    return made
  }
}
