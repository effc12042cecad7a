import { addressId } from '#betting/feedId.ts'
import type { Actions } from '#generated/grammar/types.ts'
import { linkTo } from '#generated/routes.ts'
import type { ActionScope, Host } from '#renderers/host.ts'
import { Icon } from '#renderers/pages/icons.tsx'
import { Link } from '#renderers/routes/Link.tsx'
import type { EventView } from '../book/SportsBook.ts'
import { Star } from '../find/Star.tsx'
import { SportMark } from '../marks/SportMark.tsx'
import classes from './EventHeader.module.css'

type EventHeaderProps = {
  host: Host
  scope: ActionScope | undefined
  event: EventView
  /** Done where somebody who is not signed in wants to keep it. */
  stranger: Actions | undefined
}

/** The way back, what the event belongs to, and the star that keeps it. */
export function EventHeader({ host, scope, event, stranger }: EventHeaderProps) {
  const { id, name, sport, tournament } = event
  return (
    <header className={classes.header}>
      <Link
        className="icon-button"
        host={host}
        link={linkTo('betting')}
        aria-label={host.t('sportsbook.event.back')}
      >
        <Icon name="back" />
      </Link>
      <Link
        className={classes.league}
        host={host}
        link={linkTo('betting-league', { id: addressId(tournament.id) })}
      >
        <SportMark sport={sport} size="20px" />
        <span>
          {tournament.category !== undefined && `${tournament.category} · `}
          {tournament.name}
        </span>
      </Link>
      <Star host={host} scope={scope} kind="event" id={id} name={name} stranger={stranger} />
    </header>
  )
}
