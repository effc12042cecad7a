import { addressId } from '#betting/feedId.ts'
import type { Operations } from '#generated/api.ts'
import { linkTo } from '#generated/routes.ts'
import type { Host } from '#renderers/host.ts'
import { dayAt, dayName, timeOf } from './days.ts'

export type FoundOption = {
  address: string
  sport: number
  name: string
  /** Where it belongs. */
  of?: string
  /** When it begins; undefined for what is in play, and for leagues. */
  when?: string
  isLive: boolean
}

/** What was found, leagues first, as it can be chosen. */
export function foundOptions(
  { events, tournaments }: Operations['sports.search']['response'],
  host: Host,
): FoundOption[] {
  const leagues = tournaments
    .filter(({ live, coming }) => live + coming > 0)
    .map(({ id, name, sport, live }) => ({
      ...{ address: host.href(linkTo('betting-league', { id: addressId(id) })), sport, name },
      of: host.t('sportsbook.league'),
      isLive: live > 0,
    }))
  const matches = events.map(({ id, name, sport, tournament, is_live: isLive, starts_at: startsAt }) => ({
    ...{ address: host.href(linkTo('betting-event', { id: addressId(id) })), sport, name, isLive },
    of: tournament.name,
    ...(!isLive && { when: `${dayName(dayAt(new Date(startsAt)), host.locale())} ${timeOf(startsAt)}` }),
  }))
  return [...leagues, ...matches].flatMap(({ address, ...one }) =>
    address === undefined ? [] : [{ address, ...one }],
  )
}
