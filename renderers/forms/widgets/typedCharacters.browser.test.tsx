import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { settle } from '../../testing/settle.ts'
import { compose, endComposing } from '../testing/compose.ts'
import { makeField, makeForm } from '../testing/makeForm.ts'
import { type OpenedForm, openForm } from '../testing/openForm.tsx'

let form: OpenedForm
afterEach(() => form.close())

const iban = makeField('iban', 'input', { attributes: { group: 4 }, rules: [{ rule: 'iban' }] })
const amount = makeField('amount', 'amount', {
  rules: [{ rule: 'sum', params: { min: 1, max: 5000, currency: 'EUR', decimals: 2 } }],
})
const card = makeField('card', 'input', { attributes: { options: { mask: '#### #### #### ####' } } })
const email = makeField('email', 'input', { rules: [{ rule: 'email' }] })
const postcode = makeField('postcode', 'input', { rules: [{ rule: 'postcode' }] })
const day = makeField('day', 'date')
const box = (name: string) => form.control(name) as HTMLInputElement

async function paste(name: string, text: string) {
  await userEvent.click(box(name))
  document.execCommand('insertText', false, text)
  await settle()
}

test.each([
  [iban, 'IBAN LV80 BANK 0000 4351 9500 1', 'LV80BANK0000435195001'],
  [iban, '\u202dlv80\u2011bank\u20110000\u20114351\u20119500\u20111\u202c ', 'LV80BANK0000435195001'],
  [
    makeField('iban', 'input', { rules: [{ rule: 'iban' }] }),
    'IBAN: LV80 BANK 0000 4351 9500 1',
    'LV80BANK0000435195001',
  ],
  [amount, '€50', '50'],
  [amount, '50 €', '50'],
  [amount, '1\u00a0234.50 ', '1234.50'],
  [card, '４１１１ 1111\u20131111–1111', '4111111111111111'],
  [email, '\u200eanna@example.com ', 'anna@example.com'],
  [email, 'ａｎｎａ＠example．com', 'anna@example.com'],
  [postcode, '١٠١٠', '1010'],
  [day, '\u200f31‑12‑1990 ', '1990-12-31'],
])('$sysname understands what is pasted: %s', async (field, text, value) => {
  form = await openForm(makeForm([field]))
  await paste(field.sysname, text)
  await form.submit()
  expect(form.host.calls.at(-1)?.values).toEqual({ [field.sysname]: value })
})

test('a promo code is its field’s value without blanks around it, and one within can be typed', async () => {
  const code = makeField('promo_code', 'input', {
    attributes: { preventEmoji: true },
    rules: [{ rule: 'promo_code' }],
  })
  form = await openForm(makeForm([code]))
  await paste('promo_code', '  SPINS')
  await userEvent.keyboard(' ')
  await settle()
  expect(box('promo_code').value).toBe('  SPINS ')
  await userEvent.keyboard('20 ')
  await userEvent.tab()
  expect(box('promo_code').value).toBe('SPINS 20')
  await form.submit()
  expect(form.host.calls.at(-1)?.values).toEqual({ promo_code: 'SPINS 20' })
})

test('a mask loses no digit of what is pasted, and takes no key beyond its end', async () => {
  form = await openForm(makeForm([card]))
  await paste('card', '4111 1111 1111 1111 9')
  expect(box('card').value).toBe('41111111111111119')
  await userEvent.clear(box('card'))
  await paste('card', '4111111111111111')
  await userEvent.keyboard('9')
  expect(box('card').value).toBe('4111 1111 1111 1111')
})

test('what is still composed is left alone, and put into shape when it is done', async () => {
  form = await openForm(makeForm([card, iban]))
  await userEvent.click(box('card'))
  for (const text of ['４', '４１１１', '４１１１１']) await compose(text)
  expect(box('card').value).toBe('４１１１１')
  await endComposing('４１１１１')
  await expect.poll(() => box('card').value).toBe('4111 1')
  await userEvent.click(box('iban'))
  const text = 'lv80bank'
  await compose(text)
  expect(box('iban').value).toBe(text)
  box('card').focus()
  await expect.poll(() => box('iban').value).toBe('LV80 BANK')
})

test('white space alone is nothing', async () => {
  const note = makeField('note', 'input', { rules: [{ rule: 'text', params: { optional: true } }] })
  form = await openForm(makeForm([note]))
  await paste('note', ' \u00a0')
  await form.submit()
  expect(form.host.calls.at(-1)?.values).toEqual({})
})
