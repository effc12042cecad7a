import { addressId } from '#betting/feedId.ts'
import type { Actions } from '#generated/grammar/types.ts'
import { linkTo } from '#generated/routes.ts'
import type { ActionScope, Host } from '#renderers/host.ts'
import { Link } from '#renderers/routes/Link.tsx'
import { SportMark } from '../marks/SportMark.tsx'
import { dayAfter, dayName } from './days.ts'
import classes from './EventGroupList.module.css'
import { EventRow } from './EventRow.tsx'
import type { EventGroup } from './groupEvents.ts'
import { Star } from './Star.tsx'
import { useDay } from './useDay.ts'

type EventGroupListProps = {
  host: Host
  scope: ActionScope | undefined
  groups: readonly EventGroup[]
  stranger: Actions | undefined
  /** Level of the heading that they stand under. */
  under: 1 | 2
}

/** Events by day and league, each league with a link to all of its own. */
export function EventGroupList({ host, scope, groups, stranger, under }: EventGroupListProps) {
  const today = useDay(host)
  const Day = `h${under === 1 ? 2 : 3}` as const
  return groups.map(({ key, day, tournament, sport, ids }, at) => (
    <section key={key} className={classes.group}>
      {day !== undefined && groups[at - 1]?.day !== day && (
        <Day className={classes.day}>{dayText(host, day, today)}</Day>
      )}
      <header>
        <Link host={host} link={linkTo('betting-league', { id: addressId(tournament.id) })}>
          <SportMark sport={sport} size="18px" />
          <League under={day === undefined ? under : ((under + 1) as 2 | 3)}>{tournament.name}</League>
          {tournament.category && <small>{tournament.category}</small>}
        </Link>
        <Star
          host={host}
          scope={scope}
          kind="tournament"
          id={tournament.id}
          name={tournament.name}
          stranger={stranger}
        />
      </header>
      <ul>
        {ids.map((id) => (
          <EventRow key={id} host={host} scope={scope} id={id} stranger={stranger} />
        ))}
      </ul>
    </section>
  ))
}

function League({ under, children }: { under: 1 | 2 | 3; children: string }) {
  const Tag = (['h2', 'h3', 'h4'] as const)[under - 1] ?? 'h4'
  return <Tag className={classes.league}>{children}</Tag>
}

function dayText(host: Host, day: string, today: string): string {
  if (day === today) return host.t('sportsbook.today')
  if (day === dayAfter(today)) return host.t('sportsbook.tomorrow')
  return dayName(day, host.locale())
}
