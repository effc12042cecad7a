import type { Bonus } from './schema.ts'

/** When a bonus burns, as things stand: as much later as its time has stood still until now. */
export const expiryOf = (
  { expiresAt, waitsSince }: Pick<Bonus, 'expiresAt' | 'waitsSince'>,
  now: Date,
): Date =>
  waitsSince === null
    ? expiresAt
    : new Date(expiresAt.getTime() + Math.max(0, now.getTime() - waitsSince.getTime()))
