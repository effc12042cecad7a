import { conditionForm, isConstant } from '../runtime/conditionForm.ts'
import { isSchema } from '../runtime/walkGrammar.ts'

type Facts = Readonly<Record<string, unknown>>

/** One condition for several of which all must hold: facts of different pointers in one object, the rest in a list. */
export function joinAll(parts: readonly unknown[]): unknown {
  const joined: unknown[] = []
  for (const part of parts.flatMap((one) => membersOf('all', one))) {
    const at = joined.findIndex((one) => canMerge(one, part))
    if (at === -1) joined.push(part)
    else joined[at] = { ...(joined[at] as Facts), ...(part as Facts) }
  }
  if (joined.length === 0) return true
  return joined.length === 1 ? joined[0] : { all: joined }
}

/** One condition for several of which one must hold: constants of one pointer in one list, the rest in a list. */
export function joinAny(parts: readonly unknown[]): unknown {
  const joined: unknown[] = []
  for (const part of parts.flatMap((one) => membersOf('any', one))) {
    const constants = constantsOf(part)
    const at = joined.findIndex((one) => constants && constantsOf(one)?.pointer === constants.pointer)
    const known = constantsOf(joined[at])
    if (!constants || !known) joined.push(part)
    else joined[at] = { [known.pointer]: [...new Set([...known.list, ...constants.list])] }
  }
  if (joined.length === 0) return false
  return joined.length === 1 ? joined[0] : { any: joined }
}

export function negate(part: unknown): unknown {
  if (typeof part === 'boolean') return !part
  return conditionForm(part) === 'not' ? (part as { not: unknown }).not : { not: part }
}

function membersOf(form: 'all' | 'any', part: unknown): unknown[] {
  if (part === (form === 'all')) return []
  return conditionForm(part) === form ? ((part as Record<string, unknown[]>)[form] ?? []) : [part]
}

function canMerge(one: unknown, other: unknown): boolean {
  const areFacts = conditionForm(one) === 'facts' && conditionForm(other) === 'facts'
  return areFacts && Object.keys(other as Facts).every((pointer) => !Object.hasOwn(one as Facts, pointer))
}

function constantsOf(part: unknown): { pointer: string; list: unknown[] } | undefined {
  if (conditionForm(part) !== 'facts' || !isSchema(part)) return undefined
  const [entry, more] = Object.entries(part)
  if (!entry || more) return undefined
  const [pointer, value] = entry
  if (isConstant(value)) return { pointer, list: [value] }
  return Array.isArray(value) ? { pointer, list: value } : undefined
}
