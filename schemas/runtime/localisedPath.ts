import type { LocalesArtefact } from './artefacts.ts'

/**
 * A path within the site with the prefix of a locale: `/lv/offers?page=2`. The default locale has none.
 * @param path begins with a slash; may have a query and a fragment
 */
export function localisedPath(
  locales: Pick<LocalesArtefact, 'default'>,
  locale: string,
  path: string,
): string {
  if (locale === locales.default) return path
  return `/${locale}${path.replace(/^\/(?=[?#]|$)/, '')}`
}
