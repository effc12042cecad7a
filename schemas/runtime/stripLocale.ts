/**
 * Takes the locale off a path: `/lv/cashier` -> `lv`, `/cashier`. A first segment that is no locale of the site stays.
 * Codes are compared as written, so that every page has one address a locale.
 */
export function stripLocale(path: string, locales: readonly string[]): { locale?: string; path: string } {
  const [, first = '', rest = ''] = /^\/([^/]*)(\/.*)?$/s.exec(path) ?? []
  return locales.includes(first) ? { locale: first, path: rest || '/' } : { path }
}
