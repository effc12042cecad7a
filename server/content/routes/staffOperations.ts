import type { FastifyRequest } from 'fastify'
import type { StaffMember as StaffView } from '#generated/contentApi.ts'
import { cookieName, isSecure } from '../../http/cookies.ts'
import { staffCookie } from '../staff/authenticate.ts'
import { addMember, changeMember } from '../staff/members.ts'
import { sessionHours, signIn, signOut } from '../staff/sessions.ts'
import { type StaffMember, staffRepository } from '../staff/staffRepository.ts'
import type { ContentContext, Operations } from './Operation.ts'

type Staff = Operations<
  | 'content.getSession'
  | 'content.createSession'
  | 'content.deleteSession'
  | 'content.listStaff'
  | 'content.addStaff'
  | 'content.changeStaff'
>

export function staffOperations({ database }: ContentContext): Staff {
  return {
    'content.getSession': { role: 'editor', handle: ({ member }) => view(member) },
    'content.createSession': {
      role: 'public',
      async handle({ body, request, reply }) {
        const { member, token } = await signIn(database, { ...body, address: request.ip })
        reply.setCookie(cookieName(request, staffCookie), token, {
          ...cookie(request),
          maxAge: sessionHours * 3600,
        })
        return view(member)
      },
    },
    'content.deleteSession': {
      role: 'editor',
      async handle({ member, token, request, reply }) {
        await signOut(database, member, token)
        return reply.clearCookie(cookieName(request, staffCookie), cookie(request)).code(204).send()
      },
    },
    'content.listStaff': {
      role: 'admin',
      handle: async () => ({ items: (await staffRepository.list(database.drizzle)).map(view) }),
    },
    'content.addStaff': {
      role: 'admin',
      async handle({ body, member, reply }) {
        reply.code(201)
        return view(await addMember(database, member.id, body))
      },
    },
    'content.changeStaff': {
      role: 'admin',
      async handle({ body, path, member }) {
        const { is_active: isActive, ...rest } = body
        return view(
          await changeMember(database, member.id, path.id, {
            ...rest,
            ...(isActive === undefined ? {} : { isActive }),
          }),
        )
      },
    },
  }
}

function cookie(request: FastifyRequest) {
  const secure = isSecure(request)
  // With its prefix a cookie has no other path; the gateway passes this one on to nobody.
  return { path: secure ? '/' : '/content', httpOnly: true, sameSite: 'strict', secure } as const
}

function view({ id, email, name, role, isActive }: StaffMember): StaffView {
  return { id, email, name, role, is_active: isActive }
}
