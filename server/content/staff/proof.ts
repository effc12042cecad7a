import type { Database, Executor } from '../../db/Database.ts'
import { passwordMatches } from '../../process/passwords.ts'
import { ContentError } from '../ContentError.ts'
import { attemptRepository } from './attemptRepository.ts'
import { limit } from './limits.ts'
import { staffRepository } from './staffRepository.ts'
import { staffSessionRepository } from './staffSessionRepository.ts'

/** How long it counts that somebody has shown who they are. */
const freshMs = 10 * 60_000

/** Wrong passwords of one member in the window. */
const tries = 8

/**
 * Refuses what is dangerous to a session whose holder has not shown for a while who they are: it may have been left
 * open, or stolen.
 * @throws ContentError 403
 */
export function requireFresh(provenAt: Date): void {
  // What a clock that was put back since calls the future is no proof either.
  if (Math.abs(Date.now() - provenAt.getTime()) < freshMs) return
  throw new ContentError(403, 'ReauthenticationRequired', 'Show again who you are, at /content/session/proof')
}

/** Of whoever is signed in: they, and by which session. */
export type Signed = { id: number; sessionId: number }

/**
 * Refuses what was asked by a session that was ended while it was on its way: since the caller was let in, their body came, a
 * password was hashed or a passkey checked, and meanwhile they may have been switched off. Until the transaction ends they are not.
 * @throws ContentError 401
 */
export async function requireSession(tx: Executor, { sessionId }: Signed): Promise<void> {
  if (!(await staffSessionRepository.hold(tx, sessionId)))
    throw new ContentError(401, 'Authorization', 'This session was ended meanwhile')
}

/** @throws ContentError 429 after too many tries of a member to show who they are */
export const limitProofs = (database: Pick<Database, 'drizzle'>, id: number): Promise<void> =>
  limit(database, `proof ${id}`, tries)

/**
 * @returns what is kept of it
 * @throws ContentError 403 for a wrong password; 429 after too many
 */
export async function requirePassword(
  database: Pick<Database, 'drizzle'>,
  id: number,
  password: string,
): Promise<string> {
  await limitProofs(database, id)
  const stored = await staffRepository.passwordOf(database.drizzle, id)
  if (!stored || !(await passwordMatches(stored, password)))
    throw new ContentError(403, 'WrongPassword', 'The password is wrong')
  await attemptRepository.forget(database.drizzle, `proof ${id}`)
  return stored
}

/** @throws as `requirePassword` */
export async function prove(
  database: Pick<Database, 'drizzle'>,
  caller: Signed,
  password: string,
): Promise<void> {
  await requirePassword(database, caller.id, password)
  await staffSessionRepository.prove(database.drizzle, caller.sessionId)
}
