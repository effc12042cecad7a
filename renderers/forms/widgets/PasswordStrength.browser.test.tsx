import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { makeField, makeForm } from '../testing/makeForm.ts'
import { type OpenedForm, openForm } from '../testing/openForm.tsx'

let form: OpenedForm
afterEach(() => form.close())

const password = makeField('password', 'password')
const judged = { ...password, attributes: { ...password.attributes, strength: true } }
const meter = () => form.element.querySelector<HTMLElement>('[role=meter]')
const box = () => form.control('password') as HTMLInputElement

test('strength is told in words and by a meter as the password is typed, and draws nothing', async () => {
  form = await openForm(makeForm([judged]))
  await userEvent.click(box())
  expect(meter()?.hidden).toBe(true)
  await userEvent.keyboard('password')
  await vi.waitFor(() => expect(form.field('password').textContent).toContain('Too easy to guess'))
  expect(meter()?.getAttribute('aria-valuenow')).toBe('0')
  const drawings = form.drawings()
  await userEvent.keyboard('-Kamols-77')
  await vi.waitFor(() => expect(form.field('password').textContent).toContain('Strong'))
  expect(meter()?.getAttribute('aria-valuetext')).toBe('Strong')
  expect(meter()?.hidden).toBe(false)
  expect(form.drawings() - drawings).toBeLessThanOrEqual(1)
})

test('what is too long is not cut, neither typed nor pasted, in whatever box', async () => {
  const short = { ...password.attributes, size: { min: 1, max: 20 } }
  const plain = makeField('town', 'input')
  const town = { ...plain, attributes: { ...plain.attributes, size: 5 } }
  form = await openForm(makeForm([{ ...password, attributes: short }, town]))
  const long = 'Kamols-vilks-7-Rati-un-divi'
  await userEvent.fill(box(), long)
  expect(box().value).toBe(long)
  expect(box().maxLength).toBe(-1)
  expect((form.control('town') as HTMLInputElement).maxLength).toBe(-1)
})
