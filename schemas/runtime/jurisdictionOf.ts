import type { Jurisdiction, SiteDefinition } from '#generated/grammar/types.ts'

/**
 * The rules that hold for players of a country: those that name it, else the default ones.
 * @param country ISO 3166-1 alpha-2; undefined where none is known
 * @throws Error where the site has no default ones, which the gate refuses
 */
export function jurisdictionOf(
  { jurisdictions, defaultJurisdiction }: Pick<SiteDefinition, 'jurisdictions' | 'defaultJurisdiction'>,
  country: string | undefined,
): Jurisdiction {
  const found =
    jurisdictions.find(({ countries }) => country !== undefined && countries.includes(country)) ??
    jurisdictions.find(({ code }) => code === defaultJurisdiction)
  if (!found) throw new Error(`The site has no jurisdiction ${defaultJurisdiction}`)
  return found
}
