import { keyOrder } from './keyOrder.ts'

/** Columns of a line. Only a single word, a long text say, may take more. */
const width = 110

/** Items of the lists of definitions with what they were printed as, where they stood then. */
export type Printed = WeakMap<object, { place: string; text: string }>

/**
 * The one way to write a definition as a file: keys in the order of the grammar, those that are names of the definition's
 * own (fields of a body, message keys) sorted; an object or a list on one line where it fits, two spaces a level where it
 * does not; the definition itself always a line a key. Equal content gives equal text. Any JSON is printed, also what
 * fits no grammar.
 * @param printed what was printed before: an item that is the same object is not printed anew
 */
export function formatDefinition(definition: unknown, printed?: Printed): string {
  const lists = printed ? longLists(definition) : []
  const places = new Map<object, string>(lists.map(({ place, list }) => [list, place]))
  const known = new Map<object, string>()
  for (const { place, list } of lists)
    for (const one of list) {
      const before = isComposite(one) ? printed?.get(one) : undefined
      if (isComposite(one) && before?.place === place) known.set(one, before.text)
    }
  const unknown = without(definition, lists, known)
  const orderOf = keyOrder(unknown)
  const keysOf = (value: object) => orderOf(value === definition ? (unknown as object) : value)
  const lines = new Map<object, string>()

  /** A value on one line; undefined members are left out, as in JSON. */
  const line = (value: unknown): string => {
    if (!isComposite(value)) return JSON.stringify(value) ?? 'null'
    const known = lines.get(value)
    if (known !== undefined) return known
    const made = Array.isArray(value)
      ? `[${value.map(line).join(', ')}]`
      : `{${membersOf(value)
          .map(([key, part]) => `${JSON.stringify(key)}: ${line(part)}`)
          .join(', ')}}`
    lines.set(value, made)
    return made
  }

  const membersOf = (value: object): [string, unknown][] => {
    const members = new Map(Object.entries(value).filter(([, part]) => part !== undefined))
    const known = keysOf(value).filter((key) => members.has(key))
    const others = [...members.keys()].filter((key) => !known.includes(key)).sort()
    return [...known, ...others].map((key) => [key, members.get(key)])
  }

  /** @param taken columns of the line that stand before the value */
  const print = (value: unknown, indent: string, taken: number): string => {
    if (!isComposite(value)) return line(value)
    if (!isLong(value) && (indent !== '' || Object.keys(value).length === 0)) {
      const whole = line(value)
      // One column more for the comma that may follow.
      if (taken + whole.length < width || whole.length === 2) return whole
    }
    const inner = `${indent}  `
    const parts = Array.isArray(value)
      ? value.map((part) => inner + item(part, places.get(value), inner))
      : membersOf(value).map(([key, part]) => {
          const name = `${inner}${JSON.stringify(key)}: `
          return name + print(part, inner, name.length)
        })
    const [open, close] = Array.isArray(value) ? '[]' : '{}'
    return `${open}\n${parts.join(',\n')}\n${indent}${close}`
  }

  /** @param place of a list whose items are remembered */
  const item = (value: unknown, place: string | undefined, indent: string): string => {
    const before = isComposite(value) ? known.get(value) : undefined
    if (before !== undefined && place !== undefined) return before
    const text = print(value, indent, indent.length)
    if (isComposite(value) && place !== undefined) printed?.set(value, { place, text })
    return text
  }

  return `${print(definition, '', 0)}\n`
}

/** Whether a list has more items than a line has room for, of whatever they are. */
const isLong = (value: object): boolean => Array.isArray(value) && value.length * 3 > width

type LongList = { place: string; name: string; list: readonly unknown[] }

/** The long lists that stand in a definition itself; what stands at one place is printed in one way. */
function longLists(definition: unknown): LongList[] {
  if (!isComposite(definition) || Array.isArray(definition)) return []
  const { kind, extends: other } = definition as { kind?: unknown; extends?: unknown }
  return Object.entries(definition).flatMap(([name, list]) =>
    isComposite(list) && isLong(list)
      ? [{ place: `${kind} ${other !== undefined} ${name}`, name, list: list as unknown[] }]
      : [],
  )
}

/** A definition without the items of lists that are known already. */
function without(
  definition: unknown,
  lists: readonly LongList[],
  known: ReadonlyMap<object, string>,
): unknown {
  if (known.size === 0) return definition
  const left = lists.map(({ name, list }) => [
    name,
    list.filter((item) => !(isComposite(item) && known.has(item))),
  ])
  return { ...(definition as object), ...Object.fromEntries(left) }
}

function isComposite(value: unknown): value is object {
  return value !== null && typeof value === 'object'
}
