import type { CallFailure } from '#renderers/host.ts'
import { reasonOf } from '#renderers/reasonOf.ts'

type Amount = { amount: string; currency: string }

/** Why a bet was not taken, with what would be. @property reason of `CODES` or `REASONS`, or one that the site has words for */
export type Refusal = {
  reason: string
  /** What each leg would be taken at, in ten-thousandths. */
  odds?: readonly number[]
  most?: Amount
  least?: Amount
  failure?: CallFailure
}

/** What speaks against a selection or the whole slip, in the words of `slip.code.*`. */
export const CODES = [
  ...(['event_gone', 'suspended', 'outcome_gone', 'related', 'no_each_way'] as const),
  ...(['system', 'kind', 'too_many', 'combined_odds'] as const),
]

/** What speaks against taking a bet, in the words of `slip.refused.*`. */
export const REASONS = [
  ...(['price_differs', 'bonus_kind', 'bonus_odds', 'quote_expired', 'currency', 'excluded'] as const),
  ...(['least_stake', 'limit', 'player_limit', 'money', 'profile', 'often', 'offline', 'stake'] as const),
  ...(['free_bet_gone', 'free_bet_currency', 'free_bet_kind', 'free_bet_lines'] as const),
  ...(['free_bet_odds', 'free_bet_sport', 'free_bet_market', 'free_bet_limit'] as const),
]

const byType: Readonly<Record<string, string>> = {
  BillingTransactionDeclinedException: 'money',
  UserNeedProfileDataException: 'profile',
  TooManyRequestsException: 'often',
}

/** Whether nobody can say that it was not done: no answer came, or none that says what was. */
export const isUnanswered = ({ type }: CallFailure): boolean =>
  type === 'NetworkError' || type === 'UnknownErrorException' || type === 'InternalServerErrorException'

/** What a failed command means to the player. */
export function refusalOf(failure: CallFailure): Refusal {
  const data = (failure.errorData ?? {}) as { odds?: number[]; most_stake?: Amount; least_stake?: Amount }
  const told = reasonOf(failure)
  const wrong = ['stake', 'currency'].find((one) => failure.invalidParameters[one])
  const own = wrong ?? byType[failure.type] ?? failure.type
  return {
    reason: told === 'self_excluded' ? 'excluded' : (told ?? own),
    failure,
    ...(data.odds && { odds: data.odds }),
    ...(data.most_stake && { most: data.most_stake }),
    ...(data.least_stake && { least: data.least_stake }),
  }
}
