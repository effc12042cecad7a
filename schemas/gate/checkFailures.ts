import { memo } from '../runtime/memo.ts'
import { nearestName } from '../runtime/nearestName.ts'
import type { Finding } from '../runtime/problem.ts'
import { joinPointer } from '../runtime/readPointer.ts'
import { walkCondition } from '../runtime/walkCondition.ts'
import { isSchema } from '../runtime/walkGrammar.ts'
import type { OperationFields } from './siteIndex.ts'

/** Types that no description has, because the browser makes them. */
const ownTypes = ['NetworkError']

/**
 * Types of failure that actions after a failed call wait for, and that its operation never answers. One that other
 * operations do answer is let through: a case that never comes does no harm, a misspelt one is missed when it comes.
 * @param pointer where the actions stand in the definition
 */
export function checkFailures(
  actions: unknown,
  operation: unknown,
  pointer: string,
  operations: OperationFields,
): Finding[] {
  const name = String(operation)
  const described = Object.hasOwn(operations, name) ? operations[name]?.errors : undefined
  if (!described) return []
  const known = [...described, ...ownTypes]
  return [...typesAwaited(actions, pointer)]
    .filter(({ type }) => !known.includes(type) && !everyType(operations).has(type))
    .map(({ type, pointer: at }) => {
      const meant = nearestName(type, known)
      const all = `It answers: ${known.join(', ')}.`
      return {
        code: 'unknown_failure',
        pointer: at,
        message: `${name} never fails with ${type}.`,
        hint: meant === undefined ? all : `Did you mean ${meant}? ${all}`,
      }
    })
}

const everyType = memo(
  (operations: OperationFields) => new Set(Object.values(operations).flatMap(({ errors = [] }) => errors)),
)

type Awaited = { type: string; pointer: string }

/** Only what looks at this failure: a call among the actions has an answer of its own. */
function* typesAwaited(actions: unknown, pointer: string): Generator<Awaited> {
  for (const [index, action] of (Array.isArray(actions) ? actions : []).entries()) {
    if (!isSchema(action) || action.do !== 'when') continue
    const here = joinPointer(pointer, index)
    yield* typesIn(action.if, joinPointer(here, 'if'))
    for (const branch of ['then', 'else']) yield* typesAwaited(action[branch], joinPointer(here, branch))
  }
}

function* typesIn(condition: unknown, pointer: string): Generator<Awaited> {
  for (const { schema, pointer: at, place } of walkCondition(condition, pointer)) {
    if (place !== '/response/error/type' || !isSchema(schema)) continue
    if (typeof schema.const === 'string') yield { type: schema.const, pointer: at }
    for (const [index, type] of (Array.isArray(schema.enum) ? schema.enum : []).entries())
      if (typeof type === 'string') yield { type, pointer: joinPointer(at, 'enum', index) }
  }
}
