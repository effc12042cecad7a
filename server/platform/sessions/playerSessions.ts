import type { FastifyRequest } from 'fastify'
import type { SessionFacts } from '#schemas/compiler/bootData.ts'
import type { Executor } from '../../db/Database.ts'
import { accountInfo } from '../accounts/accountInfo.ts'
import type { Account } from '../accounts/accountRepository.ts'
import { PlatformError } from '../errors.ts'
import type { CallContext, Session } from '../operations.ts'
import {
  type FoundSession,
  type SessionRepository,
  sessionLifetime,
  type Visitor,
} from './sessionRepository.ts'

/** Name of the players' session cookie (a fixed surface). */
export const sessionCookie = 'sid'

const anonymous: SessionFacts = { authenticated: false, uid: 0 }

const visitor = ({ ip, userAgent }: CallContext): Visitor => ({ ip, userAgent })

/** Sign-ins of players: the cookie on one side, the table of sessions on the other. */
export function createPlayerSessions(repository: SessionRepository) {
  async function owner(token: string | undefined): Promise<FoundSession | undefined> {
    if (token === undefined || token.length !== 43) return undefined
    return repository.find(token)
  }

  return {
    /** For calls: whose cookie this is. A player who was banned since they signed in can call nothing any more. */
    async session(request: FastifyRequest): Promise<Session | null> {
      const found = await owner(request.cookies[sessionCookie])
      return found && !found.account.isBanned ? { id: found.id, uid: found.account.uid } : null
    },

    /** For pages: what conditions and bindings may see under /session. */
    async facts(request: FastifyRequest): Promise<SessionFacts> {
      const found = await owner(request.cookies[sessionCookie])
      if (!found) return anonymous
      return {
        ...accountInfo(found),
        authenticated: true,
        uid: found.account.uid,
        ...(found.account.isBanned ? { is_banned: true } : {}),
        ...(found.profile?.firstName ? { first_name: found.profile.firstName } : {}),
      }
    },

    /**
     * A new session under a new token, whatever cookie came with the call: a planted one is worth nothing.
     * @param account as its password was checked; when it was changed since, nobody is signed in
     */
    async start(account: Pick<Account, 'uid' | 'passwordHash'>, context: CallContext): Promise<void> {
      const old = context.cookie(sessionCookie)
      const token = await repository.create(account, visitor(context))
      if (token === undefined) throw new PlatformError('AuthorizationException', 'Wrong login or password')
      context.setCookie(sessionCookie, token, { maxAge: sessionLifetime / 1000 })
      if (old) await repository.end(old)
    },

    /**
     * Ends every session of an account and opens one for the caller, in the transaction that changes what signs in.
     * @returns what gives the caller the new cookie, to be called once the transaction is through
     */
    async renew(
      account: Pick<Account, 'uid' | 'passwordHash'>,
      context: CallContext,
      tx: Executor,
    ): Promise<() => void> {
      await repository.endAll(account.uid, tx)
      const token = await repository.create(account, visitor(context), tx)
      if (token === undefined) throw new Error('The account changed within its own transaction')
      return () => context.setCookie(sessionCookie, token, { maxAge: sessionLifetime / 1000 })
    },

    async end(context: CallContext): Promise<void> {
      const token = context.cookie(sessionCookie)
      if (token) await repository.end(token)
      context.clearCookie(sessionCookie)
    },

    /**
     * Ends every sign-in of an account, at once and everywhere.
     * @param executor an open transaction, so that they end with what it does
     */
    async endAllSessions(uid: number, executor?: Executor): Promise<void> {
      await repository.endAll(uid, executor)
    },

    list: (uid: number) => repository.list(uid),
    endOne: (uid: number, id: string) => repository.endOne(uid, id),
    endOthers: (uid: number, id: string) => repository.endAll(uid, undefined, id),
  }
}

export type PlayerSessions = ReturnType<typeof createPlayerSessions>
