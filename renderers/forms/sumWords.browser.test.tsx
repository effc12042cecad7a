import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CallResult } from '../host.ts'
import { makeField, makeForm } from './testing/makeForm.ts'
import { type OpenedForm, openForm } from './testing/openForm.tsx'

let form: OpenedForm
afterEach(() => form.close())

const words = {
  en: {
    'story.pay': '{sum, select, none {Pay in} other {Pay {sum}}}',
    'story.brings': '{state, select, yes {{bonus} more} no {Nothing} other {Up to 200}}',
  },
}
const made = makeForm(
  [
    makeField('amount', 'amount'),
    makeField('offer', 'radio', {
      initial: '1',
      attributes: {
        options: {
          select: {
            operation: 'campaigns.getoffers',
            query: { amount: { from: '/data/amount', as: 'sum', currency: '/session/currency' } },
            items: '/items',
            value: '/id',
            name: '/name',
            details: {
              key: 'story.brings',
              args: {
                bonus: { from: '/item/brings/bonus', as: 'money', fallback: '' },
                state: {
                  from: '/item/brings/counts',
                  map: { true: 'yes', false: 'no' },
                  fallback: 'none',
                },
              },
            },
          },
        },
      },
    }),
  ],
  {
    submit: {
      operation: 'cashier.makedeposit',
      inReach: true,
      label: {
        key: 'story.pay',
        args: {
          sum: { from: '/data/amount', as: 'money', currency: '/session/currency', fallback: 'none' },
        },
      },
    },
  },
)
const details = () => form.element.querySelector('[id$=-description]')?.textContent
const button = () => form.element.querySelector('button[type=submit]') as HTMLButtonElement
const reckoned = (amount: unknown) =>
  amount === undefined
    ? {}
    : {
        brings:
          Number(amount) < 20
            ? { counts: false }
            : { counts: true, bonus: { amount: String(amount), currency: 'EUR' } },
      }

it('says on the button what it does with the sum as typed, and of an option what the sum brings', async () => {
  let hold: Promise<void> | undefined
  let free = () => {}
  const asked: Record<string, unknown>[] = []
  const call = async (_operation: string, values: Record<string, unknown>): Promise<CallResult> => {
    asked.push(values)
    await hold
    return { ok: true, response: { items: [{ id: 1, name: 'Welcome', ...reckoned(values.amount) }] } }
  }
  form = await openForm(made, { call, words, facts: { session: { authenticated: true, currency: 'EUR' } } })
  await vi.waitFor(() => expect(details()).toBe('Up to 200'))
  expect(button().textContent).toBe('Pay in')
  const bar = button().parentElement as HTMLElement
  expect(bar.dataset.inReach).toBe('true')
  // On wide screens too, what scrolls below it does not show between the buttons.
  const { innerWidth, innerHeight } = window
  await page.viewport(768, 700)
  bar.style.setProperty('--form-behind', 'rgb(1, 2, 3)')
  expect(getComputedStyle(bar).backgroundColor).toBe('rgb(1, 2, 3)')
  await page.viewport(innerWidth, innerHeight)

  hold = new Promise((resolve) => {
    free = resolve
  })
  await userEvent.fill(form.control('amount'), '50')
  await vi.waitFor(() => expect(button().textContent).toBe('Pay €50'))
  // What was said before stays until the answer is here.
  expect(details()).toBe('Up to 200')
  free()
  await vi.waitFor(() => expect(details()).toBe('€50 more'))
  await userEvent.fill(form.control('amount'), '10')
  await vi.waitFor(() => expect(details()).toBe('Nothing'))
  // What is no sum is not asked about.
  await userEvent.fill(form.control('amount'), '1e1')
  await vi.waitFor(() => expect(button().textContent).toBe('Pay in'))
  await vi.waitFor(() => expect(details()).toBe('Up to 200'))
  expect(asked).not.toContainEqual(expect.objectContaining({ amount: '1e1' }))
})

it('tells readers who do not see it what the sum brings, of the option that is chosen', async () => {
  const call = async (_operation: string, values: Record<string, unknown>): Promise<CallResult> => ({
    ok: true,
    response: { items: [{ id: 1, name: 'Welcome', ...reckoned(values.amount) }] },
  })
  form = await openForm(made, { call, words, facts: { session: { authenticated: true, currency: 'EUR' } } })
  const told = () => form.element.querySelector('fieldset [role=status]')?.textContent
  await vi.waitFor(() => expect(details()).toBe('Up to 200'))
  expect(told()).toBe('')
  await userEvent.fill(form.control('amount'), '50')
  await vi.waitFor(() => expect(told()).toBe('€50 more'))
  await userEvent.fill(form.control('amount'), '10')
  await vi.waitFor(() => expect(told()).toBe('Nothing'))
})
