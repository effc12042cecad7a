import { useLayoutEffect, useRef, useState } from 'react'

/** Functions that stay the same objects and do what the latest do: what they are given to is not drawn anew. */
export function useLatest<Functions extends object>(functions: Functions): Functions {
  const latest = useRef(functions)
  // Not while it is drawn: what is drawn when there is time is not what is seen yet, and pressed.
  useLayoutEffect(() => {
    latest.current = functions
  })
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(functions).map((name) => [
          name,
          (...args: unknown[]) =>
            (latest.current[name as keyof Functions] as (...args: unknown[]) => unknown)(...args),
        ]),
      ) as Functions,
  )
  return stable
}
