import type { LocalesArtefact } from '#schemas/compiler/artefacts.ts'
import { stripLocale } from '#schemas/compiler/stripLocale.ts'

/** The path in a locale: `/lv/offers`; the default locale has no prefix. Query and hash stay as they are. */
export function localisedPath(locales: LocalesArtefact, locale: string, address: string): string {
  const end = address.search(/[?#]/)
  const [pathname, rest] = end < 0 ? [address, ''] : [address.slice(0, end), address.slice(end)]
  const { path } = stripLocale(
    pathname,
    locales.locales.map(({ code }) => code),
  )
  if (locale === locales.default) return path + rest
  return (path === '/' ? `/${locale}` : `/${locale}${path}`) + rest
}
