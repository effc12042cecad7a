import type { RuleContext } from '../rule.ts'

/** What rules may look at in the tests; frozen, so that a rule that writes to it is found out. */
export const testContext: RuleContext = Object.freeze({
  values: Object.freeze({ password: 'secret1', country: 'LV', dial_code: '+1', unknown_country: 'XX' }),
  phoneCountries: Object.freeze([
    Object.freeze({ country_code: 'LV', phone_code: '371', name: 'Latvia', mask: '## ### ###' }),
    Object.freeze({
      country_code: 'DE',
      phone_code: '49',
      name: 'Germany',
      mask: ['### #######', '#### #######'],
    }),
    Object.freeze({ country_code: 'EE', phone_code: '+372', name: 'Estonia', mask: '+372 #### ####' }),
    Object.freeze({ country_code: 'US', phone_code: '1', name: 'United States' }),
  ]),
  today: '2026-03-31',
})
