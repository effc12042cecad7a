import type { Host, KnownText } from '#renderers/host.ts'
import { bookOf } from '../book/bookOf.ts'
import type { EventView } from '../book/SportsBook.ts'
import { useLines } from '../book/useBook.ts'
import { OddsButton } from '../odds/OddsButton.tsx'
import classes from './EventRow.module.css'

/** Outcomes of 1x2 and of winner markets by their numbers in the feed, which have a sign that stands for them. */
const signs: Readonly<Record<string, KnownText>> = {
  '1': 'sportsbook.home',
  '2': 'sportsbook.draw',
  '3': 'sportsbook.away',
  '4': 'sportsbook.home',
  '5': 'sportsbook.away',
}
/** The most outcomes that have room in a row. */
const most = 3

/** The first line of an event with its prices. */
export function MainLine({ host, event }: { host: Host; event: EventView }) {
  const [first] = useLines(bookOf(host), event.id)
  const outcomes = first && first.outcomes.length <= most ? first.outcomes : []
  return (
    <fieldset className={classes.odds} aria-label={first && `${event.name}, ${first.name}`}>
      {first &&
        outcomes.map(({ id, name }) => (
          <OddsButton
            key={`${first.line} ${id}`}
            host={host}
            event={event.id}
            line={first.line}
            outcome={id}
            sport={event.sport}
            names={{
              event: event.name,
              market: first.name,
              outcome: name,
              tournament: event.tournament.name,
            }}
            label={signs[id] ? host.t(signs[id]) : name}
          />
        ))}
    </fieldset>
  )
}
