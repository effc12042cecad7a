import type { LocalesArtefact } from '#schemas/runtime/artefacts.ts'
import { localisedPath } from '#schemas/runtime/localisedPath.ts'
import { stripLocale } from '#schemas/runtime/stripLocale.ts'

/** An address of the site in a locale, whichever locale it was in; query and hash stay as they are. */
export function inLocale(locales: LocalesArtefact, locale: string, address: string): string {
  const end = address.search(/[?#]/)
  const [pathname, rest] = end < 0 ? [address, ''] : [address.slice(0, end), address.slice(end)]
  const codes = locales.locales.map(({ code }) => code)
  return localisedPath(locales, locale, stripLocale(pathname, codes).path + rest)
}
