import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { SiteDefinition } from '#generated/grammar/types.ts'
import { compileForm, isSent } from '#schemas/compiler/compileForm.ts'
import { settle } from '../testing/settle.ts'
import { starterDefinitions } from '../testing/starterDefinitions.ts'
import { type OpenedForm, openForm } from './testing/openForm.tsx'
import { pickOption } from './testing/pickOption.ts'

const [site] = starterDefinitions('site')
if (!site) throw new Error('The starter site has no site definition')
const dictionaries = Object.fromEntries(starterDefinitions('dictionary').map((one) => [one.id, one]))
const forms = starterDefinitions('form')
  .filter(isSent)
  .filter(({ id, submit }) => submit.operation === 'auth.register' || id === site.auth.completion)
  // All at once: what one step asks for follows what another did.
  .map(({ steps: _, ...form }) => compileForm(form, dictionaries))

let form: OpenedForm
afterEach(async () => {
  await form?.close()
  // What was typed is kept as a draft, and would stand in the next form.
  sessionStorage.clear()
})

async function open(registration: (typeof forms)[number], facts = {}) {
  const { general, auth, currencyConditions } = site as SiteDefinition
  form = await openForm(registration, {
    phoneCountries: general.phone_countries,
    facts: { site: { ...general, country: 'LV', auth, currency_conditions: currencyConditions }, ...facts },
    call: async (operation, { promo_code }) => ({
      ok: true,
      response:
        operation === 'campaigns.checkPromocode'
          ? { value: promo_code, validity: promo_code === 'AURORA', message: 'EXPIRED' }
          : [],
    }),
    words: { en: { 'common.promoCodeErrors.EXPIRED': 'It is over' } },
  })
  await vi.waitFor(() => expect(box('country_code').dataset.value).toBe('LV'))
}
const box = (name: string) => form.control(name) as HTMLInputElement | HTMLSelectElement
const dialCode = () => {
  const found = form.field('mobile').querySelector<HTMLElement>('[role=combobox]')
  if (!found) throw new Error('The number has no dial code')
  return found.dataset.value
}
async function live(country: string) {
  await pickOption(box('country_code'), country)
  await settle()
}

it('finds every form that an account is opened with', () => {
  expect(forms.map(({ id }) => id).sort()).toEqual([
    'registration',
    'registration-fast',
    'registration-full',
    'registration-phone',
    'social-registration',
  ])
})

describe('by phone', () => {
  const [byPhone] = forms.filter(({ id }) => id === 'registration-phone')
  const register = async (facts = {}) => {
    if (byPhone) await open(byPhone, facts)
  }
  const dial = (country: string) => {
    const found = form.field('mobile').querySelector<HTMLElement>('[role=combobox]')
    return found ? pickOption(found, country) : undefined
  }
  const { country: _, ...unplaced } = { country: undefined, ...site.general }

  it('the country of residence and its currency follow the dial code, until they are chosen', async () => {
    await register({ site: { ...unplaced, auth: site.auth, currency_conditions: site.currencyConditions } })
    await dial('Sweden')
    await vi.waitFor(() => expect(box('country_code').dataset.value).toBe('SE'))
    expect(box('currency').value).toBe('SEK')
    await live('GB')
    await dial('Germany')
    await settle()
    expect([dialCode(), box('country_code').dataset.value, box('currency').value]).toEqual([
      'DE',
      'GB',
      'GBP',
    ])
  })

  it('the country is asked for where the dial code and the address of the visit disagree', async () => {
    await register()
    await dial('Sweden')
    await form.submit()
    await vi.waitFor(() => expect(form.errorOf('country_code')).not.toBe(''))
  })
})

describe.each(forms.map((one) => [one.id, one] as const))('%s', (_, registration) => {
  it('offers the money of the country that is chosen, and the first where that has none here', async () => {
    await open(registration)
    expect(box('currency').value).toBe('EUR')
    await live('SE')
    expect(box('currency').value).toBe('SEK')
    await live('GB')
    expect(box('currency').value).toBe('GBP')
    await live('BR')
    expect(box('currency').value).toBe(site.general.available_currencies[0])
  })

  it('asks about a promo code while it is typed', async () => {
    await open(registration, { query: { promo_code: 'AURORA' } })
    const verdict = () =>
      form.field('promo_code').querySelector<HTMLElement>('[data-verdict]')?.dataset.verdict
    const asked = () =>
      form.host.calls.flatMap(({ operation, values }) =>
        operation === 'campaigns.checkPromocode' ? [values.promo_code] : [],
      )
    await vi.waitFor(() => expect(verdict()).toBe('right'))
    await userEvent.fill(box('promo_code'), ' SUMMER ')
    await vi.waitFor(() => expect(form.errorOf('promo_code')).toBe('It is over'))
    expect(asked()).toEqual(['AURORA', 'SUMMER'])
  })

  if ('mobile' in registration.fields)
    it('takes the dial code of the country, unless a number is typed already', async () => {
      await open(registration)
      await live('EE')
      expect(dialCode()).toBe('EE')
      await userEvent.fill(box('mobile'), '5123 4567')
      await live('GB')
      expect([dialCode(), box('mobile').value]).toEqual(['EE', '5123 4567'])
      await userEvent.clear(box('mobile'))
      await live('DE')
      expect(dialCode()).toBe('DE')
    })
})
