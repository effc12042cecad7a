import type { Host } from '#renderers/host.ts'
import type { LocalesArtefact, RedirectsArtefact } from '#schemas/runtime/artefacts.ts'
import type { RedirectFinder } from '#schemas/runtime/createRedirects.ts'
import { stripLocale } from '#schemas/runtime/stripLocale.ts'
import type { ContentStore } from '../stores/createContentStore.ts'
import { loadRedirects, redirectsAtHand } from './loadRedirects.ts'

const KEY = 'redirects/main'
/** Milliseconds after which an address is shown as it is: offline, pages that are at hand must not wait. */
const PATIENCE = 2000

/**
 * Makes `moved(address)`. The redirects do not come with the document, which may be one of thousands: they are loaded
 * when somebody first goes on, or seems to want to. Where they cannot be had the address stands as it is.
 * @param heard called when it is known that they cannot be had
 */
export function createMoved(content: ContentStore, report: Host['report'], heard: () => void): Host['moved'] {
  let made:
    | { redirects: RedirectsArtefact; locales: LocalesArtefact; find: RedirectFinder['find'] }
    | undefined
  let waiting: string | undefined
  let given: string | undefined

  return ({ pathname, search, hash }) => {
    const { artefacts, hashes } = content.state
    if (!Object.hasOwn(hashes, KEY)) return null
    const redirects = artefacts[KEY] as RedirectsArtefact | undefined
    const createRedirects = redirectsAtHand()
    if (!redirects || !createRedirects) {
      const asked = `${hashes[KEY]} ${pathname}`
      if (given === asked) return null
      if (waiting !== asked) {
        waiting = asked
        const giveUp = () => {
          if (waiting !== asked) return
          given = asked
          heard()
        }
        loadRedirects(content).then(heard, (error: unknown) => {
          report(error, KEY)
          giveUp()
        })
        setTimeout(giveUp, PATIENCE)
      }
      return undefined
    }
    const locales = artefacts['locales/main'] as LocalesArtefact
    if (made?.redirects !== redirects || made.locales !== locales)
      made = { redirects, locales, find: createRedirects(redirects.redirects, locales).find }
    const { locale = locales.default, path } = stripLocale(
      pathname,
      locales.locales.map(({ code }) => code),
    )
    return made.find({ locale, path, search, hash })?.to ?? null
  }
}
