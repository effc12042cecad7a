import { memo } from 'react'
import { addressId } from '#betting/feedId.ts'
import type { Actions } from '#generated/grammar/types.ts'
import { linkTo } from '#generated/routes.ts'
import type { ActionScope, Host } from '#renderers/host.ts'
import { Icon } from '#renderers/pages/icons.tsx'
import { Link } from '#renderers/routes/Link.tsx'
import { bookOf } from '../book/bookOf.ts'
import { useEvent, useFollow } from '../book/useBook.ts'
import { shownNumber } from '../sums.ts'
import classes from './EventRow.module.css'
import { MainLine, TotalLine } from './MainLine.tsx'
import { Sides } from './Sides.tsx'
import { Star } from './Star.tsx'
import { useRoom } from './useRoom.ts'
import { useSightOf } from './useSightOf.ts'
import { When } from './When.tsx'

type EventRowProps = {
  host: Host
  scope: ActionScope | undefined
  id: string
  /** Done where somebody who is not signed in wants to keep it. */
  stranger: Actions | undefined
}

const none: readonly string[] = []

/** An event among others: when, who, how it stands, and what it can be bet on at first. It is followed while it is in sight. */
export const EventRow = memo(function EventRow({ host, scope, id, stranger }: EventRowProps) {
  const book = bookOf(host)
  const event = useEvent(book, id)
  const { ref, isSeen } = useSightOf<HTMLLIElement>()
  useFollow(book, isSeen ? [id] : none, 'first')
  const room = useRoom(host)
  if (!event) return null
  const more = Math.max(0, event.markets_count - room)
  return (
    <li ref={ref} className={classes.row} data-event={id}>
      <Star host={host} scope={scope} kind="event" id={id} name={event.name} stranger={stranger} />
      <Link
        className={classes.what}
        host={host}
        link={linkTo('betting-event', { id: addressId(id) })}
        aria-label={event.name}
      >
        <When host={host} event={event} />
        <Sides event={event} />
      </Link>
      <MainLine host={host} event={event} />
      {room > 1 && <TotalLine host={host} event={event} />}
      <Link
        className={classes.more}
        host={host}
        link={linkTo('betting-event', { id: addressId(id) })}
        aria-label={`${event.name}: ${host.t({ key: 'sportsbook.markets', args: { count: more } })}`}
      >
        <bdi dir="ltr" aria-hidden="true">
          {more > 0 && `+${shownNumber(host, more)}`}
        </bdi>
        <Icon name="forward" size="16px" />
      </Link>
    </li>
  )
})
