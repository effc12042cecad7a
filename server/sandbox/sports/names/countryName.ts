import type { Country } from './coinNames.ts'
import type { Language } from './languages.ts'

const names = new Map<Language, Intl.DisplayNames>()

/** What a country is called in a language. */
export function countryName(country: Country, language: Language): string {
  const known = names.get(language) ?? new Intl.DisplayNames([language], { type: 'region' })
  names.set(language, known)
  return known.of(country) ?? country
}
