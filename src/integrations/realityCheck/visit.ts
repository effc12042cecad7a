/** A signed-in visit; times are milliseconds since 1970. */
export type Visit = {
  uid: number
  startedAt: number
  /** When the player last looked at the time, or began. */
  remindedAt: number
  /** When a tab of the visit was last open. */
  seenAt: number
}

const minute = 60_000
/** A visit whose last tab was closed for longer than this is over. */
const longestAway = 30 * minute

/** The visit that goes on, or a new one. */
export function continueVisit(known: Visit | undefined, uid: number, now: number): Visit {
  const goesOn =
    known !== undefined && known.uid === uid && known.seenAt <= now && now - known.seenAt <= longestAway
  return goesOn ? { ...known, seenAt: now } : { uid, startedAt: now, remindedAt: now, seenAt: now }
}

/**
 * Milliseconds until the player is to be reminded; 0 when it is time. Undefined where they are not reminded at all.
 * @param every minutes; 0 for never
 */
export function untilReminder({ remindedAt }: Visit, every: number, now: number): number | undefined {
  if (!(every > 0)) return undefined
  return Math.max(0, remindedAt + every * minute - now)
}

/** How long the visit has lasted. */
export function lengthOf({ startedAt }: Visit, now: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.floor((now - startedAt) / minute))
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}

/** A visit as it was stored; undefined for anything else, because others can write there too. */
export function readVisit(text: string | null): Visit | undefined {
  try {
    const { uid, startedAt, remindedAt, seenAt } = JSON.parse(text ?? 'null') as Visit
    const isWhole = [uid, startedAt, remindedAt, seenAt].every((part) => Number.isSafeInteger(part))
    return isWhole ? { uid, startedAt, remindedAt, seenAt } : undefined
  } catch {
    return undefined
  }
}
