import type { ConditionDefinition, Definition } from '#generated/grammar/types.ts'
import type { Finding } from '../runtime/problem.ts'
import { pointerTokens, readPointer } from '../runtime/readPointer.ts'
import { expandCondition } from './expandCondition.ts'
import { type Origins, stepOf, type Trail } from './origins.ts'
import { type Replacements, replaceParts } from './replaceParts.ts'
import { walkDefinition } from './walkDefinition.ts'

/**
 * A definition with every condition as a JSON Schema over the facts.
 * @param conditions those that have a name, by it
 * @param say is told of what cannot be expanded, where it is written
 * @param spoil is asked of every name whether a condition is there that cannot be used
 */
export function expandConditions<D extends Definition>(
  definition: D,
  trail: Trail,
  conditions: ReadonlyMap<string, ConditionDefinition>,
  origins: Origins,
  say: (trail: Trail, finding: Omit<Finding, 'pointer'>) => void,
  spoil: (name: string) => boolean = () => false,
): D {
  // The larger part of a site is texts, and in them are none.
  if (definition.kind === 'messages') return definition
  const made: Replacements = new Map()
  const named = (name: string) => conditions.get(name)?.when
  walkDefinition(definition, ({ schema, value, pointer, parent }) => {
    if (schema['x-ref'] !== 'condition' || parent === null || typeof parent !== 'object') return
    const key = pointerTokens(pointer).at(-1) ?? ''
    const parts = made.get(parent) ?? new Map()
    if (parts.has(key)) return
    const here = origins.trailAt(definition, pointer, trail)
    const { condition, findings, places } = expandCondition(value, named, conditions.keys(), spoil)
    for (const { pointer: at, ...finding } of findings)
      say(pointerTokens(at).reduce<Trail>(stepOf, here), { ...finding })
    if (condition === value) return
    made.set(parent, parts.set(key, condition))
    for (const [plain, place] of places) {
      const part = readPointer(condition, plain)
      if (!isComposite(part)) continue
      const there = pointerTokens(place).reduce<Trail>(stepOf, here)
      // A schema that was written as a constant, or as the name of a condition.
      const isWhole = !isComposite(readPointer(value, place))
      origins.set(part, isWhole ? { ...there, isWhole } : there)
    }
  })
  return made.size === 0 ? definition : (replaceParts(definition, made, origins) as D)
}

function isComposite(value: unknown): value is object {
  return value !== null && typeof value === 'object'
}
