import { expect, it } from 'vitest'
import type { SiteDefinition } from '#generated/grammar/types.ts'
import { jurisdictionFacts } from './jurisdictionFacts.ts'

const rules = (code: string, countries: string[], verification: unknown) => ({
  code,
  countries,
  ageOfMajority: code === 'north' ? 20 : 18,
  depositLimitPeriods: ['7', '30'],
  exclusionPeriods: ['3m', 'permanent'],
  requirements: {
    deposit: { profile: ['birth_date'], contact: false, verification: 'never' },
    withdrawal: { profile: ['birth_date', 'address'], contact: true, verification },
  },
})
const site = {
  general: { default_currency: 'EUR' },
  defaultJurisdiction: 'standard',
  jurisdictions: [
    rules('standard', [], 'always'),
    rules('north', ['SE'], { EUR: '2000.00', SEK: '20000.00' }),
  ],
} as unknown as SiteDefinition

it('tells strangers, and players of a country that none names, the default rules', () => {
  const standard = {
    code: 'standard',
    age_of_majority: 18,
    limit_periods: ['7', '30'],
    exclusion_periods: ['3m', 'permanent'],
    loyalty_offered: true,
    deposit_first: false,
    deposit: { profile: ['birth_date'], contact: false, verification: 'never' },
    withdrawal: { profile: ['birth_date', 'address'], contact: true, verification: 'always' },
  }
  expect(jurisdictionFacts(site, {})).toEqual(standard)
  expect(jurisdictionFacts(site, { country_code: 'LV', currency: 'EUR' })).toEqual(standard)
})

it('tells players the rules of their country, with the sum in their currency', () => {
  const told = (currency: string) => jurisdictionFacts(site, { country_code: 'SE', currency }).withdrawal
  expect(told('SEK')).toMatchObject({
    verification: 'from',
    verification_from: { amount: '20000.00', currency: 'SEK' },
  })
  expect(told('EUR').verification_from).toEqual({ amount: '2000.00', currency: 'EUR' })
})

it('says whether loyalty is offered: by the country of the account, for strangers by that of the visit', () => {
  const silent = { isOffered: false, acrossProducts: true }
  const jurisdictions = site.jurisdictions.map((one) =>
    one.code === 'north' ? { ...one, loyalty: silent } : one,
  )
  const withLoyalty = { ...site, jurisdictions } as unknown as SiteDefinition
  const offered = (session: object, from?: string) =>
    jurisdictionFacts(withLoyalty, { ...session }, from).loyalty_offered
  expect([offered({}), offered({}, 'LV'), offered({ country_code: 'LV' }, 'SE')]).toEqual([true, true, true])
  expect([offered({}, 'SE'), offered({ country_code: 'SE' }), offered({ country_code: 'SE' }, 'LV')]).toEqual(
    [false, false, false],
  )
})

it('says always where the sum is not said in their currency, as it is checked', () => {
  const { withdrawal } = jurisdictionFacts(site, { country_code: 'SE', currency: 'PLN' })
  expect(withdrawal).toEqual({
    profile: ['birth_date', 'address'],
    contact: true,
    verification: 'always',
  })
})
