import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { Actions } from '#generated/grammar/types.ts'
import type { ActionScope, Host } from '#renderers/host.ts'
import { isPlayer, likesOf } from './Likes.ts'

/**
 * The games that the player keeps, and what their hearts do.
 * @param stranger done instead where nobody is signed in
 */
export function useLikes(host: Host, stranger: Actions | undefined, scope: ActionScope | undefined) {
  const likes = likesOf(host)
  const view = useSyncExternalStore(likes.subscribe, likes.view, likes.view)
  const { uid } = host.facts().session
  // biome-ignore lint/correctness/useExhaustiveDependencies: another player has other likes
  useEffect(() => void likes.want(), [likes, uid])
  const toggle = useCallback(
    (sysname: string) => {
      if (isPlayer(host)) void likes.toggle(sysname)
      else if (stranger) void host.run(stranger, scope)
    },
    [likes, host, stranger, scope],
  )
  return { ...view, toggle }
}
