import type { SportsEvent } from '../book/SportsBook.ts'
import { dayAt } from './days.ts'

/** Events that stand below one another: those in play, or of one day, of one tournament. */
export type EventGroup = {
  key: string
  /** ISO date; undefined where they are in play. */
  day: string | undefined
  tournament: SportsEvent['tournament']
  sport: number
  ids: string[]
}

/** Groups of a part of a list, each where its first event stands: what comes with a later part changes none of them. */
export function groupEvents(
  events: readonly SportsEvent[],
  dayOf = (startsAt: string) => dayAt(new Date(startsAt)),
): EventGroup[] {
  const groups = new Map<string, EventGroup>()
  for (const { id, is_live: isLive, starts_at: startsAt, tournament, sport } of events) {
    const day = isLive ? undefined : dayOf(startsAt)
    const key = `${day} ${tournament.id}`
    const group = groups.get(key)
    if (group) group.ids.push(id)
    else groups.set(key, { key, day, tournament, sport, ids: [id] })
  }
  return [...groups.values()]
}
