import type { LoyaltyQuestDefinition } from '#generated/grammar/types.ts'
import { dayIn } from '#schemas/rules/support/dayIn.ts'
import { addDays, lastOfMonth, startOfDay } from '../levels/calendar.ts'

type Quest = Pick<LoyaltyQuestDefinition, 'starts' | 'ends' | 'repeat'>

/**
 * The stretch of time in which a quest is done once.
 * @property key names it among those of the quest
 * @property startsAt, endsAt without bound where they are left out
 */
export type QuestWindow = { key: string; startsAt?: Date; endsAt?: Date }

/** Key of the window of a quest that does not repeat. */
export const onceKey = 'once'

/** Days since Monday. */
const daysIntoWeek = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** First day of the window, and the first after it. */
function daysOf(repeat: NonNullable<Quest['repeat']>, today: string): [string, string] {
  if (repeat === 'daily') return [today, addDays(today, 1)]
  if (repeat === 'monthly') return [`${today.slice(0, 7)}-01`, addDays(lastOfMonth(today), 1)]
  const monday = addDays(today, -daysIntoWeek(today))
  return [monday, addDays(monday, 7)]
}

/**
 * The window that a moment falls in; undefined where the quest has not begun by then, or is over.
 * @param timeZone of the programme
 */
export function windowAt(quest: Quest, timeZone: string, at: Date): QuestWindow | undefined {
  const starts = quest.starts === undefined ? undefined : new Date(quest.starts)
  const ends = quest.ends === undefined ? undefined : new Date(quest.ends)
  if ((starts && at < starts) || (ends && at >= ends)) return undefined
  if (!quest.repeat)
    return { key: onceKey, ...(starts && { startsAt: starts }), ...(ends && { endsAt: ends }) }
  const [first, next] = daysOf(quest.repeat, dayIn(timeZone, at))
  const [from, until] = [startOfDay(timeZone, first), startOfDay(timeZone, next)]
  return {
    key: first,
    startsAt: starts && starts > from ? starts : from,
    endsAt: ends && ends < until ? ends : until,
  }
}
