import type { Host } from '#renderers/host.ts'
import { formatValue } from '#schemas/runtime/formatValue.ts'
import type { EventView } from '../book/SportsBook.ts'
import { Crest } from '../marks/Crest.tsx'
import { Clock } from './Clock.tsx'
import { isOver } from './eventStatus.ts'
import { PeriodScores } from './PeriodScores.tsx'
import classes from './Scoreboard.module.css'
import { Statistics } from './Statistics.tsx'
import { sidesOf } from './sides.ts'

/** Who plays, when, and how it stands. */
export function Scoreboard({ host, event }: { host: Host; event: EventView }) {
  const sides = sidesOf(event)
  const { score } = event
  return (
    <section className={classes.board} data-sport={event.sport}>
      <h1 className={sides ? 'visually-hidden' : classes.name}>{event.name}</h1>
      <div className={classes.sides}>
        {sides && <Side side={sides[0]} />}
        <div className={classes.middle}>
          <Middle host={host} event={event} />
        </div>
        {sides && <Side side={sides[1]} />}
      </div>
      {sides && score && <PeriodScores host={host} sport={event.sport} score={score} sides={sides} />}
      {sides && score && <Statistics host={host} score={score} />}
    </section>
  )
}

function Side({ side }: { side: { id: string; name: string } }) {
  return (
    <div className={classes.side}>
      <Crest id={side.id} name={side.name} size="48px" />
      <span aria-hidden="true" dir="auto">
        {side.name}
      </span>
    </div>
  )
}

/** Score, period and clock of an event that has begun; when it begins before that. */
function Middle({ host, event }: { host: Host; event: EventView }) {
  const { is_live: isLive, score, starts_at: startsAt, competitors } = event
  const hasScore = score?.home !== undefined && score.away !== undefined && competitors.length === 2
  if (!score || (!isLive && !(isOver(event) && hasScore)))
    return (
      <p className={classes.starts}>
        <small>{host.t('sportsbook.event.starts')}</small>
        <time dateTime={startsAt}>
          <bdi dir="ltr">{String(formatValue(startsAt, 'datetime', host.locale()))}</bdi>
        </time>
      </p>
    )
  const { home = '', away = '', period, clock } = score
  return (
    <>
      {hasScore && (
        <p className={classes.score}>
          <span className="visually-hidden">
            {host.t(isLive ? 'sportsbook.event.score' : 'sportsbook.event.result')}{' '}
            {host.t({ key: 'sportsbook.event.to', args: { home, away } })}
          </span>
          <bdi dir="ltr" aria-hidden="true">
            {home}
            <i>:</i>
            {away}
          </bdi>
        </p>
      )}
      <p className={classes.when} data-live={isLive || undefined}>
        {period !== undefined && <span>{period}</span>}
        {isLive && clock !== undefined && <Clock clock={clock} isRunning={event.status === 'live'} />}
      </p>
    </>
  )
}
