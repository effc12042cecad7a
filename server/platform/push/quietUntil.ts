import type { Jurisdiction } from '#generated/grammar/types.ts'

const minute = 60_000
const day = 24 * 60

/**
 * When the quiet hours end that it is now; undefined where it is none of them. On the day that clocks are changed it may be an hour off:
 * who waits looks again then.
 * @param zone IANA time zone by whose clock they are
 */
export function quietUntil(hours: Jurisdiction['quietHours'], zone: string, now: Date): Date | undefined {
  if (!hours) return undefined
  const [from, until, here] = [minutesOf(hours.from), minutesOf(hours.until), minutesOf(clockOf(zone, now))]
  // Both from the beginning of the quiet hours, which may pass midnight.
  const [length, passed] = [(until - from + day) % day, (here - from + day) % day]
  if (passed >= length) return undefined
  const begun = now.getTime() - (now.getTime() % minute)
  return new Date(begun + (length - passed) * minute)
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

const clockOf = (timeZone: string, now: Date) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    now,
  )
