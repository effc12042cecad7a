import type { Condition } from '#generated/grammar/types.ts'
import { joinPointer } from './readPointer.ts'

const SAME_PLACE = ['not', 'if', 'then', 'else'] as const
const LISTS = ['allOf', 'anyOf', 'oneOf'] as const

/**
 * The facts that a condition looks at, as JSON Pointers: {"properties": {"data": {"required": ["country"]}}} looks at
 * `/data` and `/data/country`. Only what the schema names is seen; `$ref` is not followed (the gate refuses it).
 */
export function conditionPaths(condition: Condition): string[] {
  const paths = new Set<string>()
  walk(condition, '', paths, 0)
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

function walk(schema: unknown, pointer: string, paths: Set<string>, depth: number): void {
  // Deeper than any honest condition; hostile ones must not exhaust the stack.
  if (depth > 64 || schema === null || typeof schema !== 'object') return
  const node = schema as Record<string, unknown>
  for (const keyword of SAME_PLACE) walk(node[keyword], pointer, paths, depth + 1)
  for (const keyword of LISTS) {
    const list = node[keyword]
    if (Array.isArray(list)) for (const part of list) walk(part, pointer, paths, depth + 1)
  }
  const { properties, required } = node
  if (properties !== null && typeof properties === 'object') {
    for (const [name, part] of Object.entries(properties)) {
      paths.add(joinPointer(pointer, name))
      walk(part, joinPointer(pointer, name), paths, depth + 1)
    }
  }
  if (Array.isArray(required)) for (const name of required) paths.add(joinPointer(pointer, String(name)))
}
