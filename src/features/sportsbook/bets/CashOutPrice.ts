import type { CallFailure } from '#renderers/host.ts'
import { reasonOf } from '#renderers/reasonOf.ts'
import type { Amount } from './Bet.ts'

/** What a part of a bet can be cashed out at. @property holds milliseconds for which it was good when it came */
export type Offer = { id: string; amount: Amount; share: number; holds: number }

/** Why there is no price: in the words of the platform, or `offline`, `often`, `other`. */
export type NoPrice = keyof typeof waits

/** Milliseconds until it is asked again, by why there is none. */
const waits = {
  suspended: 5_000,
  no_price: 5_000,
  not_worth: 15_000,
  not_open: 10_000,
  not_offered: 60_000,
  pending: 5_000,
  offline: 5_000,
  often: 20_000,
  other: 15_000,
} as const

export const waitAfter = (why: NoPrice): number => waits[why]

/** Why a question for a price, or a cash-out, was refused. */
export function whyNot(failure: CallFailure): NoPrice {
  const reason = reasonOf(failure)
  if (reason !== undefined && Object.hasOwn(waits, reason)) return reason as NoPrice
  if (failure.type === 'NetworkError') return 'offline'
  return failure.type === 'TooManyRequestsException' ? 'often' : 'other'
}

/** Milliseconds for which offers are good, where the clock of the reader cannot say it. */
const usual = 5_000

/**
 * How long an offer is good, in milliseconds, counted from the question: never longer than the platform takes it. A clock that
 * goes wrong by more than a moment is not asked.
 */
export function lifeOf(expiresAt: string, askedAt: number): number {
  const life = Date.parse(expiresAt) - askedAt
  return life > 500 && life < 3 * usual ? Math.min(life, usual) : usual
}

/** Ten-thousandths that are cashed out in all with so much of what is left. @param part from 0 to 1 */
export function shareOf(cashedShare: number, part: number): number {
  const share = cashedShare + Math.round((10_000 - cashedShare) * part)
  return Math.min(10_000, Math.max(cashedShare + 1, share))
}
