import { matches } from '#schemas/rules/support/matches.ts'
import { patterns } from '#schemas/rules/support/patterns.ts'
import { boot } from '#schemas/runtime/bootData.ts'
import type { Database } from '../../db/Database.ts'
import { type Account, NameTakenError } from '../accounts/accountRepository.ts'
import { openAccount } from '../accounts/openAccount.ts'
import { emailName } from '../accounts/signInName.ts'
import type { Persons } from '../responsibleGaming/createPersons.ts'
import type { NoteAct } from '../shared/NoteAct.ts'
import type { CallContext } from '../shared/operations.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { type Identity, IdentityTakenError, identityRepository } from './identityRepository.ts'

/** What is taken over of a person that a service or a messenger vouches for. */
export type Vouched = {
  /** Only where whoever vouches has verified it. */
  email?: string
  /** As they are called there; the first name where that is not told. */
  name?: string
  firstName?: string
  middleName?: string
  lastName?: string
  /** ISO date. */
  birthDate?: string
  /** BCP 47, as they call it. */
  locale?: string
}

/** A name that the forms would take. */
const asName = (name: string | undefined) =>
  name !== undefined && matches(patterns.name, name) ? name : null

type Services = { database: Database; live: LiveSite; persons: Pick<Persons, 'noteChange'>; noteAct: NoteAct }

/** Opens accounts without a password, whose registration their owner has yet to complete. */
export function createVouchedAccounts({ database, live, persons, noteAct }: Services) {
  function chosenLocale(wanted: (string | undefined)[]): string {
    const { locales, default: fallback } = live.locales()
    const codes = locales.map(({ code }) => code)
    const known = wanted
      .flatMap((one) => (one ? [one, one.split(/[-_]/, 1)[0]] : []))
      .find((one) => one !== undefined && codes.includes(one))
    return known ?? fallback
  }

  return {
    /**
     * The account of an identity, opened unless there is one; however many ask at once, it is one account.
     * @throws NameTakenError when the address is another account's
     */
    async open(
      identity: Identity,
      { email, name, locale, birthDate, ...person }: Vouched,
      context: Pick<CallContext, 'cookie' | 'locale'>,
    ): Promise<{ account: Account; isNew: boolean }> {
      const { general } = live.site()
      try {
        const account = await openAccount(
          database,
          {
            login: email ?? name ?? `${identity.service} ${identity.subject}`,
            passwordHash: null,
            currency: general.default_currency,
            locale: chosenLocale([context.locale, context.cookie(boot.localeCookie), locale]),
            countryCode: general.default_country,
            isRegistrationCompleted: false,
            names: email ? [emailName(email)] : [],
            // Only to begin with: the player sees it in the form that completes the registration.
            profile: {
              firstName: asName(person.firstName ?? name),
              middleName: asName(person.middleName),
              lastName: asName(person.lastName),
              birthDate: birthDate ?? null,
            },
            contacts: email
              ? [
                  {
                    type: 'email',
                    contact: emailName(email).name,
                    isConfirmed: true,
                    confirmedAt: new Date(),
                  },
                ]
              : [],
          },
          async (tx, { uid }) => {
            await identityRepository.add(tx, identity, uid)
            await persons.noteChange(tx, uid, 'registration')
            await noteAct(tx, uid, 'register')
            if (email) await noteAct(tx, uid, 'confirm')
          },
        )
        return { account, isNew: true }
      } catch (error) {
        if (!(error instanceof IdentityTakenError || error instanceof NameTakenError)) throw error
        const faster = await identityRepository.findAccount(database.drizzle, identity)
        if (!faster) throw error
        return { account: faster, isNew: false }
      }
    },
  }
}

export type VouchedAccounts = ReturnType<typeof createVouchedAccounts>
