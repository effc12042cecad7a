import type { LoyaltyProgrammeDefinition as Programme } from '#generated/grammar/types.ts'
import { dayIn } from '#schemas/rules/support/dayIn.ts'
import { addDays, addMonths, lastOfMonth, startOfDay } from '../levels/calendar.ts'

/**
 * When points that are earned then expire: with the end of a day of the programme's clock, so that their last day is a whole one.
 * @returns null where they never do
 */
export function expiryOf(
  { expiry, timeZone }: Pick<Programme, 'expiry' | 'timeZone'>,
  at: Date,
): Date | null {
  if (!expiry) return null
  const day = dayIn(timeZone, at)
  const last = 'months' in expiry ? addMonths(day, expiry.months) : addDays(day, expiry.days)
  return startOfDay(timeZone, addDays(expiry.monthEnd ? lastOfMonth(last) : last, 1))
}
