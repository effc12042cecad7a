import type { Json } from './identity.ts'

/** A value that says other words wherever it says, as a whole, one of some. */
export function sayInstead(value: Json, names: ReadonlyMap<string, string>): Json {
  if (typeof value === 'string') return names.get(value) ?? value
  if (Array.isArray(value)) return value.map((one) => sayInstead(one, names))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, sayInstead(part, names)]))
}
