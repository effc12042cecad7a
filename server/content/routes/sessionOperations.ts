import type { StaffSessions } from '#generated/contentApi.ts'
import type { Database } from '../../db/Database.ts'
import { cookieName } from '../../http/cookies.ts'
import { staffCookie } from '../staff/authenticate.ts'
import { changePassword } from '../staff/changePassword.ts'
import { memberView } from '../staff/memberView.ts'
import { prove } from '../staff/proof.ts'
import { endSession, endSessions, signIn, signOut } from '../staff/sessions.ts'
import { staffSessionRepository } from '../staff/staffSessionRepository.ts'
import type { ContentContext, Operations } from './Operation.ts'
import { openCookie, placeOf, staffCookieOptions } from './sessionCookie.ts'

type Sessions = Operations<
  | 'content.getSession'
  | 'content.createSession'
  | 'content.deleteSession'
  | 'content.prove'
  | 'content.changePassword'
  | 'content.listSessions'
  | 'content.endSession'
  | 'content.endOtherSessions'
>

/** What everybody on the staff does about their own sign-in. */
export function sessionOperations({ database, factors, secondFactor }: ContentContext): Sessions {
  return {
    'content.getSession': {
      role: 'editor',
      due: true,
      handle: ({ member }) => memberView(member, secondFactor),
    },
    'content.createSession': {
      role: 'public',
      async handle({ body, request, reply }) {
        const came = await signIn(database, factors, { ...body, ...placeOf(request) })
        if ('asked' in came) {
          reply.code(202)
          return { second_factor: came.asked }
        }
        openCookie(request, reply, came.token)
        return memberView(came.member, secondFactor)
      },
    },
    'content.deleteSession': {
      role: 'editor',
      due: true,
      async handle({ member, token, request, reply }) {
        await signOut(database, member, token)
        return reply
          .clearCookie(cookieName(request, staffCookie), staffCookieOptions(request))
          .code(204)
          .send()
      },
    },
    'content.prove': {
      role: 'editor',
      due: true,
      async handle({ body, member, reply }) {
        await prove(database, member, body.password)
        return reply.code(204).send()
      },
    },
    'content.changePassword': {
      role: 'editor',
      due: true,
      async handle({ body, member, reply }) {
        await changePassword(database, member, body)
        return reply.code(204).send()
      },
    },
    'content.listSessions': {
      role: 'editor',
      handle: ({ member }) => sessionsOf(database, member.id, member.sessionId),
    },
    'content.endSession': {
      role: 'editor',
      async handle({ path, member, reply }) {
        await endSession(database, member.id, member.id, path.id)
        return reply.code(204).send()
      },
    },
    'content.endOtherSessions': {
      role: 'editor',
      async handle({ member, reply }) {
        await endSessions(database, member.id, member.id, member.sessionId)
        return reply.code(204).send()
      },
    },
  }
}

/** @param own session of the caller */
export async function sessionsOf(
  { drizzle }: Pick<Database, 'drizzle'>,
  staffId: number,
  own: number,
): Promise<StaffSessions> {
  const rows = await staffSessionRepository.list(drizzle, staffId)
  return {
    items: rows.map(({ id, device, place, createdAt, seenAt, expiresAt }) => ({
      id,
      device,
      place,
      created_at: createdAt.toISOString(),
      seen_at: seenAt.toISOString(),
      expires_at: expiresAt.toISOString(),
      is_own: id === own,
    })),
  }
}
