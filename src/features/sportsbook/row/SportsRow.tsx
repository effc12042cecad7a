import { useEffect, useId } from 'react'
import { linkTo } from '#generated/routes.ts'
import type { BlockView } from '#renderers/pages/BlockView.ts'
import tileRow from '#renderers/pages/TileRow.module.css'
import { Link } from '#renderers/routes/Link.tsx'
import { useHostVersion } from '#renderers/useHostVersion.ts'
import { Scroller } from '../../gamehall/Scroller.tsx'
import { useEvents } from '../find/useEvents.ts'
import { BoostRow } from './BoostRow.tsx'
import { EventCard } from './EventCard.tsx'
import classes from './SportsRow.module.css'

/** The most events of a row. */
const usual = 8

/** What the platform is asked for each row (parameters of sports.getEvents), and where all of them are. */
const rows = {
  live: { question: { is_live: true }, all: linkTo('betting-live') },
  coming: { question: { is_live: false }, all: linkTo('betting-coming') },
  top: { question: { is_promoted: true }, all: linkTo('betting') },
} as const

/** Events to bet on, or boosted prices, one beside the other. A row that is not there is missed by nobody: a failure says nothing. */
export function SportsRow({ props, host, scope }: BlockView<'sports-row'>) {
  const { of } = props
  return of === 'boosts' ? (
    <BoostRow props={props} host={host} scope={scope} />
  ) : (
    <EventsRow props={props} of={of} host={host} scope={scope} />
  )
}

type EventsRowProps = Pick<BlockView<'sports-row'>, 'props' | 'host' | 'scope'> & { of: keyof typeof rows }

function EventsRow({ props, of, host, scope }: EventsRowProps) {
  const { title, size = usual, all } = props
  useHostVersion(host)
  const titleId = useId()
  const { sport } = props.sport === undefined ? {} : host.resolve({ sport: props.sport }, scope)
  const question = { ...rows[of].question, ...(sport !== undefined && { sport: Number(sport) }) }
  const { pages, parts, total, error } = useEvents(host, question, size)
  useEffect(() => {
    if (parts.length === 0) void pages.more()
  }, [pages, parts])
  const events = parts[0] ?? []
  if (total === 0 || (error && events.length === 0)) return null
  return (
    <section className={tileRow.row} aria-labelledby={titleId} aria-busy={total === undefined}>
      <header>
        <h2 id={titleId}>{host.t(title, scope)}</h2>
        {all && (
          <Link host={host} link={rows[of].all}>
            {host.t(all, scope)}
          </Link>
        )}
      </header>
      <Scroller>
        <ul className={classes.cards}>
          {events.map(({ id }) => (
            <EventCard key={id} host={host} id={id} />
          ))}
          {total === undefined &&
            Array.from({ length: size }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places, of which one is as the other
              <li key={at} className={classes.place} aria-hidden="true" />
            ))}
        </ul>
      </Scroller>
    </section>
  )
}
