import { findGrammar } from '../compiler/grammar.ts'
import facts from '../grammar/facts.json' with { type: 'json' }
import { joinPointer } from '../runtime/readPointer.ts'
import { type GrammarSchema, isSchema, resolveRef } from '../runtime/walkGrammar.ts'
import type { AnswerShape } from './answerShape.ts'
import { shapeOfSchema } from './shapeOfSchema.ts'

/** A first step of the pointers into the facts, as the grammar of the facts describes it. */
export type FactRoot = {
  shape: AnswerShape
  /** Where it has its parts from, where the grammar does not name them all. */
  from?: 'operation' | 'openers' | 'form' | 'list' | 'links' | 'store'
  /** What to do where it is looked at and is not there; undefined for what is everywhere. */
  place?: string
  /** Names of its parts that code sets, or looks at. */
  known: readonly string[]
}

const file = facts as GrammarSchema

function readRoot(schema: GrammarSchema): FactRoot {
  const { 'x-from': from, 'x-place': place, 'x-known': known } = schema
  return {
    shape: shapeOf(schema),
    ...(typeof from === 'string' && { from: from as FactRoot['from'] }),
    ...(typeof place === 'string' && { place }),
    known: isSchema(known) ? Object.keys(known) : [],
  }
}

/** The shape of a schema that stands in the grammar of the facts. */
function shapeOf(schema: unknown): AnswerShape {
  return shapeOfSchema(schema, file, (ref, from) => {
    const target = resolveRef(ref, from, findGrammar)
    return target && { schema: target.schema, place: target.file }
  })
}

/** Every root by its name. */
export const factRoots: Readonly<Record<string, FactRoot>> = Object.fromEntries(
  Object.entries(facts.properties).map(([name, schema]) => [name, readRoot(schema as GrammarSchema)]),
)

/** What stands under /response/error in the actions after a call that failed. */
export const failureShape = shapeOf(facts.$defs.failure)

/** Pointers to what only the visit knows: the server judges what forms send without it. */
export const visitFacts: readonly string[] = [...visitPointers(file, '')]

function* visitPointers(schema: GrammarSchema, pointer: string): Generator<string> {
  if (schema['x-visit'] === true) return yield pointer
  const parts = [schema, ...(Array.isArray(schema.allOf) ? schema.allOf : [])].filter(isSchema)
  for (const { properties } of parts)
    for (const [name, part] of isSchema(properties) ? Object.entries(properties) : [])
      if (isSchema(part)) yield* visitPointers(part, joinPointer(pointer, name))
}

/** The shapes of facts that the grammar of definitions lists by their roots (`x-facts`). */
export function shapesOfFacts(listed: unknown): Record<string, AnswerShape> {
  const entries = isSchema(listed) ? Object.entries(listed) : []
  return Object.fromEntries(entries.map(([name, schema]) => [name, shapeOf(schema)]))
}
