import type { CampaignDefinition } from '#generated/grammar/types.ts'
import type { OperationResponse } from '../shared/operations.ts'
import { toAmount } from '../wallet/money.ts'
import { amountIn, depositCounts, type QualifyingDeposit } from './campaignRules.ts'
import { type Gift, giftsOf } from './giftsOf.ts'

type Offer = OperationResponse<'campaigns.getoffers'>['items'][number]
type Brought = NonNullable<Offer['brings']>

/** What a deposit would bring by an offer, by the rules that give it. */
export function reckonOffer(campaign: CampaignDefinition, deposit: QualifyingDeposit): Brought {
  if (campaign.trigger.action !== 'deposit' || !depositCounts(campaign, deposit)) return { counts: false }
  return { counts: true, ...sumUp(giftsOf(campaign, deposit.currency, deposit), deposit.currency) }
}

/** What the largest deposit would bring. */
export function greatestOf(campaign: CampaignDefinition, currency: string): Brought {
  const deposit = { amount: 10n ** 15n, currency, method: '' }
  return { counts: true, ...sumUp(giftsOf(campaign, currency, deposit), currency) }
}

/** Several bonuses together, until the first of them burns. */
function sumUp(gifts: readonly Gift[], currency: string): Omit<Brought, 'counts'> {
  const bonuses = gifts.flatMap((gift) => ('bonus' in gift ? [gift.bonus] : []))
  const packs = gifts.flatMap((gift) => ('spins' in gift ? [gift.spins] : []))
  const freeBets = gifts.flatMap((gift) => ('freeBet' in gift ? [gift.freeBet] : []))
  const sum = (of: readonly bigint[]) => of.reduce((one, other) => one + other, 0n)
  return {
    ...(bonuses.length > 0 && {
      bonus: toAmount(sum(bonuses.map(({ amount }) => amount)), currency),
      wagering: toAmount(sum(bonuses.map(({ required }) => required)), currency),
      days: Math.min(...bonuses.map(({ days }) => days)),
    }),
    ...(packs.length > 0 && {
      spins: packs.reduce((all, { spins }) => all + spins, 0),
      spins_days: Math.min(...packs.map(({ days }) => days)),
    }),
    ...(freeBets.length > 0 && {
      free_bets: toAmount(sum(freeBets.map(({ amount }) => amount)), currency),
      free_bets_days: Math.min(...freeBets.map(({ days }) => days)),
    }),
  }
}

/** The least deposit that an offer counts, in the currency of the player; none where any does. */
export function leastDeposit({ trigger }: CampaignDefinition, currency: string): Offer['min_amount'] {
  const least = amountIn(trigger.params?.min_amount, currency)
  return least === undefined ? undefined : toAmount(least, currency)
}
