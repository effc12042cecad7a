/**
 * Something that is read once for all who ask within a while.
 * @param ms for how long it is known
 */
export function createKnown<T>(ms: number, read: () => Promise<T>) {
  let known: { at: number; value: Promise<T> } | undefined
  return {
    get(): Promise<T> {
      if (!known || performance.now() - known.at > ms) {
        const value = read()
        const own = { at: performance.now(), value }
        known = own
        // What has failed is asked again.
        value.catch(() => {
          if (known === own) known = undefined
        })
      }
      return known.value
    },
    forget(): void {
      known = undefined
    },
  }
}
