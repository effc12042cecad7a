import type { FormId, FormValues } from '#generated/forms.ts'
import type { Field } from '#generated/grammar/types.ts'
import { jurisdictionOf } from '#schemas/runtime/jurisdictionOf.ts'
import type { LiveSite } from '../shared/siteSource.ts'

/** Where the fields stand unless a form's dynamicFields says otherwise. */
export const personalData = 'personal-data' satisfies FormId

type Source = Extract<FormId, `${typeof personalData}${string}`>
/** A field that the site of this code asks for in some country. */
type PersonalField = { [S in Source]: keyof FormValues[S] }[Source]

/** Fact that texts of the fields name; whoever registers is not of the default jurisdiction, but of their country's. */
const ageFact = '/jurisdiction/age_of_majority'

/**
 * The fields that are asked for in a country: those of the form definition `<source>-<country>`, else of `<source>`.
 * A date of birth is bound to the age of majority there.
 * @param country ISO 3166-1 alpha-2
 */
export function personalDataFields(live: LiveSite, country: string, source: string = personalData): Field[] {
  const form = personalDataForm(live, country, source)
  const fields = (form !== undefined && live.formDefinition(form)?.fields) || []
  const { ageOfMajority } = jurisdictionOf(live.site(), country.toUpperCase())
  return fields.map((field) => (isNamed(field, 'birth_date') ? boundToAge(field, ageOfMajority) : field))
}

/** One of those that are asked for in a country. */
export const personalDataField = (live: LiveSite, country: string, name: PersonalField): Field | undefined =>
  personalDataFields(live, country).find((field) => isNamed(field, name))

const isNamed = ({ sysname }: Field, name: PersonalField) => sysname === name

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
  source: string = personalData,
): string | undefined {
  return [`${source}-${country.toLowerCase()}`, source].find((id) => live.formDefinition(id))
}
