/** What stands first in an object, in this order; the rest follows in alphabetical order. */
const first = ['$schema', 'kind', 'id', 'sysname', 'name', 'type']

const width = 110

/**
 * The file of a definition, equal for equal content: canonical order of keys, two spaces, one newline at the
 * end. Lists without objects in them stay on one line where they fit, as the project's formatter has it.
 */
export function formatDefinition(definition: unknown): string {
  return `${print(definition, 0, 0)}\n`
}

/** `taken` is how many columns of the line are used before and after the value. */
function print(value: unknown, depth: number, taken: number): string {
  if (Array.isArray(value)) return printArray(value, depth, taken)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = '  '.repeat(depth + 1)
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .map(([key, member]) => {
      const name = `${inner}${JSON.stringify(key)}: `
      return name + print(member, depth + 1, name.length + 1)
    })
  return members.length === 0 ? '{}' : `{\n${members.join(',\n')}\n${'  '.repeat(depth)}}`
}

function printArray(items: readonly unknown[], depth: number, taken: number): string {
  const line = `[${items.map((item) => print(item, 0, 0)).join(', ')}]`
  const nested = items.length > 1 && items.every((item) => Array.isArray(item) && item.length > 1)
  if (!line.includes('\n') && !nested && taken + line.length <= width) return line
  const inner = '  '.repeat(depth + 1)
  const lines = items.map((item) => inner + print(item, depth + 1, inner.length + 1))
  return `[\n${lines.join(',\n')}\n${'  '.repeat(depth)}]`
}

function rank(key: string): number {
  const position = first.indexOf(key)
  return position === -1 ? first.length : position
}
