import { type GrammarSchema, isSchema } from '#schemas/runtime/walkGrammar.ts'
import type { Json, JsonObject } from '../definition/identity.ts'
import { type Described, describedBy } from './grammarForm.ts'
import { operationNames } from './Surroundings.ts'

/** What something new is made of where something must be said. */
export type Givens = {
  /** A key for a text that is to be written. */
  textKey: () => string
  /** Names of definitions and the like that a property may refer to, by what the grammar calls that (`x-ref`). */
  namesOf: (reference: string) => readonly string[]
}

/** What is said, by the titles and references of the grammar, where nothing better is known. */
export const samples: Readonly<Record<string, Json>> = {
  Actions: [],
  Binding: { from: '/site/locale' },
  Condition: {},
  Pointer: '/site/locales',
  Value: '',
  'item-fact': '/id',
  picture: '/assets/site/fallback.svg',
}

const anyName = 'name'

/** A value that says only what it must. It fits the grammar, but for what is still to be said or chosen. */
export function leastOf(of: string | Described, givens: Givens): Json {
  const { schema, file } = describedBy(of)
  const reference = String(schema['x-ref'] ?? '')
  if (schema.title === 'Text' || schema.title === 'MessageKey') return givens.textKey()
  if (reference.endsWith('operation')) return operationNames(reference)[0] ?? ''
  const [name] = givens.namesOf(reference)
  if (name !== undefined) return name
  const sample = samples[reference] ?? samples[String(schema.title)]
  if (sample !== undefined) return sample
  if ('const' in schema) return schema.const as Json
  if (Array.isArray(schema.enum)) return schema.enum[0] as Json
  const branches = Array.isArray(schema.oneOf) ? (schema.oneOf as GrammarSchema[]) : []
  if (isSchema(schema.properties)) return ofProperties(schema, branches, file, givens)
  if (branches[0]) return leastOf({ schema: branches[0], file }, givens)
  if (schema.type === 'integer' || schema.type === 'number') return Number(schema.minimum ?? 1)
  if (schema.type === 'boolean') return false
  if (schema.type === 'array') {
    const items = isSchema(schema.items) ? schema.items : {}
    return Array.from({ length: Number(schema.minItems ?? 0) }, () =>
      leastOf({ schema: items, file }, givens),
    )
  }
  if (schema.type === 'object') return {}
  // What must look otherwise is for the editor to say: a word in its place would only have to be noticed and deleted.
  const isFit = typeof schema.pattern !== 'string' || new RegExp(schema.pattern, 'u').test(anyName)
  return isFit ? anyName : ''
}

function ofProperties(
  schema: GrammarSchema,
  branches: readonly GrammarSchema[],
  file: GrammarSchema,
  givens: Givens,
): JsonObject {
  const properties = schema.properties as Record<string, GrammarSchema>
  const list = (names: unknown) => (Array.isArray(names) ? names.map(String) : [])
  const names = [...list(schema.required), ...list(branches[0]?.required)]
  return Object.fromEntries(
    names.flatMap((name) =>
      properties[name] ? [[name, leastOf({ schema: properties[name], file }, givens)]] : [],
    ),
  )
}
