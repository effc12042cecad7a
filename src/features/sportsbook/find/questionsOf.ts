import { beginningOf, dayAfter, dayAt } from './days.ts'
import type { Look } from './Look.ts'

/** What the platform is asked for a list (parameters of sports.getEvents). @param today ISO date */
export function questionsOf(
  { sport, tournament }: Pick<Look, 'sport' | 'tournament'>,
  today = dayAt(new Date()),
) {
  const of = { ...(sport !== undefined && { sport }), ...(tournament !== undefined && { tournament }) }
  return {
    all: of,
    live: { ...of, is_live: true },
    coming: { ...of, is_live: false },
    /** What is in play has begun today, or is over before tomorrow is. */
    today: {
      from: beginningOf(today).toISOString(),
      until: beginningOf(dayAfter(today)).toISOString(),
    },
  }
}
