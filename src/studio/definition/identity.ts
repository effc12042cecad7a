export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
export type JsonObject = { [name: string]: Json }

/** By what items of lists are told apart, in definitions of every kind. */
const names = ['id', 'sysname', 'name', 'key', 'path', 'code'] as const

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Items by what they are called, where every item of all the lists has a name of one sort and no two of a list share
 * it; undefined where items can only be told apart by their place.
 */
export function byIdentity(...lists: readonly (readonly Json[])[]): Map<string, JsonObject>[] | undefined {
  // Among fields stand uses of fragments, which are called what they use.
  for (const either of [...names.map((name) => [name]), ['sysname', 'use']]) {
    const maps = lists.map((list) => {
      const named = list.flatMap((item) => {
        if (!isObject(item)) return []
        const value = either.map((name) => item[name]).find((one) => typeof one === 'string')
        return typeof value === 'string' ? [[value, item] as const] : []
      })
      return new Map(named)
    })
    if (maps.every((map, at) => map.size === lists[at]?.length)) return maps
  }
  return undefined
}

/** Whether two values say the same; the order of members says nothing. */
export function isSame(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]))
  if (!isObject(one) || !isObject(other)) return false
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]))
}
