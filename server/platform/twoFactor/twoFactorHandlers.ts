import type { Database, Executor } from '../../db/Database.ts'
import { addressKey } from '../../http/addressKey.ts'
import { accountRepository } from '../accounts/accountRepository.ts'
import type { CodeSender } from '../codes/createCodeSender.ts'
import type { Codes, CodeTarget } from '../codes/createCodes.ts'
import { wrongCode } from '../codes/wrongCode.ts'
import { invalidRequest } from '../shared/errors.ts'
import type { Handlers } from '../shared/operations.ts'
import { signedIn } from '../shared/signedIn.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import type { Authenticators } from './createAuthenticators.ts'
import type { SecondFactor } from './createSecondFactor.ts'

export type TwoFactorServices = {
  database: Database
  codes: Codes
  codeSender: CodeSender
  secondFactor: SecondFactor
  authenticators: Pick<Authenticators, 'has'>
  live: LiveSite
}

/**
 * Turns codes by letter on and off, each by a code: a planted session turns neither. Neither does anything while an app
 * shows the codes.
 */
export function twoFactorHandlers(services: TwoFactorServices) {
  const { database, codes, codeSender, secondFactor, authenticators, live } = services
  const { drizzle } = database

  const target = (uid: number, isWanted: boolean): CodeTarget => ({
    purpose: isWanted ? 'twoFactorOn' : 'twoFactorOff',
    subject: String(uid),
  })

  async function refuseApp(executor: Executor, uid: number): Promise<void> {
    if (await authenticators.has(executor, uid))
      throw invalidRequest('Codes come from the authenticator app', 409)
  }

  async function read(uid: number) {
    const { account } = (await accountRepository.find(drizzle, uid)) ?? {}
    if (!account) throw new Error('The account of the session is gone')
    return account
  }

  return {
    async 'account.changeTwoFactorAuth'({ two_factor_auth }, context) {
      const { uid } = signedIn(context)
      const account = await read(uid)
      const state = { value: 1 as const, two_factor_auth: account.twoFactorAuth }
      if (account.twoFactorAuth === two_factor_auth) return state
      await refuseApp(drizzle, uid)
      if (two_factor_auth && !live.site().functional?.twoFactor)
        throw invalidRequest('The site does not offer two-factor sign-in', 409)
      const resend_time = await codeSender.send({
        target: target(uid, two_factor_auth),
        to: await secondFactor.contact(account),
        locale: account.locale,
        template: 'twoFactor',
        place: addressKey(context.ip),
      })
      return { ...state, resend_time }
    },

    async 'account.confirmTwoFactorAuth'({ code }, context) {
      const { uid } = signedIn(context)
      const { twoFactorAuth } = await read(uid)
      const verdict = await codes.try(target(uid, !twoFactorAuth), code, addressKey(context.ip))
      if (verdict !== 'right') throw wrongCode('InvalidParameterException', verdict)
      await database.transaction(async (tx) => {
        // An app that is added meanwhile waits, and then knows what was asked before it.
        await accountRepository.lock(tx, uid, 'no key update')
        await refuseApp(tx, uid)
        await accountRepository.setTwoFactor(tx, uid, !twoFactorAuth)
      })
      context.log.info({ uid, isOn: !twoFactorAuth }, 'two-factor sign-in changed')
      return { value: 1 as const, two_factor_auth: !twoFactorAuth }
    },
  } satisfies Handlers
}
