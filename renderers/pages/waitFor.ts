import { useEffect, useState } from 'react'

/**
 * Makes a hook that gives a component of a chunk of its own once it is here, and undefined until then. It is waited for without
 * React's Suspense, which would begin the skeleton anew that the server has drawn.
 * @throws what kept it from coming, while it is drawn
 */
export function waitFor<T>(load: () => Promise<T>): () => T | undefined {
  let loaded: { part: T } | undefined
  return function useAwaited() {
    const [state, setState] = useState<{ part?: T; failed?: unknown }>(loaded ?? {})
    const isThere = state.part !== undefined
    useEffect(() => {
      if (isThere) return
      load().then(
        (part) => {
          loaded = { part }
          setState(loaded)
        },
        (failed: unknown) => setState({ failed }),
      )
    }, [isThere])
    if (state.failed !== undefined) throw state.failed
    return state.part
  }
}
