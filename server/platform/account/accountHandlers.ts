import { accountInfo, anonymousInfo } from '../accounts/accountInfo.ts'
import type { AccountRepository } from '../accounts/accountRepository.ts'
import type { Handlers, OperationResponse } from '../operations.ts'
import type { LiveSite } from '../siteSource.ts'
import { personalDataFields } from './personalDataFields.ts'

type PersonalDataFields = OperationResponse<'account.getPersonalDataFields'>

export function accountHandlers({ accounts, live }: { accounts: AccountRepository; live: LiveSite }) {
  return {
    async 'account.getInfo'(_input, { session, locale }) {
      const found = session ? await accounts.find(session.uid) : undefined
      return found ? accountInfo(found) : anonymousInfo(locale)
    },

    async 'account.getPersonalDataFields'({ country }) {
      // The description leaves open what the grammar of forms says closely.
      return personalDataFields(
        live,
        country ?? live.site().general.default_country,
      ) as object[] as PersonalDataFields
    },

    async 'account.getContactPhoneSettings'() {
      return live.site().general.phone_countries
    },
  } satisfies Handlers
}
