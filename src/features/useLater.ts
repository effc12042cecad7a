import { startTransition, useEffect, useState } from 'react'

/**
 * What a store holds, as React's `useSyncExternalStore` gives it, but drawn bit by bit where it changes: a list that comes must not
 * keep whoever taps meanwhile waiting. What was chosen is shown at once.
 * @param of which part of the store it is; another one is read at once
 */
export function useLater<T>(of: unknown, subscribe: (listener: () => void) => () => void, view: () => T): T {
  const [known, setKnown] = useState(() => ({ of, value: view() }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read is another where `of` is
  useEffect(() => {
    const take = () => {
      const value = view()
      startTransition(() =>
        setKnown((before) => (before.of === of && Object.is(before.value, value) ? before : { of, value })),
      )
    }
    take()
    return subscribe(take)
  }, [of, subscribe])
  return known.of === of ? known.value : view()
}
