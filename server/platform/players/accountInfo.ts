import type { SiteArtefact } from '#schemas/runtime/artefacts.ts'
import { dayOf } from '#schemas/runtime/dayOf.ts'
import { jurisdictionOf } from '#schemas/runtime/jurisdictionOf.ts'
import { signInName } from '../accounts/signInName.ts'
import { isExcluded } from '../responsibleGaming/exclusion.ts'
import { realityMinutes } from '../responsibleGaming/realityMinutes.ts'
import type { OperationResponse } from '../shared/operations.ts'
import type { PaymentType } from '../shared/paymentType.ts'
import { shownStep } from '../shared/verificationStep.ts'
import { describeBalances } from '../wallet/balances.ts'
import { type Missing, missingFor } from './missingFor.ts'
import type { Player, PlayerContact } from './Player.ts'

export type AccountInfo = OperationResponse<'account.getInfo'>
type MissingInfo = NonNullable<AccountInfo['missing']>['deposit']

/** What the site knows of a signed-in player (product document, section 3, Account info; beyond it, what hints need). */
export function accountInfo({ account, ...player }: Player, site: SiteArtefact, now: Date): AccountInfo {
  const step = account.verificationStep
  const loginContact = player.contacts.find(({ contact }) => contact === signInName(account.login).name)
  const jurisdiction = jurisdictionOf(site, account.countryCode)
  const hasContact = player.contacts.some((contact) => contact.is_confirmed)
  const today = dayOf(site, [account.countryCode], now)
  const missing = (type: PaymentType) =>
    describeMissing(missingFor(jurisdiction, type, { ...player, hasContact, step }, today))
  return {
    uid: account.uid,
    reg_time: account.registeredAt.toISOString(),
    login: account.login,
    ...describeName(player.profile),
    ...(account.fakename && { fakename: account.fakename }),
    is_subscribed: account.isSubscribed,
    ...describeBalances(player.balances, account.currency),
    is_on_verification: step === 'verification',
    is_verified: step === 'completed',
    is_kyc_block_enabled: step === 'rejected',
    verification_status: shownStep(step),
    is_registration_completed: account.isRegistrationCompleted,
    country_code: account.countryCode,
    currency: account.currency,
    locale: account.locale,
    two_factor_auth: account.twoFactorAuth,
    has_password: account.passwordHash !== null,
    contacts_unconfirmed: player.contacts.filter((contact) => !contact.is_confirmed).length,
    ...(loginContact && { login_contact: describeContact(loginContact) }),
    has_deposits: player.hasDeposits,
    has_deposit_limit: player.hasDepositLimit,
    is_self_excluded: isExcluded(player.exclusion, now),
    ...(isExcluded(player.exclusion, now) &&
      player.exclusion.until && { self_excluded_until: player.exclusion.until.toISOString() }),
    reality_check_minutes: realityMinutes(jurisdiction, player.realityMinutes),
    missing: { deposit: missing('deposit'), withdrawal: missing('withdrawal') },
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

/** A bank asks for the full name, of which half is none. */
function describeName(profile: Player['profile']): Pick<AccountInfo, 'first_name' | 'full_name'> {
  const { firstName, lastName } = profile ?? {}
  return {
    ...(firstName && { first_name: firstName }),
    ...(firstName && lastName && { full_name: `${firstName} ${lastName}` }),
  }
}

function describeContact({ code_sent_at, ...contact }: PlayerContact): AccountInfo['login_contact'] {
  return { ...contact, ...(code_sent_at !== null && { code_sent_at: new Date(code_sent_at).toISOString() }) }
}

function describeMissing({ profile, isUnderAge, contact, deposit, verification }: Missing): MissingInfo {
  return { profile, is_under_age: isUnderAge, contact, deposit, verification }
}
