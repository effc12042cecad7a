import type { GameSession } from './schema.ts'

/** Milliseconds from the launch until the token must be redeemed. */
export const redeemWithin = 2 * 60 * 1000
/** Milliseconds that a game session lasts at most. */
export const lastsAtMost = 24 * 60 * 60 * 1000

/** @property isSignedIn whether the sign-in that it was opened in is still good */
export type SessionFacts = Pick<GameSession, 'createdAt' | 'redeemedAt' | 'usedAt'> & { isSignedIn: boolean }

/**
 * Why a token is good for nothing; undefined where it is good.
 * @param idleMost seconds without a call after which a game session is over; 0 for never
 */
export function sessionFault(
  session: SessionFacts,
  { now, idleMost, redeems }: { now: Date; idleMost: number; redeems: boolean },
): 'TOKEN_EXPIRED' | 'SESSION_GONE' | undefined {
  const age = now.getTime() - session.createdAt.getTime()
  if (session.redeemedAt === null) {
    if (!redeems || age > redeemWithin) return 'TOKEN_EXPIRED'
    return session.isSignedIn ? undefined : 'SESSION_GONE'
  }
  const idle = now.getTime() - (session.usedAt ?? session.redeemedAt).getTime()
  const isOver = !session.isSignedIn || age >= lastsAtMost || (idleMost > 0 && idle > idleMost * 1000)
  return isOver ? 'SESSION_GONE' : undefined
}
