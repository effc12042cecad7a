import { localisedPath } from '#schemas/runtime/localisedPath.ts'
import type { Release } from '../Release.ts'
import { pagePayload } from './pagePayload.ts'
import type { Build } from './readBuild.ts'

/**
 * What a build serves at this moment: its routes, for who wants to know what an address leads to, and the addresses without
 * parameters, in every locale, that visitors are shown a page at, for who fetches pages ahead.
 */
export function buildMetadata(release: Release, build: Build) {
  const { routes } = release.routes
  const paths = routes.filter(({ params }) => params.length === 0).map(({ pattern }) => pattern)
  // Pages whose address is their id have no route of their own.
  const pages = Object.keys(release.hashes).flatMap((key) =>
    key.startsWith('page/') ? [key.slice('page'.length)] : [],
  )
  const addresses = [...paths, ...pages].flatMap((path) =>
    release.localeCodes.map((locale) => localisedPath(release.locales, locale, path)),
  )
  const isPage = (address: string) => {
    const payload = pagePayload(release, address)
    // Whether there is what a page asks for, only the platform knows.
    return payload !== undefined && 'page' in payload && payload.asks === undefined
  }
  return {
    ...build,
    release: release.id,
    locales: release.localeCodes,
    defaultLocale: release.locales.default,
    routes: routes.map(({ name, pattern, page }) => ({ name, pattern, ...(page !== undefined && { page }) })),
    prerendered: [...new Set(addresses)].filter(isPage).sort(),
  }
}
