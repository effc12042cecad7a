import { hrefOf } from '#schemas/runtime/hrefOf.ts'
import type { Release } from '../Release.ts'
import { listedIn } from './listedIn.ts'
import type { Listed } from './sitemapXml.ts'

/** The pages of the site that have one address: of routes without parameters, and those that stand in the address by their ids. */
export function listPages(release: Release): Listed[] {
  const ids = Object.keys(release.hashes).flatMap((key) => (key.startsWith('page/') ? [key.slice(5)] : []))
  const paths = release.routes.routes.flatMap(({ name, params, contentPage, page }) => {
    if (contentPage)
      return ids.flatMap((slug) => hrefOf(release.routes, { route: name, params: { slug } }) ?? [])
    return page !== undefined && params.length === 0
      ? [hrefOf(release.routes, { route: name }) ?? []].flat()
      : []
  })
  const isListed = listedIn(release)
  return [...new Set(paths)]
    .filter((path) => isListed(path))
    .map((path) => {
      const { route, params } = release.match(path) ?? {}
      const { dateModified } = release.page(params?.slug ?? route?.page ?? '')?.head?.article ?? {}
      return { path, ...(dateModified !== undefined && { changed: dateModified }) }
    })
}
