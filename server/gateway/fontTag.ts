/** What the files of fonts call the letters of a script (ISO 15924). */
const alphabets: Record<string, string> = { Latn: 'latin', Cyrl: 'cyrillic', Arab: 'arabic' }

/**
 * Loads the font that most of a page is written in at once; a browser would learn of it only when it has laid the page out.
 * @param fonts paths of the fonts of the built app, named as Fontsource does: `family-alphabet-wght-…`
 * @param families of the theme; another than ours is not loaded here
 */
export function fontTag(fonts: readonly string[], locale: string, families: string): string {
  const alphabet = alphabets[new Intl.Locale(locale).maximize().script ?? '']
  const named = families.toLowerCase().replaceAll(' ', '-')
  const font = fonts.find((path) => {
    const { family, letters } = /(?<family>[a-z-]+)-(?<letters>[a-z]+)-wght-/.exec(path)?.groups ?? {}
    return letters === alphabet && family !== undefined && named.includes(family)
  })
  return font ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">` : ''
}
