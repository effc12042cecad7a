import type { CampaignDefinition } from '#generated/grammar/types.ts'
import type { Executor } from '../../db/Database.ts'
import type { Bonuses } from '../bonuses/createBonuses.ts'
import type { FreeBets } from '../freebets/createFreeBets.ts'
import type { Freespins } from '../freespins/createFreespins.ts'
import type { Journal } from '../wallet/Journal.ts'
import type { PlayerBasics } from '../wallet/playerBasicsRepository.ts'
import type { QualifyingDeposit } from './campaignRules.ts'
import { type Gift, giftsOf } from './giftsOf.ts'

/** What was given. @property journals that the caller posts in the same transaction */
export type Granted = { journals: Journal[]; gifts: Gift[] }

export type Givers = { bonuses: Bonuses; freespins: Freespins; freeBets: FreeBets }

/** Gives a player what a campaign promises, under the player's lock. */
export async function grantPromotions(
  { bonuses, freespins, freeBets }: Givers,
  tx: Executor,
  campaign: CampaignDefinition,
  { uid, currency }: Pick<PlayerBasics, 'uid' | 'currency'>,
  deposit?: QualifyingDeposit,
): Promise<Granted> {
  const journals: Journal[] = []
  const gifts = giftsOf(campaign, currency, deposit)
  const whose = { uid, ...(deposit?.id !== undefined && { deposit: deposit.id }) }
  for (const gift of gifts) {
    if ('spins' in gift) await freespins.grant(tx, { ...whose, ...gift.spins })
    else if ('freeBet' in gift) await freeBets.grant(tx, { ...whose, ...gift.freeBet })
    else journals.push(...(await bonuses.grant(tx, { ...whose, ...gift.bonus })))
  }
  return { journals, gifts }
}
