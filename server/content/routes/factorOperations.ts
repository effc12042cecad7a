import { isFactorRequired } from '../staff/due.ts'
import type { ContentContext, Operations } from './Operation.ts'

type FactorOperations = Operations<
  | 'content.getFactors'
  | 'content.startTotp'
  | 'content.confirmTotp'
  | 'content.removeTotp'
  | 'content.renewRecoveryCodes'
>

/** What everybody on the staff does about their own second factor, also where their role has them add one first. */
export function factorOperations({ factors, passkeys, secondFactor }: ContentContext): FactorOperations {
  return {
    'content.getFactors': {
      role: 'editor',
      due: 'second_factor',
      async handle({ member }) {
        const { totpSince, recoveryCodes } = await factors.of(member.id)
        return {
          is_required: isFactorRequired(secondFactor, member.role),
          ...(totpSince && { totp: { created_at: totpSince.toISOString() } }),
          passkeys: (await passkeys.list(member.id)).map(({ id, name, createdAt, usedAt }) => ({
            id,
            name,
            created_at: createdAt.toISOString(),
            ...(usedAt && { used_at: usedAt.toISOString() }),
          })),
          recovery_codes: recoveryCodes,
        }
      },
    },
    'content.startTotp': {
      role: 'editor',
      due: 'second_factor',
      fresh: true,
      handle: ({ member }) => factors.start(member),
    },
    'content.confirmTotp': {
      role: 'editor',
      due: 'second_factor',
      fresh: true,
      handle: async ({ body, member }) => ({
        recovery_codes: await factors.confirm(member, body.ticket, body.code),
      }),
    },
    'content.removeTotp': {
      role: 'editor',
      fresh: true,
      async handle({ member, reply }) {
        await factors.removeTotp(member)
        return reply.code(204).send()
      },
    },
    'content.renewRecoveryCodes': {
      role: 'editor',
      fresh: true,
      handle: async ({ member }) => ({ recovery_codes: await factors.renewRecoveryCodes(member) }),
    },
  }
}
