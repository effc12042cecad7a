import type { Condition } from '#generated/grammar/types.ts'
import { joinPointer } from './readPointer.ts'
import { walkCondition } from './walkCondition.ts'
import { isSchema } from './walkGrammar.ts'

/**
 * The facts that a condition looks at, as JSON Pointers: {"properties": {"data": {"required": ["country"]}}} looks at
 * `/data` and `/data/country`. Only what the schema names is seen.
 */
export function conditionPaths(condition: Condition): string[] {
  const paths = new Set<string>()
  for (const { schema, place } of walkCondition(condition)) {
    if (place === undefined || !isSchema(schema)) continue
    const { properties, required } = schema
    if (isSchema(properties)) for (const name of Object.keys(properties)) paths.add(joinPointer(place, name))
    if (Array.isArray(required)) for (const name of required) paths.add(joinPointer(place, String(name)))
  }
  return [...paths]
}

/** Names of the form's fields that a condition looks at. */
export function conditionFields(condition: Condition | undefined): string[] {
  if (condition === undefined) return []
  const fields = conditionPaths(condition)
    .filter((path) => path.startsWith('/data/'))
    .map((path) => path.split('/')[2] ?? '')
  return [...new Set(fields)]
}
