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
  await paste('+49 151 1234567')
  expect(dialCode()).toBe('DE')
  expect(box().value).toBe('151 1234567')
  await form.submit()
  expect(form.host.calls.at(-1)?.values).toEqual({ mobile: '1511234567', phone_country_code: 'DE' })
})

test('a typed dial code brings its country too', async () => {
  form = await openForm(makeForm([country, mobile]))
  await userEvent.click(box())
  await userEvent.keyboard('+491511234567')
  expect(dialCode()).toBe('DE')
  expect(box().value).toBe('151 1234567')
})

test('without a field for the country the number carries its dial code', async () => {
  form = await openForm(makeForm([mobile]))
  await userEvent.click(box())
  await userEvent.keyboard('20123456')
  await form.submit()
  expect(form.host.calls.at(-1)?.values).toEqual({ mobile: '37120123456' })
})
