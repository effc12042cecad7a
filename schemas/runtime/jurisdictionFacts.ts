import type { PaymentRequirements, SiteDefinition } from '#generated/grammar/types.ts'
import type { JurisdictionFacts, RequirementFacts } from './Facts.ts'
import { jurisdictionOf } from './jurisdictionOf.ts'

type Site = Pick<SiteDefinition, 'jurisdictions' | 'defaultJurisdiction' | 'general'>

/**
 * The rules for whoever looks: those of a player's country, for strangers the default ones of the site; whether loyalty
 * is offered to strangers is said by the country that they visit from.
 * @param visitFrom ISO 3166-1 alpha-2; undefined where it is not known
 */
export function jurisdictionFacts(
  site: Site,
  { country_code, currency }: Readonly<Record<string, unknown>>,
  visitFrom?: string,
): JurisdictionFacts {
  const country = typeof country_code === 'string' ? country_code : undefined
  const { code, ageOfMajority, requirements, licence, help, depositLimitPeriods, exclusionPeriods } =
    jurisdictionOf(site, country)
  const shown = typeof currency === 'string' ? currency : site.general.default_currency
  return {
    code,
    age_of_majority: ageOfMajority,
    limit_periods: depositLimitPeriods,
    exclusion_periods: exclusionPeriods,
    loyalty_offered: jurisdictionOf(site, country ?? visitFrom).loyalty?.isOffered ?? true,
    deposit_first: requirements.depositFirst ?? false,
    deposit: requirementFacts(requirements.deposit, shown),
    withdrawal: requirementFacts(requirements.withdrawal, shown),
    ...(licence && { licence }),
    help,
  }
}

function requirementFacts(
  { profile, contact, verification }: PaymentRequirements,
  currency: string,
): RequirementFacts {
  if (typeof verification === 'string') return { profile, contact, verification }
  const amount = verification[currency]
  return {
    profile,
    contact,
    // As it is checked: where the sum is not said in a currency, identity is verified always.
    verification: amount === undefined ? 'always' : 'from',
    ...(amount !== undefined && { verification_from: { amount, currency } }),
  }
}
