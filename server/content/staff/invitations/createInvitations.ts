import { randomBytes } from 'node:crypto'
import type { Database, Executor } from '../../../db/Database.ts'
import { hashPassword } from '../../../process/passwords.ts'
import { auditRepository } from '../../auditRepository.ts'
import { ContentError } from '../../ContentError.ts'
import { hash } from '../../hash.ts'
import { factorRepository } from '../factors/factorRepository.ts'
import type { MadePasskey, Passkeys } from '../passkeys/createPasskeys.ts'
import { requireSession, type Signed } from '../proof.ts'
import type { Role } from '../roles.ts'
import { openSession, type Place, type SignedIn } from '../sessions.ts'
import { type StaffMember, staffRepository } from '../staffRepository.ts'
import { type Invitation, invitationRepository } from './invitationRepository.ts'

/** Whom an invitation is sent to, and what opens it. */
export type InvitationLetter = { email: string; token: string; invitedBy: string; expiresAt: Date }

/** Leaves it to be sent, in an open transaction. @returns whether there is a way to send it, and words for it */
export type SendInvitation = (letter: InvitationLetter, tx: Executor) => Promise<boolean>

type InvitationServices = {
  database: Pick<Database, 'drizzle' | 'transaction'>
  passkeys: Pick<Passkeys, 'keep'>
  /** For how long a link is good. */
  days: number
  send: SendInvitation
}

/** How somebody who joins will sign in. */
export type WayIn = { password: string } | { passkey: { name: string; made: MadePasskey } }

/** Invitations to the staff: a link that is good once, for some days, and as long as who sent it may invite. */
export function createInvitations({ database, passkeys, days, send }: InvitationServices) {
  /** @throws ContentError 404 for a link that nobody gave out; 410 for one that opens nothing any more, which says why */
  async function read(token: string): Promise<Invitation> {
    const found = await invitationRepository.find(database.drizzle, hash(token))
    if (found === undefined) throw new ContentError(404, 'NotFound', 'There is no such invitation')
    requireOpen(found)
    return found
  }

  return {
    read,
    list: () => invitationRepository.waiting(database.drizzle),

    /**
     * Invites somebody, in place of an invitation that waits for the same address. Who is on the staff and has no way in any
     * more may be invited too.
     * @returns the token, which nobody is told again, and whether a letter carries it
     * @throws ContentError 409 when somebody has the address, or is invited at this moment
     */
    async invite(
      by: Signed & Pick<StaffMember, 'name'>,
      email: string,
      role: Role,
    ): Promise<{ token: string; expiresAt: Date; isSent: boolean }> {
      const token = randomBytes(32).toString('base64url')
      const expiresAt = new Date(Date.now() + days * 24 * 3_600_000)
      return database.transaction(async (tx) => {
        await requireSession(tx, by)
        const present = await staffRepository.findByEmail(tx, email)
        if (present && (await isThere(tx, present))) throw taken(email)
        const added = await invitationRepository.add(tx, {
          ...{ email, role, expiresAt },
          tokenHash: hash(token),
          memberId: present?.id ?? (await invitationRepository.reserveMember(tx)),
          invitedBy: by.id,
        })
        if (added === undefined)
          throw new ContentError(409, 'InvitedTwice', 'Somebody else has just invited them')
        await auditRepository.add(tx, by.id, 'invite', String(added), { email, role })
        return { token, expiresAt, isSent: await send({ email, token, invitedBy: by.name, expiresAt }, tx) }
      })
    },

    /** @throws ContentError 404 when none with the number waits */
    async revoke(byId: number, id: number): Promise<void> {
      await database.transaction(async (tx) => {
        const revoked = await invitationRepository.revoke(tx, id)
        if (revoked === undefined)
          throw new ContentError(404, 'NotFound', `No invitation ${id} waits for an answer`)
        await auditRepository.add(tx, byId, 'revoke_invitation', String(id), revoked)
      })
    },

    /**
     * Makes a member of whoever holds the link, and signs them in.
     * @throws as `read`; ContentError 409 when the address was taken meanwhile
     */
    async accept(token: string, name: string, way: WayIn, place: Place): Promise<SignedIn> {
      const { id, email, role, memberId, inviterId } = await read(token)
      const passwordHash = 'password' in way ? await hashPassword(way.password) : null
      return database.transaction(async (tx) => {
        // Who invited may have left since it was read, and does not leave before this is done.
        if ((await staffRepository.hold(tx, inviterId))?.role !== 'admin') throw over('revoked')
        if (!(await invitationRepository.accept(tx, id))) throw over('used')
        const back = await staffRepository.find(tx, memberId)
        if (back && (await isThere(tx, back))) throw taken(email)
        if (back) await staffRepository.change(tx, memberId, { name, role, passwordHash })
        else if (!(await staffRepository.join(tx, { id: memberId, email, name, role, passwordHash })))
          throw taken(email)
        await auditRepository.add(tx, memberId, 'accept_invitation', String(memberId), { email, role })
        if ('passkey' in way) await passkeys.keep(tx, memberId, way.passkey.name, way.passkey.made)
        const opened = await openSession(tx, memberId, place)
        const member = await staffRepository.find(tx, memberId)
        if (member === undefined) throw new Error('Nobody has joined')
        return { member, token: opened }
      })
    },
  }
}

export type Invitations = ReturnType<typeof createInvitations>

/** Unless they have neither password nor passkey, and lack nothing else. An app opens nothing by itself. */
const isThere = async (executor: Executor, { id, hasPassword, isActive }: StaffMember): Promise<boolean> =>
  !isActive || hasPassword || (await factorRepository.countPasskeys(executor, id)) > 0

const taken = (email: string) =>
  new ContentError(409, 'EmailTaken', `Somebody on the staff already has ${email}`)

const reasons = {
  used: ['InvitationUsed', 'This invitation was accepted already'],
  revoked: ['InvitationRevoked', 'This invitation was taken back'],
  replaced: ['InvitationReplaced', 'A newer invitation was sent'],
  expired: ['InvitationExpired', 'This invitation has expired'],
} as const

function over(reason: keyof typeof reasons): ContentError {
  const [type, message] = reasons[reason]
  return new ContentError(410, type, message)
}

function requireOpen({ outcome, expiresAt, isVouched }: Invitation): void {
  if (outcome === 'accepted') throw over('used')
  if (outcome === 'replaced') throw over('replaced')
  // What an administrator who has left gave out lets nobody in.
  if (outcome === 'revoked' || !isVouched) throw over('revoked')
  if (expiresAt.getTime() <= Date.now()) throw over('expired')
}
