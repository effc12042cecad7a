import { keyOrder } from './keyOrder.ts'

/** Columns of a line. Only a single word, a long text say, may take more. */
const width = 110

/**
 * The one way to write a definition as a file: keys in the order of the grammar, those that are names of the definition's
 * own (fields of a body, message keys) sorted; an object or a list on one line where it fits, two spaces a level where it
 * does not; the definition itself always a line a key. Equal content gives equal text. Any JSON is printed, also what
 * fits no grammar.
 */
export function formatDefinition(definition: unknown): string {
  const keysOf = keyOrder(definition)
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
    const whole = line(value)
    // One column more for the comma that may follow.
    const fits = indent !== '' && taken + whole.length < width
    if (fits || !isComposite(value) || whole.length === 2) return whole
    const inner = `${indent}  `
    const parts = Array.isArray(value)
      ? value.map((part) => inner + print(part, inner, inner.length))
      : membersOf(value).map(([key, part]) => {
          const name = `${inner}${JSON.stringify(key)}: `
          return name + print(part, inner, name.length)
        })
    const [open, close] = Array.isArray(value) ? '[]' : '{}'
    return `${open}\n${parts.join(',\n')}\n${indent}${close}`
  }

  return `${print(definition, '', 0)}\n`
}

function isComposite(value: unknown): value is object {
  return value !== null && typeof value === 'object'
}
