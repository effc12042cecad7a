import type { GrammarSchema } from '#schemas/runtime/walkGrammar.ts'
import { isObject, type JsonObject } from '../definition/identity.ts'
import type { Leaf, Special } from './grammarForm.ts'
import type { SpecialName } from './specialName.ts'

/** Types of parameters that may stand for what an editor of its own edits; values and those in maps are asked for there. */
const bySpecial: Readonly<Partial<Record<SpecialName, readonly string[]>>> = {
  text: ['text', 'message'],
  condition: ['condition'],
  actions: ['actions'],
  link: ['link'],
  picture: ['picture'],
  fact: ['pointer'],
}
const byLeaf: Readonly<Record<Leaf['type'], readonly string[]>> = {
  text: ['word'],
  choice: ['word'],
  number: ['number'],
  either: ['number', 'word'],
  boolean: ['flag'],
  lines: [],
}

/** Names of the parameters of a fragment that are of one of some types; none where the definition is no fragment. */
export function paramsOf(
  definition: JsonObject,
  types: readonly string[],
  known?: readonly unknown[],
): string[] {
  if (definition.kind !== 'fragment' || !isObject(definition.params)) return []
  return Object.entries(definition.params).flatMap(([name, param]) => {
    if (!isObject(param) || !types.includes(String(param.type))) return []
    // Of words that may be given every one has to be right there.
    const isKnown = !known || !Array.isArray(param.of) || param.of.every((word) => known.includes(word))
    return isKnown ? [name] : []
  })
}

/** Names of the parameters of a fragment that may stand in a place of the grammar. */
export function fittingParams(definition: JsonObject, place: Leaf | Special): string[] {
  const { schema } = place
  if ('type' in place) return paramsOf(definition, typesOfLeaf(place), wordsOf(schema))
  if (place.editor === 'name') return paramsOf(definition, [typeOfName(schema)])
  if (schema.title === 'MessageKey') return paramsOf(definition, ['message'])
  return place.editor ? paramsOf(definition, bySpecial[place.editor] ?? []) : []
}

const typesOfLeaf = ({ type, schema }: Leaf) => (schema.title === 'IconName' ? ['icon'] : byLeaf[type])
const wordsOf = ({ enum: words }: GrammarSchema) => (Array.isArray(words) ? words : undefined)

function typeOfName({ 'x-ref': reference }: GrammarSchema): string {
  if (reference === 'route') return 'route'
  return String(reference).endsWith('operation') ? 'operation' : 'word'
}
