import type { Field } from '#generated/grammar/types.ts'
import { jurisdictionOf } from '#schemas/runtime/jurisdictionOf.ts'
import type { LiveSite } from '../shared/siteSource.ts'

/** Where the fields stand unless a form's dynamicFields says otherwise. */
const defaultSource = 'personal-data'
/** Fact that texts of the fields name; whoever registers is not of the default jurisdiction, but of their country's. */
const ageFact = '/jurisdiction/age_of_majority'

/**
 * The fields that are asked for in a country: those of the form definition `<source>-<country>`, else of `<source>`.
 * A date of birth is bound to the age of majority there.
 * @param country ISO 3166-1 alpha-2
 */
export function personalDataFields(live: LiveSite, country: string, source = defaultSource): Field[] {
  const form = personalDataForm(live, country, source)
  const fields = (form !== undefined && live.formDefinition(form)?.fields) || []
  const { ageOfMajority } = jurisdictionOf(live.site(), country.toUpperCase())
  return fields.map((field) => (field.sysname === 'birth_date' ? boundToAge(field, ageOfMajority) : field))
}

function boundToAge(field: Field, age: number): Field {
  const { help } = field.attributes
  const args = typeof help === 'object' ? Object.entries(help.args ?? {}) : []
  const said = args.map(([name, value]) => [
    name,
    typeof value === 'object' && 'from' in value && value.from === ageFact ? age : value,
  ])
  const words = typeof help === 'object' ? { ...help, args: Object.fromEntries(said) } : help
  return { ...field, attributes: { ...field.attributes, help: words, max: `-P${age}Y` } }
}

/** Id of the form that holds the fields of a country. */
export function personalDataForm(
  live: LiveSite,
  country: string,
  source = defaultSource,
): string | undefined {
  return [`${source}-${country.toLowerCase()}`, source].find((id) => live.formDefinition(id))
}
