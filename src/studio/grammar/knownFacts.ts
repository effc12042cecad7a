import { findGrammar } from '#schemas/compiler/grammar.ts'
import facts from '#schemas/grammar/facts.json' with { type: 'json' }
import { joinPointer } from '#schemas/runtime/readPointer.ts'
import { type GrammarSchema, isSchema, resolveRef } from '#schemas/runtime/walkGrammar.ts'

export type KnownFact = {
  pointer: string
  /** A noun phrase: the country of the player. */
  says: string
  /** Of what is true or false, what is so where it is true: somebody is signed in. */
  clause?: string
  type: 'boolean' | 'number' | 'text'
  /** What it may be, where that is known. */
  values?: readonly string[]
}

/** Steps of a pointer that are offered; what lies deeper is written by hand. */
const deepest = 4

/** Facts that everything may look at, as their grammar describes them. */
export const knownFacts: readonly KnownFact[] = [
  ...collect(facts as GrammarSchema, facts as GrammarSchema, '', 0),
]

const byPointer = new Map(knownFacts.map((fact) => [fact.pointer, fact]))

export const factAt = (pointer: string): KnownFact | undefined => byPointer.get(pointer)

function* collect(
  schema: GrammarSchema,
  file: GrammarSchema,
  pointer: string,
  depth: number,
): Generator<KnownFact> {
  const { $ref } = schema
  const target = typeof $ref === 'string' ? resolveRef($ref, file, findGrammar) : undefined
  const properties = isSchema(schema.properties) ? schema.properties : target?.schema.properties
  const known = { ...target?.schema, ...schema }
  if (pointer !== '') {
    const { description, type, 'x-says': says } = known
    const clause = typeof says === 'string' ? { clause: says } : {}
    const values = Array.isArray(known.enum) ? { values: known.enum.map(String) } : {}
    const kind = type === 'boolean' ? 'boolean' : type === 'integer' || type === 'number' ? 'number' : 'text'
    if (typeof description === 'string')
      yield { pointer, says: description, type: kind, ...clause, ...values }
  }
  if (depth < deepest && isSchema(properties))
    for (const [name, part] of Object.entries(properties))
      if (isSchema(part)) yield* collect(part, target?.file ?? file, joinPointer(pointer, name), depth + 1)
}
