import { conditionForm } from '../runtime/conditionForm.ts'
import { conditionWords } from '../runtime/conditionWords.ts'
import { walkCondition } from '../runtime/walkCondition.ts'
import { isSchema } from '../runtime/walkGrammar.ts'
import { walkWritten } from './walkWritten.ts'

const wordsOfConditions = Object.keys(conditionWords)

/**
 * The keys that each object of a definition may have, in the order of the grammar; none where the grammar leaves the
 * keys to the definition. Where a schema and one that it refers to both speak of an object, the outer one goes first.
 */
export function keyOrder(definition: unknown): (value: object) => readonly string[] {
  const orders = new WeakMap<object, readonly string[]>()
  const note = (value: unknown, keys: readonly string[]) => {
    if (isSchema(value)) orders.set(value, [...new Set([...(orders.get(value) ?? []), ...keys])])
  }
  look(definition)
  if (isSchema(definition) && definition.kind === 'template' && Array.isArray(definition.definitions))
    for (const part of definition.definitions) look(part)
  return (value) => orders.get(value) ?? []

  function look(definition: unknown): void {
    walkWritten(definition, ({ schema, value }) => {
      if (isSchema(schema.properties)) note(value, Object.keys(schema.properties))
      if (schema['x-ref'] === 'condition') for (const one of schemasIn(value)) note(one, wordsOfConditions)
    })
  }
}

/** Every JSON Schema within a condition, however it is written. */
function* schemasIn(condition: unknown): Generator<unknown> {
  const form = conditionForm(condition)
  if (form === 'schema') for (const { schema } of walkCondition(condition)) yield schema
  if (form === 'facts')
    for (const value of Object.values(condition as object))
      for (const { schema } of walkCondition(value)) yield schema
  if (form === 'not') yield* schemasIn((condition as { not: unknown }).not)
  const list = form === 'all' || form === 'any' ? (condition as Record<string, unknown>)[form] : []
  for (const part of Array.isArray(list) ? list : []) yield* schemasIn(part)
}
