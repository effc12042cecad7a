import { isSchema } from '#schemas/runtime/walkGrammar.ts'
import { describedBy, labelOf, schemaOf } from '../grammar/grammarForm.ts'
import { specialName } from '../grammar/specialName.ts'
import { settingsWords } from '../words/settings.ts'

/** Properties of a kind that are edited together. */
export type Section = { name: string; title: string; properties: readonly string[] }

/** Properties below which a kind needs no sections. */
const few = 8
const general = 'general-settings'

/** What a kind of definition is edited in: what holds much has a section of its own, all else stands in the first. */
export function sectionsOf(kind: string): Section[] {
  const { schema, file } = describedBy(`${kind}.json`)
  const all = isSchema(schema.properties) ? schema.properties : {}
  const names = Object.keys(all).filter((name) => !['kind', 'id', 'edition'].includes(name))
  const isLarge = (name: string) => {
    const part = all[name]
    if (!isSchema(part)) return false
    const { schema: own } = schemaOf(part, file)
    if (specialName(own) !== undefined) return false
    return (
      isSchema(own.properties) || isSchema(own.additionalProperties) || isSchema(own.items) || 'oneOf' in own
    )
  }
  const large = names.length > few ? names.filter(isLarge) : []
  const small = names.filter((name) => !large.includes(name))
  return [
    ...(small.length > 0 ? [{ name: general, title: settingsWords.general, properties: small }] : []),
    ...large.map((name) => ({ name, title: labelOf([name]), properties: [name] })),
  ]
}

/** The section that a property stands in; the first where none does. */
export const sectionOf = (sections: readonly Section[], property: string | undefined): string =>
  (sections.find(({ properties }) => properties.includes(property ?? '')) ?? sections[0])?.name ?? ''
