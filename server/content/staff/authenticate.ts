import type { FastifyRequest } from 'fastify'
import type { Database } from '../../db/Database.ts'
import { readCookie } from '../../http/cookies.ts'
import { ContentError } from '../ContentError.ts'
import { type Due, dueOf, type SecondFactorRule } from './due.ts'
import { requireFresh } from './proof.ts'
import { type Role, roles } from './roles.ts'
import { readSession } from './sessions.ts'
import type { StaffMember } from './staffRepository.ts'
import { staffSessionRepository } from './staffSessionRepository.ts'

/** Cookie of a staff session, apart from that of a player; on https `__Host-staff_sid`. */
export const staffCookie = 'staff_sid'

/** Milliseconds within which it is not written down anew that a session is used. */
const seenMs = 5 * 60_000

/** Who calls, and when they last showed that it is them. */
export type CallingMember = StaffMember & { provenAt: Date; sessionId: number }

export interface Caller {
  member: CallingMember
  token: string
}

export interface Access {
  role: Role
  /** Only for who has shown within minutes who they are. */
  fresh?: boolean
  /** Also for whom something is due first: anything, or this alone. */
  due?: true | Due | undefined
}

/**
 * Who calls, by cookie or, for programs, by `Authorization: Bearer` with the same token.
 * @throws ContentError 401 when nobody is signed in, 403 when they may not
 */
export async function authenticate(
  database: Pick<Database, 'drizzle'>,
  request: FastifyRequest,
  { role, fresh = false, due }: Access,
  { publicUrl, secondFactor }: { publicUrl?: string | undefined; secondFactor: SecondFactorRule },
): Promise<Caller> {
  const bearer = /^Bearer ([\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const token = bearer ?? readCookie(request, staffCookie)
  const session = token === undefined ? undefined : await readSession(database, token)
  if (token === undefined || session === undefined) {
    throw new ContentError(401, 'Authorization', 'Sign in at /content/session first')
  }
  const { id: sessionId, member, provenAt, seenAt } = session
  if (roles.indexOf(member.role) < roles.indexOf(role)) {
    throw new ContentError(403, 'AccessDenied', `This needs the role ${role}; you have ${member.role}`)
  }
  // A browser sends a cookie by itself, also from another site; a bearer token it does not.
  if (bearer === undefined) requireSameOrigin(request, publicUrl, false)
  if (Date.now() - seenAt.getTime() > seenMs) await staffSessionRepository.see(database.drizzle, sessionId)
  if (due !== true) requireNothingDue(dueOf(member, secondFactor).filter((one) => one !== due))
  if (fresh) requireFresh(provenAt)
  return { member: { ...member, provenAt, sessionId }, token }
}

function requireNothingDue([first]: readonly Due[]): void {
  if (first === 'new_password')
    throw new ContentError(403, 'PasswordChangeRequired', 'Choose another password first')
  if (first === 'second_factor')
    throw new ContentError(403, 'SecondFactorRequired', 'Your role needs a second factor: add one first')
}

/**
 * Refuses what another site makes a browser write here.
 * @param silent whether a request that says nothing of its origin passes: browsers always say it, programs never
 * @throws ContentError 403
 */
export function requireSameOrigin(
  request: FastifyRequest,
  publicUrl: string | undefined,
  silent: boolean,
): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const { origin, 'sec-fetch-site': site } = request.headers
  if (
    site !== undefined
      ? site === 'same-origin'
      : origin === undefined
        ? silent
        : isOwn(request, publicUrl, origin)
  ) {
    return
  }
  throw new ContentError(403, 'AccessDenied', 'The request must come from the same origin')
}

function isOwn(request: FastifyRequest, publicUrl: string | undefined, origin: string): boolean {
  return origin === (publicUrl ?? `${request.protocol}://${request.host}`)
}
