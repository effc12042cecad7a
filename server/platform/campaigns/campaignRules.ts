import type { AmountsByCurrency, CampaignDefinition } from '#generated/grammar/types.ts'
import { parseAmount } from '../wallet/money.ts'
import type { PlayerBasics } from '../wallet/playerBasicsRepository.ts'

const day = 86_400_000

/** Why a promo code cannot be used; keys of common.promoCodeErrors. */
export type PromoCodeRefusal = 'INVALID' | 'NOT_FOUND' | 'EXPIRED' | 'ALREADY_USED' | 'NOT_AVAILABLE'

/** As codes are compared: trimmed, in capitals. */
export const normaliseCode = (text: string) => text.trim().toUpperCase()

export const isCode = (code: string) => /^[A-Z0-9_-]{1,50}$/.test(code)

export const findByCode = (campaigns: readonly CampaignDefinition[], code: string) =>
  campaigns.find(({ codes }) => codes?.some((one) => one.toUpperCase() === code))

type Period = Pick<CampaignDefinition, 'starts' | 'ends'>

/** Where in its time something is that is shown or offered from one moment until another. */
export function stageOf({ starts, ends }: Period, now: Date): 'soon' | 'running' | 'over' {
  if (ends !== undefined && now.getTime() >= Date.parse(ends)) return 'over'
  return starts !== undefined && now.getTime() < Date.parse(starts) ? 'soon' : 'running'
}

/** Whether a player meets the limits of a campaign; what is about the deposit itself is looked at with it. */
export function satisfies({ trigger }: CampaignDefinition, player: PlayerBasics, now: Date): boolean {
  const { countries, first_deposit, registered_within_days: within } = trigger.params ?? {}
  if (countries && !countries.some((country) => country === player.countryCode)) return false
  if (first_deposit && player.hasDeposits) return false
  return within === undefined || now.getTime() - player.registeredAt.getTime() <= within * day
}

/** Minor units; undefined where the campaign names none in this currency, as after a currency was added to the site. */
export function amountIn(amounts: AmountsByCurrency | undefined, currency: string): bigint | undefined {
  const amount = amounts && Object.hasOwn(amounts, currency) ? amounts[currency] : undefined
  return amount === undefined ? undefined : parseAmount(amount, currency)
}

/** @property amount minor units */
export type QualifyingDeposit = {
  /** Its number; none where it is only reckoned with. */
  id?: number
  amount: bigint
  currency: string
  method: string
}

export function depositCounts({ trigger }: CampaignDefinition, deposit: QualifyingDeposit): boolean {
  const { min_amount, exclude_methods = [] } = trigger.params ?? {}
  if (exclude_methods.includes(deposit.method)) return false
  if (!min_amount) return true
  const least = amountIn(min_amount, deposit.currency)
  return least !== undefined && deposit.amount >= least
}
