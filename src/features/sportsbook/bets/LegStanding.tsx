import type { Host, KnownText } from '#renderers/host.ts'
import { Icon } from '#renderers/pages/icons.tsx'
import { formatValue } from '#schemas/runtime/formatValue.ts'
import { bookOf } from '../book/bookOf.ts'
import { useEvent, useFollowing } from '../book/useBook.ts'
import type { BetLeg } from './Bet.ts'
import classes from './BetLegs.module.css'

type Standing = Pick<BetLeg, 'is_live' | 'event_status' | 'starts_at' | 'score'>

/** What is said of an event that neither is to come nor goes as it should. */
const said = {
  suspended: 'bets.event.interrupted',
  interrupted: 'bets.event.interrupted',
  delayed: 'bets.event.delayed',
  postponed: 'bets.event.postponed',
  abandoned: 'bets.event.abandoned',
  cancelled: 'bets.event.cancelled',
  ended: 'bets.event.ended',
  closed: 'bets.event.ended',
} as const satisfies Record<string, KnownText>

/** How the event of a leg stands: when it begins, its score and what is being played, or that it is over. */
export function LegStanding({ host, leg }: { host: Host; leg: BetLeg }) {
  const { is_live: isLive, event_status: status, starts_at: startsAt, score } = useStanding(host, leg)
  const word = status && status in said ? said[status as keyof typeof said] : undefined
  return (
    <>
      {isLive && (
        <span className={classes.live}>
          <Icon name="live" size="16px" />
          {host.t('bets.event.live')}
        </span>
      )}
      {score?.home !== undefined && score.away !== undefined && (
        <bdi className={classes.score} dir="ltr">
          {score.home}:{score.away}
        </bdi>
      )}
      {isLive && score?.period !== undefined && <span>{score.period}</span>}
      {isLive && score?.clock !== undefined && <bdi dir="ltr">{score.clock}</bdi>}
      {word && !leg.result && <span>{host.t(word)}</span>}
      {(status === undefined || status === 'not_started') && startsAt !== undefined && (
        <time dateTime={startsAt}>{String(formatValue(startsAt, 'datetime', host.locale()))}</time>
      )}
    </>
  )
}

/** As the stream tells it, where the page follows one; else as the answer had it. */
function useStanding(host: Host, leg: BetLeg): Standing {
  const book = bookOf(host)
  const { state } = useFollowing(book)
  const event = useEvent(book, leg.event)
  return event && state === 'live' ? { ...event, event_status: event.status } : leg
}
