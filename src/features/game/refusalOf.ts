import type { CallFailure } from '#renderers/host.ts'
import { reasonOf } from '#renderers/reasonOf.ts'

/** Why a game does not open; those with a slot in the page are said there. */
export type Refusal =
  | 'sign-in'
  | 'no-demo'
  | 'profile'
  | 'not-offered'
  | 'currency'
  | 'excluded'
  | 'unknown'
  | 'provider'
  | 'offline'
  | 'other'

const byType: Readonly<Record<string, Refusal>> = {
  AuthorizationException: 'sign-in',
  UserNeedProfileDataException: 'profile',
  NetworkError: 'offline',
}
const byReason: Readonly<Record<string, Refusal>> = {
  not_offered: 'not-offered',
  self_excluded: 'excluded',
  provider_unavailable: 'provider',
}
const byCode: Readonly<Record<string, Refusal>> = {
  not_found: 'unknown',
  wrong_currency: 'currency',
  not_available: 'no-demo',
}

const known = (list: Readonly<Record<string, Refusal>>, word: string | undefined) =>
  word !== undefined && Object.hasOwn(list, word) ? list[word] : undefined

/** What a failed launch means to the player. */
export function refusalOf(failure: CallFailure): Refusal {
  const codes = Object.values(failure.invalidParameters).flatMap((errors) => errors.map(({ code }) => code))
  const named = codes.map((code) => known(byCode, code)).find((one) => one !== undefined)
  return known(byReason, reasonOf(failure)) ?? named ?? known(byType, failure.type) ?? 'other'
}
