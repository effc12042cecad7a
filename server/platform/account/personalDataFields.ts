import type { Field } from '#generated/grammar/types.ts'
import type { LiveSite } from '../siteSource.ts'

/** Where the fields stand unless a form's dynamicFields says otherwise. */
const defaultSource = 'personal-data'

/**
 * The fields that are asked for in a country: those of the form definition `<source>-<country>`, else of `<source>`.
 * @param country ISO 3166-1 alpha-2
 */
export function personalDataFields(live: LiveSite, country: string, source = defaultSource): Field[] {
  const form = personalDataForm(live, country, source)
  return (form !== undefined && live.formDefinition(form)?.fields) || []
}

/** Id of the form that holds the fields of a country. */
export function personalDataForm(
  live: LiveSite,
  country: string,
  source = defaultSource,
): string | undefined {
  return [`${source}-${country.toLowerCase()}`, source].find((id) => live.formDefinition(id))
}
