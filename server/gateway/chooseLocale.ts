import type { LocalesArtefact } from '#schemas/runtime/artefacts.ts'
import { localeOfTag } from '#schemas/runtime/localeOfTag.ts'

export type LocaleRequest = {
  /** Locale of the path's prefix, where it has one. */
  prefix: string | undefined
  cookie: string | undefined
  acceptLanguage: string | undefined
  /** Locale of the account, where somebody is signed in. */
  account: string | undefined
}

/**
 * The locale to answer in, and whether the visitor must be sent to its prefix first.
 * A prefix always wins; without one the cookie, then the site's strategy (browser or platform) decides.
 */
export function chooseLocale(
  locales: LocalesArtefact,
  request: LocaleRequest,
): { locale: string; redirect: boolean } {
  if (request.prefix !== undefined) return { locale: request.prefix, redirect: false }
  const known = (code: string | undefined) => locales.locales.find((locale) => locale.code === code)?.code
  const found =
    known(request.cookie) ??
    (locales.strategy === 'platform'
      ? known(request.account)
      : preferredLocale(
          locales.locales.map((locale) => locale.code),
          request.acceptLanguage,
        )) ??
    locales.default
  return { locale: found, redirect: found !== locales.default }
}

/** Best of the codes by an Accept-Language header (RFC 9110, section 12.5.4); lv-LV is served by lv. */
export function preferredLocale(codes: readonly string[], header: string | undefined): string | undefined {
  const wishes = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [range = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return { range, quality: quality ? Number(quality.trim().slice(2)) || 0 : 1 }
    })
    .filter(({ range, quality }) => range !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
  for (const { range } of wishes) {
    const code = localeOfTag(codes, range)
    if (code) return code
  }
  return undefined
}
