/**
 * Whether a tag of a document means a language of the site: the same, or the same without its country, since translators' tools
 * write `lv-LV` where the site says `lv`.
 * @param locales those of the site; a language that it has with the very country means that one
 */
export function meansLocale(tag: string, locale: string, locales: readonly string[]): boolean {
  const named = readTag(tag)
  const exact = locales.find((one) => readTag(one)?.toString() === named?.toString())
  if (named === undefined || exact !== undefined) return exact === locale
  const own = readTag(locale)
  return named.language === own?.language && named.script === own.script && own.region === undefined
}

function readTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag.replaceAll('_', '-'))
  } catch {
    return undefined
  }
}
