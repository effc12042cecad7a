import type { Choice, FactChoices } from '#generated/grammar/types.ts'
import type { FieldArtefact } from '#schemas/runtime/artefacts.ts'
import type { Facts } from '#schemas/runtime/Facts.ts'
import { readPointer } from '#schemas/runtime/readPointer.ts'

import { choiceText } from './choiceText.ts'

/** An option before it is named: a text of the definition, a proper name, or a code to be named by the language. */
export type RawChoice = Choice & {
  as?: FactChoices['as']
  /** What the platform says about it, in the reader's language. */
  said?: string
  /** What the platform answered of it, to which the arguments of its texts look. */
  item?: unknown
}

type Sources = {
  facts: Facts
  values: Readonly<Record<string, unknown>>
  /** Countries of the phone field, asked where a country field names no options of its own. */
  countries: readonly string[]
}

/** The options that need no call; undefined where an operation supplies them. */
export function listChoices(field: FieldArtefact, sources: Sources): RawChoice[] | undefined {
  const { choices } = field
  if (choices === undefined) return field.type === 'country_code' ? codes(sources.countries, 'country') : []
  if (Array.isArray(choices)) return choices
  if ('operation' in choices) return undefined
  // The platform puts the values in their place; whoever shows such a field without it knows of none.
  if ('used' in choices) return choices.others ?? []
  if ('by' in choices) {
    const value = String(sources.values[choices.by] ?? '')
    return (Object.hasOwn(choices.cases, value) ? choices.cases[value] : choices.otherwise) ?? []
  }
  const as = choices.as ?? (field.type === 'country_code' ? 'country' : 'text')
  const found = fromFacts(readPointer(sources.facts, choices.from), as)
  const { text } = choices
  return text === undefined ? found : found.map(({ value }) => ({ value, label: choiceText(text, value) }))
}

/** Lists of codes, and lists of objects that hold a code and perhaps a name. */
function fromFacts(found: unknown, as: FactChoices['as']): RawChoice[] {
  if (!Array.isArray(found)) return []
  return found.flatMap((item: unknown): RawChoice[] => {
    if (typeof item === 'string' || typeof item === 'number') return codes([String(item)], as)
    if (typeof item !== 'object' || item === null) return []
    const entry = item as Record<string, unknown>
    const value = entry.value ?? entry.code ?? entry.id ?? entry.country_code
    if (typeof value !== 'string' && typeof value !== 'number') return []
    return [{ value: String(value), as, name: typeof entry.name === 'string' ? entry.name : undefined }]
  })
}

function codes(values: readonly string[], as: FactChoices['as']): RawChoice[] {
  return values.map((value) => ({ value, as }))
}
