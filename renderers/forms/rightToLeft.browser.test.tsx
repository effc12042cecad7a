import { afterEach, expect, test } from 'vitest'
import { makeField, makeForm } from './testing/makeForm.ts'
import { type OpenedForm, openForm } from './testing/openForm.tsx'

let form: OpenedForm
afterEach(async () => {
  await form.close()
  document.documentElement.removeAttribute('dir')
})

test('groups of digits keep their order in a language from right to left, and a dial code stands before its number', async () => {
  document.documentElement.dir = 'rtl'
  form = await openForm(makeForm([makeField('card', 'input'), makeField('mobile', 'phone')]))
  const card = getComputedStyle(form.control('card'))
  expect([card.direction, card.unicodeBidi, card.textAlign]).toEqual(['rtl', 'plaintext', 'right'])
  const number = form.control('mobile')
  const code = [...form.element.querySelectorAll<HTMLElement>('input, select')].find(
    ({ id }) => id === `${number.id}-dial`,
  )
  expect(code?.getBoundingClientRect().left).toBeLessThan(number.getBoundingClientRect().left)
  expect(getComputedStyle(number).direction).toBe('ltr')
})
