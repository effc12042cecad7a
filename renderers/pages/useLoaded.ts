import { useEffect, useRef } from 'react'
import type { Actions } from '#generated/grammar/types.ts'
import type { ActionScope, Host } from '../host.ts'

/** Does the actions once for every answer that is another than the one before. */
export function useLoaded(actions: Actions | undefined, inner: ActionScope, host: Host): void {
  const last = useRef<string>(undefined)
  const { result } = inner
  useEffect(() => {
    const answer = result === undefined ? undefined : JSON.stringify(result)
    if (answer === last.current) return
    last.current = answer
    if (actions && answer !== undefined) void host.run(actions, inner)
  }, [actions, result, inner, host])
}
