import type { Text } from '#generated/grammar/types.ts'
import type { ActionScope, Host } from '#renderers/host.ts'
import { Icon } from '#renderers/pages/icons.tsx'
import type { EventView } from '../book/SportsBook.ts'
import { isOver, statusText } from './eventStatus.ts'
import classes from './Standing.module.css'

type StandingProps = {
  host: Host
  scope: ActionScope | undefined
  event: EventView
  /** What is told of events in play: that pictures lag. */
  notice: Text | undefined
}

/** What whoever bets should know of how the event goes: what holds in play, that it is not played as planned, or over. */
export function Standing({ host, scope, event, notice }: StandingProps) {
  const status = statusText(event)
  if (status !== undefined)
    return (
      <p className={classes.standing} data-tone="plain">
        <Icon name={isOver(event) ? 'success' : 'alert'} size="18px" />
        <span>
          <strong>{host.t(status)}.</strong> {isOver(event) && host.t('sportsbook.event.ended.text')}
        </span>
      </p>
    )
  if (!event.is_live || notice === undefined) return null
  return (
    <p className={classes.standing}>
      <Icon name="info" size="18px" />
      {host.t(notice, scope)}
    </p>
  )
}
