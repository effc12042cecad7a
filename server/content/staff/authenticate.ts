import type { FastifyRequest } from 'fastify'
import type { Database } from '../../db/Database.ts'
import { readCookie } from '../../http/cookies.ts'
import { ContentError } from '../ContentError.ts'
import { type Role, roles } from './roles.ts'
import { readMember } from './sessions.ts'
import type { StaffMember } from './staffRepository.ts'

/** Cookie of a staff session, apart from that of a player; on https `__Host-staff_sid`. */
export const staffCookie = 'staff_sid'

export interface Caller {
  member: StaffMember
  token: string
}

/**
 * Who calls, by cookie or, for programs, by `Authorization: Bearer` with the same token.
 * @throws ContentError 401 when nobody is signed in, 403 when they may not
 */
export async function authenticate(
  database: Pick<Database, 'drizzle'>,
  request: FastifyRequest,
  role: Role,
  publicUrl: string | undefined,
): Promise<Caller> {
  const bearer = /^Bearer ([\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const token = bearer ?? readCookie(request, staffCookie)
  const member = token === undefined ? undefined : await readMember(database, token)
  if (token === undefined || member === undefined) {
    throw new ContentError(401, 'Authorization', 'Sign in at /content/session first')
  }
  if (roles.indexOf(member.role) < roles.indexOf(role)) {
    throw new ContentError(403, 'AccessDenied', `This needs the role ${role}; you have ${member.role}`)
  }
  // A browser sends a cookie by itself, also from another site; a bearer token it does not.
  if (bearer === undefined) requireSameOrigin(request, publicUrl, false)
  return { member, token }
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
