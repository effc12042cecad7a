import type { FastifyRequest } from 'fastify'
import type { SessionFacts } from '#schemas/runtime/bootData.ts'
import type { Database, Executor } from '../../db/Database.ts'
import { readCookie } from '../../http/cookies.ts'
import type { Account } from '../accounts/accountRepository.ts'
import type { PlayerEvents } from '../events/createPlayerEvents.ts'
import { notSignedIn, PlatformError } from '../shared/errors.ts'
import type { CallContext, OperationResponse, Session } from '../shared/operations.ts'
import { signedIn } from '../shared/signedIn.ts'
import { sessionLifetime, sessionRepository, type Visitor, withdrawLifetime } from './sessionRepository.ts'

/** Name of the players' session cookie (a fixed surface; on https `__Host-sid`). */
export const sessionCookie = 'sid'

const anonymous: SessionFacts = { authenticated: false, uid: 0 }

const visitor = ({ ip, userAgent }: CallContext): Visitor => ({ ip, userAgent })

/** Whose token it is; `seenLately` says that its use need not be noted again. */
export type TokenOwner = {
  info: OperationResponse<'account.getInfo'>
  isBlocked: boolean
  seenLately: boolean
}

/** Tells whose a token is, with all that pages say of them. */
type TokenReader = { ofToken(token: string): Promise<TokenOwner | undefined> }

type Services = {
  database: Pick<Database, 'drizzle'>
  players: TokenReader
  protection: { refuseExcluded(uid: number): Promise<unknown> }
  events: Pick<PlayerEvents, 'notify'>
}

/** Sign-ins of players: the cookie on one side, the table of sessions on the other. */
export function createPlayerSessions({ database: { drizzle }, players, protection, events }: Services) {
  /** The token that a request brings, if it can be one. */
  function tokenOf(request: FastifyRequest): string | undefined {
    const token = readCookie(request, sessionCookie)
    return token?.length === 43 ? token : undefined
  }

  /** Open pages look anew who they are, and their streams of events end: who has no session any more hears nothing. */
  const tellPages = (uid: number, executor?: Executor, except?: string) =>
    events.notify(uid, { name: 'session', data: {}, ...(except && { except }) }, executor)

  const endAndRefuse = (token: string) => async (refusal: unknown) => {
    await sessionRepository.end(drizzle, token)
    throw refusal
  }

  return {
    /** For calls: whose cookie this is. */
    async session(request: FastifyRequest): Promise<Session | null> {
      const token = tokenOf(request)
      const found = token === undefined ? undefined : await sessionRepository.find(drizzle, token)
      if (token === undefined || !found) return null
      if (!found.seenLately) await sessionRepository.noteUse(drizzle, token)
      const isBlocked = found.isBanned || found.isDeleted
      return { id: found.id, uid: found.uid, ...(isBlocked && { isBlocked }) }
    },

    /** For pages: what conditions and bindings may see under /session. */
    async facts(request: FastifyRequest): Promise<SessionFacts> {
      const token = tokenOf(request)
      const player = token === undefined ? undefined : await players.ofToken(token)
      if (token === undefined || !player) return anonymous
      if (!player.seenLately) await sessionRepository.noteUse(drizzle, token)
      // Whoever is blocked is nobody to the site, so that what is left to them does not ask in vain.
      if (player.isBlocked) return { ...anonymous, locale: player.info.locale, is_banned: true }
      return { ...player.info, authenticated: true }
    },

    /**
     * A new session under a new token, whatever cookie came with the call: a planted one is worth nothing.
     * @param account as its password was checked; when it was changed since, nobody is signed in
     * @param purpose a player who excluded themselves is refused but to withdraw, which takes a short session
     */
    async start(
      account: Pick<Account, 'uid' | 'passwordHash'>,
      context: CallContext,
      purpose: 'play' | 'withdraw' = 'play',
    ): Promise<void> {
      if (purpose === 'play') await protection.refuseExcluded(account.uid)
      const lifetime = purpose === 'play' ? sessionLifetime : withdrawLifetime
      const old = context.cookie(sessionCookie)
      const token = await sessionRepository.create(drizzle, account, visitor(context), lifetime)
      if (token === undefined) throw new PlatformError('AuthorizationException', 'Wrong login or password')
      // An exclusion that was set while this opened ended only the sessions that it saw.
      if (purpose === 'play') await protection.refuseExcluded(account.uid).catch(endAndRefuse(token))
      context.setCookie(sessionCookie, token, { maxAge: lifetime / 1000 })
      const left = old ? await sessionRepository.end(drizzle, old) : undefined
      // Another tab may still hear what happens to whoever was signed in here before.
      if (left && left.uid !== account.uid) await tellPages(left.uid, drizzle, left.id)
    },

    /**
     * Ends every session of an account and opens one for the caller, in the transaction that changes what signs in. It
     * lasts no longer than the one before, and there is none where that one has ended since the call came in: signed out
     * meanwhile, or ended by an exclusion, it must not come back.
     * @returns what gives the caller the new cookie, to be called once the transaction is through
     * @throws PlatformError AuthorizationException where the caller is signed in no more
     */
    async renew(
      account: Pick<Account, 'uid' | 'passwordHash'>,
      context: CallContext,
      tx: Executor,
    ): Promise<() => void> {
      const { id } = signedIn(context)
      const lifetime = await sessionRepository.timeLeft(tx, id)
      if (lifetime === undefined) throw notSignedIn()
      await sessionRepository.endAll(tx, account.uid)
      // Not the caller's own: they would look before the answer has brought them the new cookie.
      await tellPages(account.uid, tx, id)
      const token = await sessionRepository.create(tx, account, visitor(context), lifetime)
      if (token === undefined) throw new Error('The account changed within its own transaction')
      return () => context.setCookie(sessionCookie, token, { maxAge: Math.ceil(lifetime / 1000) })
    },

    async end(context: CallContext): Promise<void> {
      const token = context.cookie(sessionCookie)
      if (token) await sessionRepository.end(drizzle, token)
      if (context.session) await tellPages(context.session.uid)
      context.clearCookie(sessionCookie)
    },

    /**
     * Ends every sign-in of an account, at once and everywhere, with what the transaction does.
     */
    async endAllSessions(uid: number, tx: Executor): Promise<void> {
      await sessionRepository.endAll(tx, uid)
      await tellPages(uid, tx)
    },

    list: (uid: number) => sessionRepository.list(drizzle, uid),

    async endOne(uid: number, id: string): Promise<void> {
      if (await sessionRepository.endOne(drizzle, uid, id)) await tellPages(uid)
    },

    async endOthers(uid: number, id: string): Promise<void> {
      await sessionRepository.endAll(drizzle, uid, id)
      await tellPages(uid)
    },

    /** Removes sign-ins that are over. */
    sweep: () => sessionRepository.sweep(drizzle),
  }
}

export type PlayerSessions = ReturnType<typeof createPlayerSessions>
