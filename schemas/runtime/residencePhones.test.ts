import { expect, it } from 'vitest'
import { residencePhones } from './residencePhones.ts'

const country = (country_code: string) => ({ country_code, phone_code: '1', name: country_code })

it('offers the numbers of the countries in which accounts can be opened, in the order of the site', () => {
  const general = {
    available_countries: ['EE', 'LV', 'AE'] as [string, ...string[]],
    phone_countries: [country('NO'), country('LV'), country('EE'), country('FR')],
  }
  expect(residencePhones(general).map(({ country_code }) => country_code)).toEqual(['LV', 'EE'])
  // The same list, so that nothing is drawn anew for it.
  expect(residencePhones(general)).toBe(residencePhones(general))
})
