import type { Database } from '../../db/Database.ts'
import { accountRepository, NameTakenError } from '../accounts/accountRepository.ts'
import { profileRepository } from '../accounts/profileRepository.ts'
import { signInName } from '../accounts/signInName.ts'
import { describeActivated } from '../campaigns/describeOffer.ts'
import { subscribe } from '../contacts/subscribe.ts'
import type { Limit } from '../rateLimits/rateLimiter.ts'
import { refuseOften } from '../rateLimits/refuseOften.ts'
import { createDescriber } from '../shared/content.ts'
import { invalidParameters } from '../shared/errors.ts'
import type { Handlers } from '../shared/operations.ts'
import { signedIn } from '../shared/signedIn.ts'
import { type ChangePasswordServices, changePassword } from './changePassword.ts'
import { changeProfile } from './changeProfile.ts'
import { checkCurrency, isCurrencyLocked } from './checkCurrency.ts'
import { checkFakename, forgiveFakename } from './checkFakename.ts'
import { describeProfile } from './describeProfile.ts'
import { type SaveProfileServices, saveProfileInfo } from './saveProfileInfo.ts'

/** Small changes of one player: as many as anybody could mean. */
const small: Limit = { times: 60, seconds: 600 }

type Services = ChangePasswordServices &
  Pick<SaveProfileServices, 'players' | 'protection' | 'persons' | 'campaigns' | 'noteAct'> & {
    database: Database
  }

/** A player's own data: read, and changed. */
export function profileHandlers(services: Services) {
  const { database, limiter, live } = services
  const { drizzle } = database
  const done = { value: 1 as const }
  const limit = (uid: number) => refuseOften(limiter, `profile ${uid}`, small)

  return {
    async 'account.getprofileinfo'({ fields }, context) {
      const { uid } = signedIn(context)
      const stored = await profileRepository.read(drizzle, uid)
      if (!stored) throw new Error('The account of the session is gone')
      const described = describeProfile(stored, live, context.locale, fields)
      return { ...described, is_currency_locked: await isCurrencyLocked(uid, drizzle) }
    },

    async 'account.saveProfileInfo'(input, context) {
      const activated = await saveProfileInfo(services, input, context)
      if (!activated) return done
      const describe = createDescriber(live, context.locale)
      return { ...done, offer: describeActivated(activated.campaign, activated.currency, describe) }
    },

    async 'account.changepassword'(input, context) {
      await changePassword(services, input, context)
      return done
    },

    async 'account.changefakename'({ fakename }, context) {
      const { uid } = signedIn(context)
      await limit(uid)
      const stored = await profileRepository.read(drizzle, uid)
      if (stored?.account.fakename === fakename) return done
      await checkFakename(limiter, uid, fakename)
      try {
        await changeProfile(database, uid, () => ({ account: { fakename } }))
      } catch (error) {
        if (!(error instanceof NameTakenError)) throw error
        await forgiveFakename(limiter, uid)
        throw invalidParameters({ fakename: [{ code: 'not_unique' }] })
      }
      return done
    },

    async 'account.changelocale'({ locale }, context) {
      const { uid } = signedIn(context)
      await limit(uid)
      if (!live.locales().locales.some(({ code }) => code === locale))
        throw invalidParameters({ locale: [{ code: 'one_of' }] })
      await accountRepository.setLocale(drizzle, uid, locale)
      return done
    },

    async 'account.setCurrency'({ currency }, context) {
      const { uid } = signedIn(context)
      await limit(uid)
      await changeProfile(database, uid, async ({ account }, tx) => {
        const errors = await checkCurrency(live, account, currency, tx)
        if (Object.keys(errors).length > 0) throw invalidParameters(errors)
        return { account: { currency } }
      })
      return done
    },

    async 'account.changeSubscription'({ contact, subscription }, context) {
      const { uid } = signedIn(context)
      await limit(uid)
      // An address or number in the form that is kept, however it was written.
      const isKnown = await subscribe(database, uid, signInName(contact).name, subscription)
      if (!isKnown) throw invalidParameters({ contact: [{ code: 'not_found' }] })
      return done
    },
  } satisfies Handlers
}
