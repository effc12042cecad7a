import { lazy, Suspense } from 'react'
import type { BlockProps } from '#generated/grammar/types.ts'
import { linkTo } from '#generated/routes.ts'
import type { ActionScope, Host } from '#renderers/host.ts'
import { useDocumentTitle } from '../../game/useDocumentTitle.ts'
import { bookOf } from '../book/bookOf.ts'
import { useEvent } from '../book/useBook.ts'
import { Crumbs } from './Crumbs.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import { useIsTakenOver } from './useIsTakenOver.ts'
import type { Tree } from './useTree.ts'

/** What whoever looks at lists does not load. */
const EventPage = lazy(async () => ({ default: (await import('../event/EventPage.tsx')).EventPage }))

type OneEventProps = {
  host: Host
  scope: ActionScope | undefined
  props: BlockProps['sportsbook']
  id: string
  tree: Tree | undefined
}

/** An event below the way to it. */
export function OneEvent({ host, scope, props, id, tree }: OneEventProps) {
  const event = useEvent(bookOf(host), id)
  const sport = tree?.sports.find((one) => one.id === event?.sport)
  useDocumentTitle(
    host,
    event &&
      host.t({ key: 'sportsbook.event.head', args: { name: event.name, league: event.tournament.name } }),
  )
  // Its league stands in the head of the event.
  const crumbs = sport ? [{ name: sport.name, link: linkTo('betting-sport', { id: String(sport.id) }) }] : []
  // A document cannot wait for what comes later.
  const isTakenOver = useIsTakenOver()
  const place = <ListSkeleton label={host.t('page.loading')} />
  return (
    <>
      <Crumbs host={host} crumbs={crumbs} />
      {isTakenOver ? (
        <Suspense fallback={place}>
          <EventPage key={id} host={host} id={id} props={props} scope={scope} />
        </Suspense>
      ) : (
        place
      )}
    </>
  )
}
