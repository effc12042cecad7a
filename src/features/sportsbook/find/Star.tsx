import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { Actions } from '#generated/grammar/types.ts'
import type { ActionScope, Host } from '#renderers/host.ts'
import { Icon } from '#renderers/pages/icons.tsx'
import { type FavouriteKind, favouritesOf } from './Favourites.ts'
import classes from './Star.module.css'

type StarProps = {
  host: Host
  scope: ActionScope | undefined
  kind: FavouriteKind
  id: string
  name: string
  /** Done where nobody is signed in. */
  stranger: Actions | undefined
}

/** Keeps an event or a tournament for the player, or no longer. */
export function Star({ host, scope, kind, id, name, stranger }: StarProps) {
  const favourites = favouritesOf(host)
  const has = useCallback(() => favourites.has(kind, id), [favourites, kind, id])
  const isKept = useSyncExternalStore(favourites.subscribe, has, has)
  const isPlayer = Number(host.facts().session.uid) > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: another player has others
  useEffect(() => void favourites.want(), [favourites, isPlayer])
  if (!isPlayer && !stranger) return null
  return (
    <button
      type="button"
      className={classes.star}
      aria-pressed={isKept}
      aria-label={host.t({ key: 'sportsbook.star', args: { name } })}
      onClick={() => {
        if (isPlayer) void favourites.toggle(kind, id)
        else if (stranger) void host.run(stranger, scope)
      }}
    >
      <Icon name="star" size="18px" />
    </button>
  )
}
