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
