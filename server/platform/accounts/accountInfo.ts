import type { OperationResponse } from '../operations.ts'
import type { SessionOwner } from '../sessions/sessionRepository.ts'

export type AccountInfo = OperationResponse<'account.getInfo'>

/** What the site knows of a signed-in player (product document, section 3, Account info). */
export function accountInfo({ account }: SessionOwner): AccountInfo {
  return {
    uid: account.uid,
    reg_time: account.registeredAt.toISOString(),
    login: account.login,
    ...(account.fakename ? { fakename: account.fakename } : {}),
    is_subscribed: account.isSubscribed,
    is_on_verification: false,
    is_verified: false,
    is_kyc_block_enabled: false,
    is_registration_completed: account.isRegistrationCompleted,
    country_code: account.countryCode,
    locale: account.locale,
    two_factor_auth: false,
  }
}

/** What the site knows of somebody who is not signed in: uid 0. */
export function anonymousInfo(locale: string): AccountInfo {
  return {
    uid: 0,
    is_subscribed: false,
    is_on_verification: false,
    is_verified: false,
    is_kyc_block_enabled: false,
    is_registration_completed: false,
    locale,
    two_factor_auth: false,
  }
}
