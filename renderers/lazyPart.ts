import { startTransition, useEffect, useState } from 'react'

/**
 * A part of a screen that comes when it is first wanted, as a hook: undefined until it is there. Unlike React's `lazy` it leaves
 * alone what stands in its place meanwhile, be it a skeleton that the server has drawn, and asks again when it is wanted again.
 * What it brings is drawn bit by bit, so that whoever taps meanwhile is answered.
 * @returns a hook that takes whether it is wanted, and what to do where it does not come; without that it is asked for again when
 * the connection is back, and what kept it from coming otherwise is thrown while it is drawn
 */
export function lazyPart<Part>(load: () => Promise<Part>) {
  let loaded: { part: Part } | undefined
  return function usePart(isWanted = true, giveUp?: () => void): Part | undefined {
    const [state, setState] = useState<{ part?: Part; failed?: unknown }>(loaded ?? {})
    const isThere = state.part !== undefined
    // biome-ignore lint/correctness/useExhaustiveDependencies: what is done on a failure is no reason to load again
    useEffect(() => {
      if (!isWanted || isThere) return
      let isHere = true
      const ask = () =>
        load().then(
          (part) => {
            const now = { part }
            loaded = now
            if (isHere) startTransition(() => setState(now))
          },
          (failed: unknown) => {
            if (!isHere) return
            if (giveUp) giveUp()
            else if (navigator.onLine) setState({ failed })
            else addEventListener('online', ask, { once: true })
          },
        )
      void ask()
      return () => {
        isHere = false
        removeEventListener('online', ask)
      }
    }, [isWanted, isThere])
    if (state.failed !== undefined) throw state.failed
    return state.part
  }
}
