import type { Host } from '#renderers/host.ts'
import { loadForms } from '#renderers/pages/loadForms.ts'
import type { PageArtefact, RoutesArtefact } from '#schemas/runtime/artefacts.ts'
import { matchRoute } from '#schemas/runtime/matchRoute.ts'
import { stripLocale } from '#schemas/runtime/stripLocale.ts'
import type { ContentStore } from '../stores/createContentStore.ts'
import { loadRedirects } from './loadRedirects.ts'

/**
 * Makes `prefetch(to)`: loads the redirects that any link may meet, the page behind a link or at an address, what it uses,
 * and the form engine where it has a form. What could not be loaded is reported.
 */
export function createPrefetch(
  content: ContentStore,
  href: Host['href'],
  report: Host['report'],
): Host['prefetch'] {
  return async (to) => {
    const address = typeof to === 'string' ? to : href(to)
    if (address === undefined) return
    const page = pageOf(address.split(/[?#]/)[0] ?? '/', content)
    await Promise.all([
      loadRedirects(content),
      page !== undefined && loadPage(`page/${page}`, content),
    ]).catch((error: unknown) => report(error, 'prefetch'))
  }
}

function pageOf(pathname: string, { state }: ContentStore): string | undefined {
  const locales = state.artefacts['locales/main']
  const codes = locales?.kind === 'locales' ? locales.locales.map(({ code }) => code) : []
  const found = matchRoute(
    state.artefacts['routes/main'] as RoutesArtefact,
    stripLocale(pathname, codes).path,
  )
  return found?.route.contentPage ? found.params.slug : found?.route.page
}

async function loadPage(key: string, content: ContentStore): Promise<void> {
  const page = (await content.ahead(key)) as PageArtefact | undefined
  const uses = page?.uses ?? []
  const hasForm = uses.some((used) => used.startsWith('form/'))
  await Promise.all([hasForm && loadForms(), ...uses.map(content.ahead)])
}
