import { residencePhones } from '#schemas/runtime/residencePhones.ts'
import { anonymousInfo } from '../players/accountInfo.ts'
import type { PlayerReader } from '../players/readPlayer.ts'
import { userBlocked } from '../shared/errors.ts'
import type { Handlers, OperationResponse } from '../shared/operations.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { personalDataFields } from '../submissions/personalDataFields.ts'

type PersonalDataFields = OperationResponse<'account.getPersonalDataFields'>

export function accountHandlers({ players, live }: { players: PlayerReader; live: LiveSite }) {
  return {
    async 'account.getInfo'(_input, { session, isBlocked, locale }) {
      if (isBlocked) throw userBlocked()
      return (session && (await players.info(session.uid))) ?? anonymousInfo(locale)
    },

    async 'account.getPersonalDataFields'({ country }) {
      // The description leaves open what the grammar of forms says closely.
      return personalDataFields(
        live,
        country ?? live.site().general.default_country,
      ) as object[] as PersonalDataFields
    },

    async 'account.getContactPhoneSettings'() {
      return residencePhones(live.site().general)
    },
  } satisfies Handlers
}
