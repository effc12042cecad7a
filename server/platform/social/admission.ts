import type { Database } from '../../db/Database.ts'
import type { Account } from '../accounts/accountRepository.ts'
import { refuseEnded } from '../accounts/refuseEnded.ts'
import type { PlayerSessions } from '../sessions/playerSessions.ts'
import { PlatformError } from '../shared/errors.ts'
import type { CallContext } from '../shared/operations.ts'
import type { AskedCode, SecondFactor } from '../twoFactor/createSecondFactor.ts'
import { type Identity, IdentityTakenError } from './identityRepository.ts'
import type { JoinedServices } from './joinedServices.ts'
import { pendingLifetime, pendingRepository } from './pendingRepository.ts'
import { randomSecret } from './secrets.ts'

/** Names the browser in which something waits for its player: a link for a sign-in, or a sign-in for a code. */
const pendingCookie = 'social_pending'

/** The part of two-factor sign-in that is needed here. */
export type TwoFactor = Pick<SecondFactor, 'isOn' | 'ask'>

/** What a code is asked for with; where it went is known unless none could be sent just now. */
type Asked = Pick<AskedCode, 'method'> & { resendTime?: number; sentTo?: string }

type Services = {
  sessions: PlayerSessions
  joined: Pick<JoinedServices, 'join'>
  database: Pick<Database, 'drizzle'>
  twoFactor?: TwoFactor
}

/** Lets in whom a service or a messenger vouches for, and joins services to accounts once their owners have signed in. */
export function createAdmission({ sessions, joined, database: { drizzle }, twoFactor }: Services) {
  async function wait(
    kind: 'link' | 'code',
    uid: number,
    identity: Identity,
    context: CallContext,
  ): Promise<void> {
    const browser = randomSecret()
    await pendingRepository.put(drizzle, browser, kind, uid, identity)
    context.setCookie(pendingCookie, browser, { maxAge: pendingLifetime })
  }

  /** Joins the service that this browser came back from, where it was waiting for just this account to sign in. */
  async function joinWaiting(uid: number, context: CallContext): Promise<void> {
    const browser = context.cookie(pendingCookie)
    if (!browser) return
    const waiting = await pendingRepository.take(drizzle, browser, 'link')
    if (!waiting) return
    context.clearCookie(pendingCookie)
    // Somebody else signed in than whose address it was: the service stays with nobody.
    if (waiting.uid !== uid) return
    const isJoined = await joined.join(waiting, uid).catch((error: unknown) => {
      if (!(error instanceof IdentityTakenError)) throw error
      return false
    })
    if (isJoined) context.log.info({ uid, service: waiting.service }, 'a service was joined to the account')
  }

  return {
    joinWaiting,

    /** Keeps the identity for an account that is not known to be the same person's, until its owner signs in. */
    waitForOwner: (uid: number, identity: Identity, context: CallContext) =>
      wait('link', uid, identity, context),

    /**
     * Signs in the owner of an identity.
     * @throws PlatformError UserBannedException; UserDeletedException; AccessDeniedException while they exclude themselves
     */
    async admit(
      account: Account,
      identity: Identity,
      context: CallContext,
      purpose: 'play' | 'withdraw' = 'play',
    ): Promise<{ status: 'signed_in' } | ({ status: 'code' } & Asked)> {
      refuseEnded(account)
      if (twoFactor?.isOn(account)) {
        await wait('code', account.uid, identity, context)
        return { status: 'code', ...(await askCode(twoFactor, account, context)) }
      }
      await sessions.start(account, context, purpose)
      await joinWaiting(account.uid, context)
      return { status: 'signed_in' }
    },

    /** Whose sign-in waits for a code in this browser. */
    async waitingForCode(context: CallContext): Promise<number | undefined> {
      const browser = context.cookie(pendingCookie)
      return browser ? (await pendingRepository.find(drizzle, browser, 'code'))?.uid : undefined
    },

    /** The code was right: the sign-in waits no longer. */
    async codeAccepted(context: CallContext): Promise<void> {
      const browser = context.cookie(pendingCookie)
      if (browser) await pendingRepository.take(drizzle, browser, 'code')
      context.clearCookie(pendingCookie)
    },
  }
}

export type Admission = ReturnType<typeof createAdmission>

/** Where a code was sent a moment ago, it is that one which is asked for. */
async function askCode(twoFactor: TwoFactor, account: Account, context: CallContext): Promise<Asked> {
  try {
    return await twoFactor.ask(account, context)
  } catch (error) {
    const isTooSoon = error instanceof PlatformError && error.type === 'TooManyRequestsException'
    if (!isTooSoon || error.resendTime === undefined) throw error
    const sentTo = error.errorData?.sent_to
    return { method: 'letter', resendTime: error.resendTime, ...(typeof sentTo === 'string' && { sentTo }) }
  }
}
