import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { makeField, makeForm } from './testing/makeForm.ts'
import { type OpenedForm, openForm } from './testing/openForm.tsx'

let form: OpenedForm
afterEach(() => form.close())

const reviewed = makeForm(
  [
    makeField('amount', 'amount'),
    makeField('iban', 'input', { attributes: { group: 4 } }),
    makeField('terms', 'checkbox'),
  ],
  {
    submit: {
      operation: 'cashier.makewithdrawal',
      label: 'story.send',
      review: {
        title: 'story.check',
        label: 'story.goOn',
        rows: [{ label: 'story.rest', value: { from: '/balance/main', less: '/data/amount', as: 'money' } }],
      },
    },
  },
)
const words = {
  en: { 'story.send': 'Send', 'story.check': 'Check', 'story.goOn': 'Go on', 'story.rest': 'Rest' },
}
const button = (text: string) =>
  [...form.element.querySelectorAll('button')].find((one) => one.textContent === text) as HTMLButtonElement
const rows = () => [...form.element.querySelectorAll('dd')].map((one) => one.textContent)

it('is looked over before it is sent, in words, with what follows from it and without what nobody reads', async () => {
  const called = vi.fn(async () => ({ ok: true as const, response: {} }))
  form = await openForm(reviewed, {
    words,
    call: called,
    facts: { balance: { main: { amount: '120.50', currency: 'EUR' } } },
  })
  await userEvent.fill(form.control('amount'), '20.5')
  await userEvent.fill(form.control('iban'), 'lv80bank0000435195001')
  expect((form.control('iban') as HTMLInputElement).value).toBe('LV80 BANK 0000 4351 9500 1')
  expect(form.control('iban').dir).toBe('ltr')
  await userEvent.click(form.control('terms'))
  await userEvent.click(button('Go on'))
  await expect.poll(() => document.activeElement?.textContent).toBe('Check')
  expect(called).not.toHaveBeenCalled()
  expect(rows()).toEqual(['20.50', 'LV80 BANK 0000 4351 9500 1', '€100'])

  await userEvent.click(form.element.querySelector('form button[type=button]') as HTMLButtonElement)
  await expect.poll(() => document.activeElement).toBe(form.control('amount'))
  expect(rows()).toEqual([])
  await userEvent.click(button('Go on'))
  await userEvent.click(button('Send'))
  await expect.poll(() => called.mock.calls.length).toBe(1)
  expect(called.mock.calls[0]?.slice(0, 2)).toMatchObject([
    'cashier.makewithdrawal',
    { amount: '20.5', iban: 'LV80BANK0000435195001' },
  ])
})

it('is a screen of its own for the browser’s button, which leads back to what was filled in, and on again', async () => {
  form = await openForm(reviewed, { words })
  await userEvent.fill(form.control('amount'), '20.5')
  await userEvent.fill(form.control('iban'), 'lv80bank0000435195001')
  await userEvent.click(button('Go on'))
  await expect.poll(() => document.activeElement?.textContent).toBe('Check')
  expect(history.state).toMatchObject({ steps: { depth: 1 } })

  history.back()
  await expect.poll(() => document.activeElement).toBe(form.control('amount'))
  expect(rows()).toEqual([])
  expect((form.control('amount') as HTMLInputElement).value).toBe('20.50')
  history.forward()
  await expect.poll(() => rows().length).toBe(2)

  // The form's own button takes the entry out again.
  await userEvent.click(form.element.querySelector('form button[type=button]') as HTMLButtonElement)
  await expect.poll(() => (history.state as { steps?: unknown } | null)?.steps).toBeUndefined()
  expect(rows()).toEqual([])
})
