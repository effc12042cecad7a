import type { LocalesArtefact } from './artefacts.ts'
import { localeOfTag } from './localeOfTag.ts'
import { localisedPath } from './localisedPath.ts'
import type { RouteMatcher } from './matchRoute.ts'

type Site = {
  locales: Pick<LocalesArtefact, 'default'> & { locales: readonly { code: string }[] }
  match: RouteMatcher
  hasPage: (id: string) => boolean
}

/**
 * The address that was meant where the first segment of a path is a language as others write it (`/LV/support`,
 * `/lv-LV/faq`), and nothing of the site is called so.
 * @param path without the prefix of a locale
 */
export function spelledLocale(path: string, { locales, match, hasPage }: Site): string | undefined {
  const [, first = '', rest = ''] = /^\/([^/]*)(\/.*)?$/s.exec(path) ?? []
  if (!/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(first)) return undefined
  const code = localeOfTag(
    locales.locales.map(({ code }) => code),
    first,
  )
  if (code === undefined) return undefined
  const found = match(path)
  const named = found && (found.route.contentPage ? found.params.slug : found.route.page)
  if (found?.route.redirect || (named !== undefined && named !== null && hasPage(named))) return undefined
  return localisedPath(locales, code, rest || '/')
}
