import type { Database } from '../../db/Database.ts'
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
  if (Date.now() - provenAt.getTime() < freshMs) return
  throw new ContentError(403, 'ReauthenticationRequired', 'Show again who you are, at /content/session/proof')
}

/** @throws ContentError 429 after too many tries of a member to show who they are */
export const limitProofs = (database: Pick<Database, 'drizzle'>, id: number): Promise<void> =>
  limit(database, `proof ${id}`, tries)

/** @throws ContentError 403 for a wrong password; 429 after too many */
export async function requirePassword(
  database: Pick<Database, 'drizzle'>,
  id: number,
  password: string,
): Promise<void> {
  await limitProofs(database, id)
  const stored = await staffRepository.passwordOf(database.drizzle, id)
  if (!(await passwordMatches(stored, password)))
    throw new ContentError(403, 'WrongPassword', 'The password is wrong')
  await attemptRepository.forget(database.drizzle, `proof ${id}`)
}

/** @throws as `requirePassword` */
export async function prove(
  database: Pick<Database, 'drizzle'>,
  caller: { id: number; sessionId: number },
  password: string,
): Promise<void> {
  await requirePassword(database, caller.id, password)
  await staffSessionRepository.prove(database.drizzle, caller.sessionId)
}
