/**
 * Gives the page a memory of its own, which ends with it: what a preview keeps is not what whoever looks at it has in the real
 * site, and what that holds is nothing to a preview.
 */
export function forgetEverything(): void {
  const replace = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { value, configurable: true })
  replace('localStorage', createStorage())
  replace('sessionStorage', createStorage())
  replace('BroadcastChannel', undefined)
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined, configurable: true })
}

/** Keeps texts like the browser's, whose entries are properties of its own. */
function createStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> {
  const entries = new Map<string, string>()
  const methods = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem(key: string, value: unknown) {
      entries.set(key, String(value))
    },
    removeItem: (key: string) => void entries.delete(key),
    clear: () => entries.clear(),
  }
  return new Proxy(methods, {
    get: (own, name) =>
      name === 'length' ? entries.size : (Reflect.get(own, name) ?? entries.get(String(name))),
    ownKeys: () => [...entries.keys()],
    getOwnPropertyDescriptor(_, name) {
      const value = entries.get(String(name))
      return value === undefined ? undefined : { value, enumerable: true, configurable: true, writable: true }
    },
  })
}
