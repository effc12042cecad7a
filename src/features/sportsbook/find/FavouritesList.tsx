import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { addressId } from '#betting/feedId.ts'
import type { Actions } from '#generated/grammar/types.ts'
import { linkTo } from '#generated/routes.ts'
import type { ActionScope, Host } from '#renderers/host.ts'
import { Link } from '#renderers/routes/Link.tsx'
import { SportMark } from '../marks/SportMark.tsx'
import { EventGroupList } from './EventGroupList.tsx'
import { favouritesOf } from './Favourites.ts'
import { groupEvents } from './groupEvents.ts'
import { ListSkeleton } from './ListSkeleton.tsx'
import { Notice } from './Notice.tsx'
import classes from './Views.module.css'

type FavouritesListProps = { host: Host; scope: ActionScope | undefined; stranger: Actions | undefined }

/** Leagues and events that the player keeps; what loses its star stays in sight until they go. */
export function FavouritesList({ host, scope, stranger }: FavouritesListProps) {
  const favourites = favouritesOf(host)
  const { events, tournaments, isKnown } = useSyncExternalStore(
    favourites.subscribe,
    favourites.view,
    favourites.view,
  )
  const { uid } = host.facts().session
  // biome-ignore lint/correctness/useExhaustiveDependencies: another player has others
  useEffect(() => void favourites.want(true), [favourites, uid])
  const groups = useMemo(() => groupEvents(events), [events])

  if (!(Number(uid) > 0))
    return (
      <Notice
        host={host}
        icon="star"
        heading="sportsbook.empty.stranger.title"
        text="sportsbook.empty.stranger.text"
      >
        {stranger && (
          <button type="button" onClick={() => void host.run(stranger, scope)}>
            {host.t('sportsbook.signIn')}
          </button>
        )}
      </Notice>
    )
  if (!isKnown) return <ListSkeleton label={host.t('page.loading')} />
  if (events.length + tournaments.length === 0)
    return (
      <Notice
        host={host}
        icon="star"
        heading="sportsbook.empty.favourites.title"
        text="sportsbook.empty.favourites.text"
      />
    )
  return (
    <>
      {tournaments.length > 0 && (
        <ul className={classes.chips} aria-label={host.t('sportsbook.leagues')}>
          {tournaments.map(({ id, name, sport }) => (
            <li key={id}>
              <Link host={host} link={linkTo('betting-league', { id: addressId(id) })}>
                <SportMark sport={sport} size="18px" />
                <span>{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <EventGroupList host={host} scope={scope} groups={groups} stranger={stranger} under={1} />
    </>
  )
}
