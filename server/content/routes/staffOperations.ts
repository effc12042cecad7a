import { ContentError } from '../ContentError.ts'
import { resetFactors } from '../staff/factors/resetFactors.ts'
import { addMember, changeMember } from '../staff/members.ts'
import { memberView } from '../staff/memberView.ts'
import { requireSession } from '../staff/proof.ts'
import { endSessions } from '../staff/sessions.ts'
import { type StaffMember, staffRepository } from '../staff/staffRepository.ts'
import type { ContentContext, Operations } from './Operation.ts'
import { sessionsOf } from './sessionOperations.ts'

type Staff = Operations<
  | 'content.listStaff'
  | 'content.addStaff'
  | 'content.changeStaff'
  | 'content.listStaffSessions'
  | 'content.endStaffSessions'
  | 'content.resetFactors'
>

/** What admins do about the staff. */
export function staffOperations({ database, secondFactor }: ContentContext): Staff {
  const view = (member: StaffMember) => memberView(member, secondFactor)

  async function requireMember(id: number): Promise<void> {
    if ((await staffRepository.find(database.drizzle, id)) === undefined)
      throw new ContentError(404, 'NotFound', `There is no member of staff ${id}`)
  }

  return {
    'content.listStaff': {
      role: 'admin',
      handle: async () => ({ items: (await staffRepository.list(database.drizzle)).map(view) }),
    },
    'content.addStaff': {
      role: 'admin',
      fresh: true,
      async handle({ body, member, reply }) {
        const { must_change_password: mustChangePassword = false, ...rest } = body
        reply.code(201)
        return view(await addMember(database, member, { ...rest, mustChangePassword }))
      },
    },
    'content.changeStaff': {
      role: 'admin',
      fresh: true,
      async handle({ body, path, member }) {
        const { is_active: isActive, must_change_password: mustChangePassword, ...rest } = body
        return view(
          await changeMember(database, member, path.id, {
            ...rest,
            ...(isActive === undefined ? {} : { isActive }),
            ...(mustChangePassword === undefined ? {} : { mustChangePassword }),
          }),
        )
      },
    },
    'content.listStaffSessions': {
      role: 'admin',
      async handle({ path, member }) {
        await requireMember(path.id)
        return sessionsOf(database, path.id, member.sessionId)
      },
    },
    'content.endStaffSessions': {
      role: 'admin',
      fresh: true,
      async handle({ path, member, reply }) {
        await requireMember(path.id)
        await endSessions(database, member.id, path.id)
        return reply.code(204).send()
      },
    },
    'content.resetFactors': {
      role: 'admin',
      fresh: true,
      async handle({ path, member, reply }) {
        await requireMember(path.id)
        await database.transaction(async (tx) => {
          await requireSession(tx, member)
          await resetFactors(tx, member.id, path.id)
        })
        return reply.code(204).send()
      },
    },
  }
}
