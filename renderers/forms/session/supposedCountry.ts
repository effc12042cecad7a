/**
 * Where somebody lives, as far as signs of it agree: none where they do not, for the player to say, because it decides on
 * rules, money and what is asked.
 * @param signs countries that are offered
 * @param usual taken where there is no sign at all
 */
export function agreedCountry(signs: readonly string[], usual: unknown): unknown {
  const [first, ...others] = new Set(signs)
  if (first === undefined) return usual
  return others.length === 0 ? first : undefined
}

/**
 * Countries that languages point to, those that the reader has said themselves first: SE for sv-SE, and DE for a site that
 * is read in German.
 * @param languages as the browser sends them, in order of preference
 */
export function countriesOfLanguages(languages: readonly string[], locale: string): string[] {
  const said = languages.map(regionOf)
  const usual = new Intl.Locale(locale).maximize().region
  return [...said, usual].filter((region) => region !== undefined)
}

/** Undefined too for what is no language: browsers send what they were set to, as "C" of a system without one. */
function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region
  } catch {
    return undefined
  }
}
