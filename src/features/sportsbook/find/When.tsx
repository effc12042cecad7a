import type { Host } from '#renderers/host.ts'
import type { EventView } from '../book/SportsBook.ts'
import { timeOf } from './days.ts'
import classes from './EventRow.module.css'

/** The time that an event begins at; the clock and the period of one in play. */
export function When({ host, event }: { host: Host; event: EventView }) {
  const { is_live: isLive, starts_at: startsAt, score } = event
  if (!isLive)
    return (
      <time className={classes.when} dateTime={startsAt}>
        <bdi dir="ltr">{timeOf(startsAt)}</bdi>
      </time>
    )
  return (
    <span className={classes.when} data-live="">
      <b>{host.t('sportsbook.inPlay')}</b>
      <small>{score?.clock ? <bdi dir="ltr">{score.clock}</bdi> : score?.period}</small>
    </span>
  )
}
