import type { FastifyRequest } from 'fastify'
import type { StaffInvitation } from '#generated/contentApi.ts'
import { addressKey } from '../../http/addressKey.ts'
import { ContentError } from '../ContentError.ts'
import { hash } from '../hash.ts'
import { deviceOf } from '../staff/deviceOf.ts'
import type { WayIn } from '../staff/invitations/createInvitations.ts'
import type { Invitation } from '../staff/invitations/invitationRepository.ts'
import { limit } from '../staff/limits.ts'
import { memberView } from '../staff/memberView.ts'
import type { ContentContext, Operations } from './Operation.ts'
import { partyOf } from './partyOf.ts'
import { openCookie, placeOf } from './sessionCookie.ts'

type InvitationOperations = Operations<
  | 'content.listInvitations'
  | 'content.invite'
  | 'content.revokeInvitation'
  | 'content.readInvitation'
  | 'content.createInvitedPasskey'
  | 'content.acceptInvitation'
>

/** In a quarter of an hour: of one administrator, and tries of one network to use a link. */
const limits = { invite: 40, open: 60 }

/** How somebody comes to be on the staff without anybody else knowing their password. */
export function invitationOperations(context: ContentContext): InvitationOperations {
  const { database, invitations, passkeys, secondFactor } = context
  const limitOpening = (request: FastifyRequest) =>
    limit(database, `invitation ${addressKey(request.ip)}`, limits.open)
  const boundTo = (token: string) => `invitation ${hash(token)}`

  return {
    'content.listInvitations': {
      role: 'admin',
      handle: async () => ({ items: (await invitations.list()).map(view) }),
    },
    'content.invite': {
      role: 'admin',
      fresh: true,
      async handle({ body, member, reply }) {
        await limit(database, `invite ${member.id}`, limits.invite)
        const { token, expiresAt, isSent } = await invitations.invite(member, body.email, body.role)
        reply.code(201)
        return { token, expires_at: expiresAt.toISOString(), is_sent: isSent }
      },
    },
    'content.revokeInvitation': {
      role: 'admin',
      async handle({ path, member, reply }) {
        await invitations.revoke(member.id, path.id)
        return reply.code(204).send()
      },
    },
    'content.readInvitation': {
      role: 'public',
      async handle({ body, request, reply }) {
        reply.header('cache-control', 'no-store')
        await limitOpening(request)
        return view(await invitations.read(body.token))
      },
    },
    'content.createInvitedPasskey': {
      role: 'public',
      async handle({ body, request, reply }) {
        reply.header('cache-control', 'no-store')
        await limitOpening(request)
        const { memberId, email } = await invitations.read(body.token)
        const owner = { id: memberId, email, name: body.name }
        return passkeys.creation(partyOf(context, request), owner, boundTo(body.token))
      },
    },
    'content.acceptInvitation': {
      role: 'public',
      async handle({ body, request, reply }) {
        reply.header('cache-control', 'no-store')
        await limitOpening(request)
        const { token, name, password, credential } = body
        if ((password === undefined) === (credential === undefined))
          throw new ContentError(400, 'InvalidRequest', 'Give either a password or a passkey')
        await invitations.read(token)
        const place = placeOf(request)
        const way: WayIn =
          credential === undefined
            ? { password: String(password) }
            : {
                passkey: {
                  name: deviceOf(place.userAgent) || 'Passkey',
                  made: await passkeys.made(partyOf(context, request), boundTo(token), credential),
                },
              }
        const came = await invitations.accept(token, name, way, place)
        openCookie(request, reply, came.token)
        reply.code(201)
        return memberView(came.member, secondFactor)
      },
    },
  }
}

function view({ id, email, role, invitedBy, createdAt, expiresAt }: Invitation): StaffInvitation {
  return {
    ...{ id, email, role },
    invited_by: invitedBy,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
  }
}
