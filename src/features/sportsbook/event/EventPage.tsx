import type { BlockProps } from '#generated/grammar/types.ts'
import type { ActionScope, Host } from '#renderers/host.ts'
import { LoadFailure } from '#renderers/pages/blocks/data/LoadFailure.tsx'
import { useHostVersion } from '#renderers/useHostVersion.ts'
import { EventHeader } from './EventHeader.tsx'
import classes from './EventPage.module.css'
import { EventSkeleton } from './EventSkeleton.tsx'
import { isOver } from './eventStatus.ts'
import { Markets } from './Markets.tsx'
import { MissingEvent } from './MissingEvent.tsx'
import { Pitch } from './Pitch.tsx'
import { Scoreboard } from './Scoreboard.tsx'
import { Standing } from './Standing.tsx'
import { useEventAnswer } from './useEventAnswer.ts'

type EventPageProps = {
  host: Host
  /** Of the event in the feed. */
  id: string
  props: BlockProps['sportsbook']
  scope?: ActionScope
}

/** An event: who plays, how it stands, and all that can be bet on in it. */
export function EventPage({ host, id, props, scope }: EventPageProps) {
  useHostVersion(host)
  const { event, error, isMissing, isLoading, retry } = useEventAnswer(host, id)
  if (isMissing && !event) return <MissingEvent host={host} />
  if (!event)
    return error ? (
      <LoadFailure error={error} isLoading={isLoading} retry={retry} host={host} leaves="behind" />
    ) : (
      <EventSkeleton label={host.t('sportsbook.event')} />
    )
  return (
    <article className={classes.page} data-event={id}>
      <EventHeader host={host} scope={scope} event={event} stranger={props.stranger} />
      <div className={classes.top} data-live={event.is_live || undefined}>
        <Scoreboard host={host} event={event} />
        {event.is_live && <Pitch host={host} event={event} />}
      </div>
      <Standing host={host} scope={scope} event={event} notice={props.notice} />
      {!isOver(event) && <Markets host={host} event={event} popular={props.popular} />}
    </article>
  )
}
