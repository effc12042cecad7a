import { jurisdictionOf } from '#schemas/runtime/jurisdictionOf.ts'
import { PlatformError } from '../shared/errors.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import type { PlayerReader } from './readPlayer.ts'

/** @throws PlatformError where the country has players say who they are before they play for money */
export type RefuseIncomplete = (uid: number, country: string) => Promise<void>

/** Holds players to what their country asks for before anybody plays for money. */
export function createRefuseIncomplete({
  live,
  players,
}: {
  live: Pick<LiveSite, 'site'>
  players: Pick<PlayerReader, 'info'>
}): RefuseIncomplete {
  return async (uid, country) => {
    if (!jurisdictionOf(live.site(), country).play?.personalData) return
    const info = await players.info(uid)
    const fields = info?.missing?.deposit.profile ?? []
    if (info?.is_registration_completed && fields.length === 0) return
    throw new PlatformError('UserNeedProfileDataException', 'Personal data are missing', {
      errorData: { fields, payment: 'deposit' },
    })
  }
}
