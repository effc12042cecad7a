import { joinPointer } from '#schemas/runtime/readPointer.ts'

export type Difference = { pointer: string; before?: unknown; after?: unknown }

/**
 * Where two JSON values differ. Members of lists are recognised by what names them (sysname, name, id, key …), so that
 * an insertion does not make everything after it look changed; a pointer then holds that name.
 */
export function diffJson(before: unknown, after: unknown, pointer = ''): Difference[] {
  if (isPlain(before) && isPlain(after)) return diffMembers(before, after, pointer)
  if (Array.isArray(before) && Array.isArray(after)) {
    const [left, right] = [byName(before), byName(after)]
    if (left && right) return [...diffMembers(left, right, pointer), ...diffOrder(left, right, pointer)]
    if (before.length === after.length)
      return before.flatMap((one, at) => diffJson(one, after[at], `${pointer}/${at}`))
  }
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ pointer, before, after }]
}

function diffMembers(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  pointer: string,
): Difference[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.flatMap((name) => {
    const here = joinPointer(pointer, name)
    if (!Object.hasOwn(after, name)) return [{ pointer: here, before: before[name] }]
    if (!Object.hasOwn(before, name)) return [{ pointer: here, after: after[name] }]
    return diffJson(before[name], after[name], here)
  })
}

/** Fields that only changed places. */
function diffOrder(before: object, after: object, pointer: string): Difference[] {
  const kept = (one: object, other: object) => Object.keys(one).filter((name) => Object.hasOwn(other, name))
  const [left, right] = [kept(before, after), kept(after, before)]
  return left.join('\n') === right.join('\n') ? [] : [{ pointer, before: left, after: right }]
}

/** The members of a list by their names; undefined where they have none, or two have the same. */
function byName(list: readonly unknown[]): Record<string, unknown> | undefined {
  for (const property of ['sysname', 'name', 'id', 'code', 'from_url', 'value', 'country_code']) {
    const names = list.map((one) => (isPlain(one) ? one[property] : undefined))
    if (names.every((name) => typeof name === 'string') && new Set(names).size === list.length)
      return Object.fromEntries(list.map((one, at) => [String(names[at]), one]))
  }
  return undefined
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
