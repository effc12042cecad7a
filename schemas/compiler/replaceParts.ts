import type { Origins } from './origins.ts'

/** By object what is to stand under its keys; keys that it does not have are added. */
export type Replacements = Map<object, Map<string, unknown>>

/** A value with parts replaced; copies only what leads to a replacement. */
export function replaceParts(value: unknown, made: Replacements, origins: Origins): unknown {
  if (value === null || typeof value !== 'object') return value
  const parts = made.get(value)
  let changed = parts !== undefined
  const entries = Object.entries(value).map(([key, part]) => {
    const next = parts?.has(key) ? parts.get(key) : replaceParts(part, made, origins)
    if (next !== part) changed = true
    return [key, next] as const
  })
  if (!changed) return value
  const added = [...(parts ?? [])].filter(([key]) => !Object.hasOwn(value, key))
  const copy = Array.isArray(value)
    ? entries.map(([, part]) => part)
    : Object.fromEntries([...entries, ...added])
  return origins.setLike(copy, value)
}
