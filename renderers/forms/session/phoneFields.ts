import type { FieldArtefact } from '#schemas/runtime/artefacts.ts'

/** Where the country of a phone number is kept when its rule does not say. */
const usualCountryField = 'phone_country_code'

/** Name of the field that holds the country (ISO 3166-1 alpha-2) of a phone field. */
export function countryFieldOf(field: FieldArtefact): string {
  const params: { country_field?: unknown } = field.rules.find(({ rule }) => rule === 'phone')?.params ?? {}
  return typeof params.country_field === 'string' ? params.country_field : usualCountryField
}

/**
 * Fields that are drawn within another: the country of a phone number stands in the same row as the number. The
 * country where a player lives is a field of its own, even if a phone number refers to it.
 */
export function absorbedFields(
  order: readonly string[],
  fields: Readonly<Record<string, FieldArtefact>>,
): Map<string, string> {
  const absorbed = new Map<string, string>()
  for (const name of order) {
    const field = fields[name]
    if (field?.type !== 'phone') continue
    const country = countryFieldOf(field)
    if (order.includes(country) && fields[country]?.autocomplete === 'tel-country-code')
      absorbed.set(country, name)
  }
  return absorbed
}
