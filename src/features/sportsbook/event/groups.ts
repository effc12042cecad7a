import type { KnownText } from '#renderers/host.ts'
import type { Family } from './families.ts'

/** What the groups of the feed are called, in the order in which they are offered; whatever else it has is in none. */
const names: Readonly<Record<string, KnownText>> = {
  regular_play: 'sportsbook.groups.match',
  incl_ot: 'sportsbook.groups.match',
  incl_ot_and_pen: 'sportsbook.groups.match',
  incl_ei: 'sportsbook.groups.match',
  incl_so: 'sportsbook.groups.match',
  '1st_half': 'sportsbook.groups.firstHalf',
  '2nd_half': 'sportsbook.groups.secondHalf',
  quarter: 'sportsbook.groups.quarters',
  period: 'sportsbook.groups.periods',
  set: 'sportsbook.groups.sets',
  game: 'sportsbook.groups.games',
  inning: 'sportsbook.groups.innings',
  innings: 'sportsbook.groups.innings',
  '3_innings': 'sportsbook.groups.innings',
  '5_innings': 'sportsbook.groups.innings',
  over: 'sportsbook.groups.overs',
  x_overs: 'sportsbook.groups.overs',
  leg: 'sportsbook.groups.legs',
  '180s': 'sportsbook.groups.maximums',
  corners: 'sportsbook.groups.corners',
  bookings: 'sportsbook.groups.bookings',
  scorers: 'sportsbook.groups.scorers',
  combo: 'sportsbook.groups.combinations',
  '5_min': 'sportsbook.groups.minutes',
  '10_min': 'sportsbook.groups.minutes',
  '15_min': 'sportsbook.groups.minutes',
  points: 'sportsbook.groups.points',
}

const whole = 'sportsbook.groups.match' satisfies KnownText
const order = [...new Set(Object.values(names))]

/** The groups that a family is offered in; in that of the whole match only where it is in no other. */
export function groupsOf({ groups }: Pick<Family, 'groups'>): KnownText[] {
  const all = [...new Set(groups.flatMap((group) => names[group] ?? []))]
  return all.length > 1 ? all.filter((group) => group !== whole) : all
}

/** The groups of an event, in their order; none where there is but one. */
export function groupsIn(families: readonly Family[]): KnownText[] {
  const there = new Set(families.flatMap(groupsOf))
  return there.size > 1 ? order.filter((group) => there.has(group)) : []
}
