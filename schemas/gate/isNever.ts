import { isSchema } from '../runtime/walkGrammar.ts'

/**
 * Whether a condition, compiled to a JSON Schema, holds for no facts at all. Where that cannot be seen it is not said: it
 * looks for what is asked of one fact and can never be so together.
 */
export function isNever(condition: unknown): boolean {
  if (condition === false) return true
  if (!isSchema(condition)) return false
  const { allOf, anyOf, not } = condition
  if (isAlways(not)) return true
  if (Array.isArray(allOf) && allOf.some(isNever)) return true
  if (Array.isArray(anyOf) && anyOf.every(isNever)) return true
  const asked = new Map<string, unknown[][]>()
  gather(condition, '', asked)
  return [...asked.values()].some((lists) => intersection(lists).length === 0)
}

const isAlways = (condition: unknown): boolean =>
  condition === true || (isSchema(condition) && Object.keys(condition).length === 0)

/** Which values each fact must have, all lists at once; facts that may be absent are not asked. */
function gather(condition: unknown, at: string, asked: Map<string, unknown[][]>): void {
  if (!isSchema(condition)) return
  const { allOf, properties, required } = condition
  const values = 'const' in condition ? [condition.const] : condition.enum
  if (Array.isArray(values)) asked.set(at, [...(asked.get(at) ?? []), values])
  for (const part of Array.isArray(allOf) ? allOf : []) gather(part, at, asked)
  const needed: readonly unknown[] = Array.isArray(required) ? required : []
  for (const [name, part] of Object.entries(isSchema(properties) ? properties : {}))
    if (needed.includes(name)) gather(part, `${at}/${name}`, asked)
}

function intersection(lists: readonly unknown[][]): unknown[] {
  const [first = [], ...others] = lists.map((list) => list.map((one) => JSON.stringify(one)))
  return first.filter((one) => others.every((list) => list.includes(one)))
}
