/** Deeper than any definition or artefact; keeps hostile input from exhausting the stack. */
const deepest = 200

/**
 * One text for one JSON value: no spaces, keys sorted by UTF-16 code units (as RFC 8785 has it), properties
 * that are undefined left out. Equal values give equal texts, so a hash of the text names the value.
 * @throws TypeError for what JSON cannot hold (NaN, functions, …)
 * @throws RangeError when it is nested more than 200 deep
 */
export function canonicalJson(value: unknown): string {
  return print(value, 0)
}

function print(value: unknown, depth: number): string {
  if (depth > deepest) throw new RangeError(`JSON is nested more than ${deepest} deep`)
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map((item) => print(item, depth + 1)).join(',')}]`
  if (typeof value === 'object') {
    const members = Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => `${JSON.stringify(key)}:${print(member, depth + 1)}`)
    return `{${members.join(',')}}`
  }
  throw new TypeError(`JSON cannot hold ${typeof value === 'number' ? value : typeof value}`)
}
