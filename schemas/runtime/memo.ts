/** A pure function of one object that answers again what it answered for the very same object. */
export function memo<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, { value: V }>()
  return (key) => {
    const found = made.get(key)
    if (found) return found.value
    const value = make(key)
    made.set(key, { value })
    return value
  }
}

/**
 * The same for a function of an object and of what is around it: for each object the last answer is remembered, and given
 * again while all that is around it is the very same.
 */
export function memoAround<K extends object, A extends readonly unknown[], V>(
  make: (key: K, ...around: A) => V,
): (key: K, ...around: A) => V {
  const made = new WeakMap<K, { around: A; value: V }>()
  return (key, ...around) => {
    const found = made.get(key)
    if (found && isSameList(found.around, around)) return found.value
    const value = make(key, ...around)
    made.set(key, { around, value })
    return value
  }
}

/** Whether two lists hold the very same values in the same order. */
export function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at])
}
