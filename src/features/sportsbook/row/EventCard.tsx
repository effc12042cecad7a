import { memo } from 'react'
import { addressId } from '#betting/feedId.ts'
import { linkTo } from '#generated/routes.ts'
import type { Host } from '#renderers/host.ts'
import { Link } from '#renderers/routes/Link.tsx'
import { bookOf } from '../book/bookOf.ts'
import { useEvent, useFollow } from '../book/useBook.ts'
import { MainLine } from '../find/MainLine.tsx'
import { Sides } from '../find/Sides.tsx'
import { useSightOf } from '../find/useSightOf.ts'
import { When } from '../find/When.tsx'
import { SportMark } from '../marks/SportMark.tsx'
import classes from './SportsRow.module.css'

const none: readonly string[] = []

/** An event among other parts of the site, with what it can be bet on at first. It is followed while it is in sight. */
export const EventCard = memo(function EventCard({ host, id }: { host: Host; id: string }) {
  const book = bookOf(host)
  const event = useEvent(book, id)
  const { ref, isSeen } = useSightOf<HTMLLIElement>()
  useFollow(book, isSeen ? [id] : none, 'first')
  if (!event) return null
  return (
    <li ref={ref} className={classes.card}>
      <Link host={host} link={linkTo('betting-event', { id: addressId(id) })} aria-label={event.name}>
        <span className={classes.of}>
          <SportMark sport={event.sport} size="16px" />
          <small>{event.tournament.name}</small>
          <When host={host} event={event} />
        </span>
        <Sides event={event} />
      </Link>
      <MainLine host={host} event={event} />
    </li>
  )
})
