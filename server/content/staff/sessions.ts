import { randomBytes } from 'node:crypto'
import type { Database } from '../../db/Database.ts'
import { addressKey } from '../../http/addressKey.ts'
import { passwordMatches } from '../../process/passwords.ts'
import { auditRepository } from '../auditRepository.ts'
import { ContentError } from '../ContentError.ts'
import { hash } from '../hash.ts'
import { attemptRepository } from './attemptRepository.ts'
import { type StaffMember, staffRepository } from './staffRepository.ts'
import { staffSessionRepository } from './staffSessionRepository.ts'

/** How long a session lasts, from signing in. */
export const sessionHours = 12

const windowMs = 15 * 60_000

/** Attempts in the window: of one address on one account, of one address, and on one account from everywhere. */
const limits = { pair: 8, address: 40, account: 100 }

/** How long an address where somebody signed in is known as theirs. */
const knownMs = 30 * 24 * 3_600_000

type Access = Pick<Database, 'drizzle' | 'transaction'>

/**
 * Opens a session; the token is known to the caller alone. Attempts are counted in the database, so that the
 * limit is one for all processes.
 * @throws ContentError 401 for a wrong address or password, in the same words and time; 429 after too many
 */
export async function signIn(
  database: Access,
  credentials: { email: string; password: string; address: string },
): Promise<{ member: StaffMember; token: string }> {
  const { email, password, address } = credentials
  const account = hash(email.toLowerCase())
  const place = addressKey(address)
  const pair = `pair ${place} ${account}`
  const known = `known ${place} ${account}`
  await attemptRepository.sweep(database.drizzle)
  await limit(database, pair, limits.pair)
  await limit(database, `address ${place}`, limits.address)
  // Whoever tries an account from many places must not lock its owner out of the place they work at.
  if (!(await attemptRepository.has(database.drizzle, known))) {
    await limit(database, `account ${account}`, limits.account)
  }
  const found = await staffRepository.findByEmail(database.drizzle, email)
  const matches = await passwordMatches(found?.isActive === true ? found.passwordHash : undefined, password)
  if (found === undefined || !matches) {
    throw new ContentError(401, 'Authorization', 'The e-mail address or the password is wrong')
  }
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + sessionHours * 3_600_000)
  await database.transaction(async (tx) => {
    await staffSessionRepository.add(tx, { tokenHash: hash(token), staffId: found.id, expiresAt })
    await attemptRepository.forget(tx, pair)
    await attemptRepository.count(tx, known, knownMs)
    await auditRepository.add(tx, found.id, 'sign_in', String(found.id))
  })
  const { passwordHash: _, ...member } = found
  return { member, token }
}

export async function signOut(database: Access, member: StaffMember, token: string): Promise<void> {
  await database.transaction(async (tx) => {
    await staffSessionRepository.end(tx, hash(token))
    await auditRepository.add(tx, member.id, 'sign_out', String(member.id))
  })
}

/** Who holds `token`; undefined when it opens nothing (any more). */
export async function readMember(
  database: Pick<Database, 'drizzle'>,
  token: string,
): Promise<StaffMember | undefined> {
  return /^[\w-]{43}$/.test(token) ? staffSessionRepository.find(database.drizzle, hash(token)) : undefined
}

async function limit(database: Access, key: string, most: number): Promise<void> {
  const { count, windowEnds } = await attemptRepository.count(database.drizzle, key, windowMs)
  if (count <= most) return
  const seconds = Math.ceil((windowEnds.getTime() - Date.now()) / 1000)
  const refusal = new ContentError(
    429,
    'TooManyRequests',
    `Too many attempts to sign in: wait ${seconds} seconds`,
  )
  refusal.retryAfter = seconds
  throw refusal
}
