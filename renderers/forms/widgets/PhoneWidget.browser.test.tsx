import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { settle } from '../../testing/settle.ts'
import { makeField, makeForm } from '../testing/makeForm.ts'
import { type OpenedForm, openForm } from '../testing/openForm.tsx'

let form: OpenedForm
afterEach(() => form.close())

const country = makeField('phone_country_code', 'country_code', { initial: { to: 'selectedValue' } })
const mobile = makeField('mobile', 'phone')
const box = () => form.control('mobile') as HTMLInputElement
const dialCode = () => form.field('mobile').querySelector<HTMLElement>('[role=combobox]')?.dataset.value
const paste = async (text: string) => {
  await userEvent.click(box())
  box().value = ''
  document.execCommand('insertText', false, text)
  await settle()
}

test('the country is chosen beside the number, which keeps to its mask', async () => {
  form = await openForm(makeForm([country, mobile]))
  await userEvent.click(box())
  await userEvent.keyboard('2012345699')
  expect(box().value).toBe('20 123 456')
  expect(form.element.querySelector('[data-field=phone_country_code]')).toBeNull()
  await form.submit()
  expect(form.host.calls.at(-1)?.values).toEqual({ mobile: '20123456', phone_country_code: 'LV' })
})

test('a pasted international number brings its country', async () => {
  form = await openForm(makeForm([country, mobile]))
  await paste('+49 151 12345678')
  expect(dialCode()).toBe('DE')
  expect(box().value).toBe('1511 2345678')
  await form.submit()
  expect(form.host.calls.at(-1)?.values).toEqual({ mobile: '15112345678', phone_country_code: 'DE' })
})

test('a typed dial code brings its country too', async () => {
  form = await openForm(makeForm([country, mobile]))
  await userEvent.click(box())
  await userEvent.keyboard('+4915112345678')
  expect(dialCode()).toBe('DE')
  expect(box().value).toBe('1511 2345678')
})

test('without a field for the country the number carries its dial code', async () => {
  form = await openForm(makeForm([mobile]))
  await userEvent.click(box())
  await userEvent.keyboard('20123456')
  await form.submit()
  expect(form.host.calls.at(-1)?.values).toEqual({ mobile: '37120123456' })
})

const swede = { ...country, initial: 'SE' }
const countries = [
  { country_code: 'LV', phone_code: '371', name: 'Latvia', mask: '## ### ###' },
  { country_code: 'SE', phone_code: '46', name: 'Sweden', mask: '## ### ## ##' },
]
const openSwede = () => openForm(makeForm([swede, mobile]), { phoneCountries: countries })

test.each([
  '0701234567',
  '070-123 45 67',
  '+46 70 123 45 67',
  '+46 (0)70 123 45 67',
  '0046 (0)70.123.45.67',
  '46701234567',
  '\u202a+46\u00a070\u2011123\u201145\u201167\u202c',
  '０７０１２３４５６７',
  '٠٧٠١٢٣٤٥٦٧',
])('is understood as it is pasted or filled in: %s', async (text) => {
  form = await openSwede()
  await paste(text)
  expect(box().value).toBe('70 123 45 67')
  await form.submit()
  expect(form.host.calls.at(-1)?.values).toEqual({ mobile: '701234567', phone_country_code: 'SE' })
})

test('is typed as it is dialled at home, and no key more', async () => {
  form = await openSwede()
  await userEvent.click(box())
  await userEvent.keyboard('0701234567')
  expect(box().value).toBe('70 123 45 67')
  await userEvent.keyboard('8')
  expect(box().value).toBe('70 123 45 67')
  await userEvent.keyboard('{Home}9')
  expect(box().value).toBe('70 123 45 67')
})

test.each(['070123456789', '0701234', '+49 1512 3456789 99', '+4770123456'])(
  'loses no digit of one that no plan knows, and is not sent: %s',
  async (text) => {
    form = await openSwede()
    await paste(text)
    expect(box().value.replace(/\D/g, '')).toBe(text.replace(/\D/g, ''))
    await form.submit()
    expect(form.host.calls).toEqual([])
    expect(form.errorOf('mobile')).not.toBe('')
  },
)
