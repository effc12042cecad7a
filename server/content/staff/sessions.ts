import { randomBytes } from 'node:crypto'
import type { Database, Executor } from '../../db/Database.ts'
import { addressKey } from '../../http/addressKey.ts'
import { passwordMatches } from '../../process/passwords.ts'
import { auditRepository } from '../auditRepository.ts'
import { ContentError } from '../ContentError.ts'
import { hash } from '../hash.ts'
import { attemptRepository } from './attemptRepository.ts'
import { deviceOf } from './deviceOf.ts'
import type { Factors } from './factors/createFactors.ts'
import { limit } from './limits.ts'
import { refusal, type UsedPasskey } from './passkeys/createPasskeys.ts'
import { passkeyRepository } from './passkeys/passkeyRepository.ts'
import { type StaffMember, staffRepository } from './staffRepository.ts'
import { type OpenSession, staffSessionRepository } from './staffSessionRepository.ts'

/** How long a session lasts, from signing in. */
export const sessionHours = 12

/** Attempts in the window: of one address on one account, of one address, and on one account from everywhere. */
const limits = { pair: 8, address: 40, account: 100 }

/** How long an address where somebody signed in is known as theirs. */
const knownMs = 30 * 24 * 3_600_000

type Access = Pick<Database, 'drizzle' | 'transaction'>

/** From where somebody signs in. */
export interface Place {
  address: string
  userAgent: string | undefined
  /** Token that their browser had until now, which knows only one. */
  before: string | undefined
}

export type SignedIn = { member: StaffMember; token: string }

/**
 * Opens a session; the token is known to the caller alone.
 * @returns with what to go on, where the password was right and is not enough
 * @throws ContentError 401 for a wrong address or password, in the same words and time, and for a wrong code; 429 after
 *   too many
 */
export async function signIn(
  database: Access,
  factors: Factors,
  credentials: { email: string; password: string; code?: string } & Place,
): Promise<SignedIn | { asked: Awaited<ReturnType<Factors['asked']>> }> {
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
    throw wrong()
  }
  const asked = await factors.asked(found.id)
  if (asked.length > 0) {
    if (credentials.code === undefined) return { asked }
    await factors.requireCode(found.id, credentials.code, place)
  }
  const token = await database.transaction(async (tx) => {
    // They may have been switched off, or the password taken from them, while it was looked at.
    if ((await staffRepository.hold(tx, found.id))?.passwordHash !== found.passwordHash) throw wrong()
    await attemptRepository.forget(tx, pair)
    await attemptRepository.count(tx, known, knownMs)
    return openSession(tx, found.id, credentials)
  })
  const { passwordHash: _, ...member } = found
  return { member, token }
}

const wrong = () => new ContentError(401, 'Authorization', 'The e-mail address or the password is wrong')

/**
 * Opens a session for whoever's passkey has signed, which shows password and second factor in one.
 * @param read whose passkey it was
 * @throws ContentError 401 for none of ours, in the same words whatever was wrong; 429 after too many
 */
export async function signInByPasskey(
  database: Access,
  place: Place,
  read: () => Promise<UsedPasskey | undefined>,
): Promise<SignedIn> {
  await limit(database, `address ${addressKey(place.address)}`, limits.address)
  const used = await read()
  if (used === undefined) throw refusal(401)
  const { member, passkeyId } = used
  const token = await database.transaction(async (tx) => {
    // An admin may have switched them off or taken it away meanwhile.
    if (!(await staffRepository.hold(tx, member.id))) throw refusal(401)
    if (!(await passkeyRepository.has(tx, passkeyId))) throw refusal(401)
    return openSession(tx, member.id, place)
  })
  return { member, token }
}

/**
 * Opens a session in the place of the one that the browser had, which nobody could end by signing out any more.
 * @returns the token of the new session
 */
export async function openSession(
  tx: Executor,
  staffId: number,
  { address, userAgent, before }: Place,
): Promise<string> {
  const left = before === undefined ? undefined : await staffSessionRepository.end(tx, hash(before))
  if (left !== undefined) await auditRepository.add(tx, left, 'sign_out', String(left))
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + sessionHours * 3_600_000)
  const where = { device: deviceOf(userAgent), place: addressKey(address) }
  await staffSessionRepository.add(tx, { tokenHash: hash(token), staffId, expiresAt, ...where })
  await auditRepository.add(tx, staffId, 'sign_in', String(staffId))
  return token
}

/** @throws ContentError 404 when it is none of the member's, or over */
export async function endSession(database: Access, byId: number, staffId: number, id: number): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await staffSessionRepository.endOne(tx, staffId, id)))
      throw new ContentError(404, 'NotFound', `There is no session ${id}`)
    await auditRepository.add(tx, byId, 'end_sessions', String(staffId), { session: id })
  })
}

/** @param but a session that goes on */
export async function endSessions(
  database: Access,
  byId: number,
  staffId: number,
  but?: number,
): Promise<void> {
  await database.transaction(async (tx) => {
    const ended = await staffSessionRepository.endAll(tx, staffId, but)
    if (ended > 0) await auditRepository.add(tx, byId, 'end_sessions', String(staffId), { sessions: ended })
  })
}

export async function signOut(database: Access, member: StaffMember, token: string): Promise<void> {
  await database.transaction(async (tx) => {
    await staffSessionRepository.end(tx, hash(token))
    await auditRepository.add(tx, member.id, 'sign_out', String(member.id))
  })
}

/** Whose session `token` opens; undefined when it opens none (any more). */
export async function readSession(
  database: Pick<Database, 'drizzle'>,
  token: string,
): Promise<OpenSession | undefined> {
  return /^[\w-]{43}$/.test(token) ? staffSessionRepository.find(database.drizzle, hash(token)) : undefined
}
