/**
 * Something that is read once for all who ask within a while.
 * @param ms for how long it is known
 * @param stale milliseconds for which it is still given out while it is read anew, so that nobody waits; none where it is left out
 */
export function createKnown<T>(ms: number, read: () => Promise<T>, stale = ms) {
  let known: { at: number; value: Promise<T> } | undefined
  let coming: Promise<T> | undefined

  function renew(): Promise<T> {
    // A query that is handed over as it was built would be asked again by whoever waits for it.
    const value = (async () => read())()
    const own = { at: performance.now(), value }
    coming = value
    const isMine = () => coming === value
    value.then(
      () => {
        if (!isMine()) return
        known = own
        coming = undefined
      },
      // What has failed is asked again.
      () => {
        if (isMine()) coming = undefined
      },
    )
    return value
  }

  return {
    get(): Promise<T> {
      const age = known ? performance.now() - known.at : Number.POSITIVE_INFINITY
      if (known && age <= ms) return known.value
      const next = coming ?? renew()
      if (!known || age > stale) return next
      return known.value
    },
    forget(): void {
      known = undefined
      coming = undefined
    },
  }
}
