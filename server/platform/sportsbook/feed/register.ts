import { canonicalJson } from '#schemas/runtime/canonicalJson.ts'

/** The newest value that was heard, and when its producer said it. */
export type Register<T> = { readonly at: number; readonly value: T }

/**
 * The newer of two, whichever was heard first. Two of one millisecond that differ have an order too, by their text: it means
 * nothing, but everybody chooses the same.
 */
export function newer<T>(one: Register<T> | undefined, other: Register<T>): Register<T> {
  if (!one || other.at > one.at) return other
  if (other.at < one.at) return one
  return canonicalJson(other.value) > canonicalJson(one.value) ? other : one
}

/** Keeps a value under two keys, unless a newer one stands there. */
export function keepWithin<A, B, T>(
  registers: Map<A, Map<B, Register<T>>>,
  [outer, inner]: readonly [A, B],
  at: number,
  value: T,
): void {
  const within = registers.get(outer) ?? new Map<B, Register<T>>()
  registers.set(outer, within)
  keep(within, inner, at, value)
}

/** Keeps a value under a key, unless a newer one stands there. */
export function keep<K, T>(registers: Map<K, Register<T>>, key: K, at: number, value: T): void {
  registers.set(key, newer(registers.get(key), { at, value }))
}
