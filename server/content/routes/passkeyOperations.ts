import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressKey } from '../../http/addressKey.ts'
import { cookieName, readCookie } from '../../http/cookies.ts'
import type { CallingMember } from '../staff/authenticate.ts'
import { limit } from '../staff/limits.ts'
import { memberView } from '../staff/memberView.ts'
import { refusal } from '../staff/passkeys/createPasskeys.ts'
import { limitProofs, requireSession } from '../staff/proof.ts'
import { signInByPasskey } from '../staff/sessions.ts'
import { staffSessionRepository } from '../staff/staffSessionRepository.ts'
import type { ContentContext, Operations } from './Operation.ts'
import { partyOf } from './partyOf.ts'
import { openCookie, placeOf, staffCookieOptions } from './sessionCookie.ts'

type PasskeyOperations = Operations<
  | 'content.requestPasskey'
  | 'content.createSessionByPasskey'
  | 'content.createPasskey'
  | 'content.addPasskey'
  | 'content.renamePasskey'
  | 'content.removePasskey'
  | 'content.requestProof'
  | 'content.proveByPasskey'
>

/** Names the browser that asked for a challenge, so that no other can answer in its place. */
const challengeCookie = 'staff_challenge'
const challengeSeconds = 300
/** Challenges of one network in a quarter of an hour. */
const challenges = 100

export function passkeyOperations(context: ContentContext): PasskeyOperations {
  const { database, passkeys, secondFactor } = context
  const boundTo = ({ sessionId }: CallingMember) => `session ${sessionId}`

  function nameBrowser(request: FastifyRequest, reply: FastifyReply): string {
    const name = randomBytes(32).toString('base64url')
    const options = { ...staffCookieOptions(request), maxAge: challengeSeconds }
    reply.setCookie(cookieName(request, challengeCookie), name, options)
    return `browser ${name}`
  }

  return {
    'content.requestPasskey': {
      role: 'public',
      async handle({ request, reply }) {
        await limit(database, `challenge ${addressKey(request.ip)}`, challenges)
        reply.header('cache-control', 'no-store')
        return passkeys.request(partyOf(context, request), nameBrowser(request, reply))
      },
    },
    'content.createSessionByPasskey': {
      role: 'public',
      async handle({ body, request, reply }) {
        const browser = readCookie(request, challengeCookie)
        const came = await signInByPasskey(database, placeOf(request), async () =>
          browser === undefined
            ? undefined
            : passkeys.read(partyOf(context, request), `browser ${browser}`, body.credential),
        )
        reply.clearCookie(cookieName(request, challengeCookie), staffCookieOptions(request))
        openCookie(request, reply, came.token)
        return memberView(came.member, secondFactor)
      },
    },
    'content.createPasskey': {
      role: 'editor',
      due: 'second_factor',
      fresh: true,
      handle: ({ member, request }) => passkeys.creation(partyOf(context, request), member, boundTo(member)),
    },
    'content.addPasskey': {
      role: 'editor',
      due: 'second_factor',
      fresh: true,
      async handle({ body, member, request, reply }) {
        const { name, credential } = body
        const made = await passkeys.made(partyOf(context, request), boundTo(member), credential)
        const codes = await database.transaction(async (tx) => {
          await requireSession(tx, member)
          return passkeys.keep(tx, member.id, name, made)
        })
        reply.code(201)
        return { recovery_codes: codes }
      },
    },
    'content.renamePasskey': {
      role: 'editor',
      async handle({ path, body, member, reply }) {
        await passkeys.rename(member.id, path.id, body.name)
        return reply.code(204).send()
      },
    },
    'content.removePasskey': {
      role: 'editor',
      fresh: true,
      async handle({ path, member, reply }) {
        await passkeys.remove(member, path.id)
        return reply.code(204).send()
      },
    },
    'content.requestProof': {
      role: 'editor',
      due: true,
      handle: ({ member, request }) =>
        passkeys.request(partyOf(context, request), boundTo(member), member.id),
    },
    'content.proveByPasskey': {
      role: 'editor',
      due: true,
      async handle({ body, member, request, reply }) {
        await limitProofs(database, member.id)
        const used = await passkeys.read(partyOf(context, request), boundTo(member), body.credential)
        if (used?.member.id !== member.id) throw refusal(403)
        await staffSessionRepository.prove(database.drizzle, member.sessionId)
        return reply.code(204).send()
      },
    },
  }
}
