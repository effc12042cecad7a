import { type ReactNode, useEffect } from 'react'
import type { Actions } from '#generated/grammar/types.ts'
import type { ActionScope, Host } from '#renderers/host.ts'
import { LoadFailure } from '#renderers/pages/blocks/data/LoadFailure.tsx'
import { EventGroupList } from './EventGroupList.tsx'
import classes from './EventList.module.css'
import { groupEvents } from './groupEvents.ts'
import { ListSkeleton } from './ListSkeleton.tsx'
import { partSize } from './parts.ts'
import { useEvents } from './useEvents.ts'
import { useSightOf } from './useSightOf.ts'

type EventListProps = {
  host: Host
  scope: ActionScope | undefined
  /** Parameters of sports.getEvents. */
  question: Record<string, unknown>
  stranger: Actions | undefined
  /** The only part of the list, where it is not to be read to its end. */
  size?: number
  /** Level of the heading that it stands under. */
  under: 1 | 2
  /** Stands where there is no event. */
  empty: ReactNode
}

/** Events as far as the player scrolls. What comes meanwhile waits behind a button: nothing moves under the finger. */
export function EventList({ host, scope, question, stranger, size, under, empty }: EventListProps) {
  const { pages, parts, total, news, error, isLoading } = useEvents(host, question, size ?? partSize)
  const { ref, isSeen } = useSightOf<HTMLDivElement>()
  const shown = parts.reduce((sum, part) => sum + part.length, 0)
  const goesOn = size === undefined && (total === undefined || shown < total)
  useEffect(() => {
    if (parts.length === 0 || (isSeen && goesOn)) void pages.more()
  }, [pages, parts, isSeen, goesOn])

  return (
    <div className={classes.list} aria-busy={isLoading}>
      <p role="status" className={classes.news}>
        {news > 0 && (
          <button type="button" onClick={pages.showNews}>
            {host.t({ key: 'sportsbook.new', args: { count: news } })}
          </button>
        )}
      </p>
      {parts.map((part, at) => (
        <EventGroupList
          // biome-ignore lint/suspicious/noArrayIndexKey: parts stay in their places
          key={at}
          host={host}
          scope={scope}
          groups={groupEvents(part)}
          stranger={stranger}
          under={under}
        />
      ))}
      {error && <LoadFailure error={error} isLoading={isLoading} retry={pages.retry} host={host} />}
      {total === 0 && empty}
      {total === undefined && !error && <ListSkeleton label={host.t('page.loading')} />}
      <div ref={ref} className={classes.end}>
        {goesOn && parts.length > 0 && !error && <i className="turning" />}
      </div>
    </div>
  )
}
