import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { settle } from '../testing/settle.ts'
import { starterDefinitions } from '../testing/starterDefinitions.ts'
import { starterForms } from '../testing/starterForms.ts'
import { loadDataBlocks } from './loadDataBlocks.ts'
import { loadForms } from './loadForms.ts'
import { openBlocks } from './testing/openBlocks.tsx'

// Before an account is closed the starter site's own popup says what is left, and what stands in the way.

const texts = import.meta.glob<{ messages: Record<string, string> }>(
  '../../schemas/site/messages/en/*.json',
  { eager: true, import: 'default' },
)
const en = Object.assign({}, ...Object.values(texts).map(({ messages }) => messages))
const artefacts = Object.fromEntries(starterForms.map((form) => [`form/${form.id}`, form]))
const popup = starterDefinitions('popup').find(({ id }) => id === 'close-account')
const euro = (amount: string) => ({ amount, currency: 'EUR' })
const empty = {
  balance: euro('0.00'),
  bonus: euro('0.00'),
  has_balance: false,
  has_open_payments: false,
  open_rounds: 0,
}

let opened: Awaited<ReturnType<typeof openBlocks>> | undefined
beforeEach(async () => {
  await Promise.all([loadDataBlocks(), loadForms()])
})
afterEach(() => opened?.close())

async function open(standing: Partial<typeof empty>) {
  const popupBlocks = popup?.views.main?.blocks
  if (!popupBlocks) throw new Error('The starter site has no popup to close an account')
  const page = await openBlocks(popupBlocks, {
    words: { en },
    artefacts,
    call: async () => ({ ok: true, response: { ...empty, ...standing } }),
  })
  opened = page
  await vi.waitFor(() => expect(page.element.textContent).toContain('Real balance'), 20_000)
  return page
}
const fieldsOf = (page: Awaited<ReturnType<typeof open>>) =>
  [...page.element.querySelectorAll<HTMLElement>('[data-field]')].map(({ dataset }) => dataset.field)
const closings = (page: Awaited<ReturnType<typeof open>>) =>
  page.host.calls.filter(({ operation }) => operation === 'account.close')

it('says the money that is left, and closes only once the player leaves it to support', async () => {
  const page = await open({ balance: euro('12.50'), bonus: euro('3.00'), has_balance: true })
  expect(page.element.textContent).toMatch(/Real balance\s*€12\.50/)
  expect(page.element.textContent).toMatch(/Bonus balance, lost on closing\s*€3/)
  expect(page.element.textContent).toContain('Withdraw your money first')
  await vi.waitFor(
    () => expect(fieldsOf(page)).toEqual(['reason', 'password', 'leave_balance', 'understood']),
    20_000,
  )
  await userEvent.fill(page.find('input[type=password]'), 'Secret-77')
  await userEvent.click(page.find('[data-field=understood] input'))
  page.find('button[type=submit]').click()
  await vi.waitFor(() =>
    expect(page.find('[data-field=leave_balance] [id$="-error"]').textContent).not.toBe(''),
  )
  expect(closings(page)).toEqual([])
  await userEvent.click(page.find('[data-field=leave_balance] input'))
  page.find('button[type=submit]').click()
  await vi.waitFor(() =>
    expect(closings(page).map(({ values }) => values)).toEqual([
      { password: 'Secret-77', leave_balance: true },
    ]),
  )
})

it('asks nothing of money where none is left', async () => {
  const page = await open({})
  await vi.waitFor(() => expect(fieldsOf(page)).toEqual(['reason', 'password', 'understood']), 20_000)
  expect(page.element.textContent).not.toContain('Withdraw your money first')
})

it.each([
  { name: 'a payment', standing: { has_open_payments: true }, text: 'A deposit or withdrawal is still open' },
  { name: 'a round', standing: { open_rounds: 1 }, text: 'A game round is still open' },
])('says that $name stands in the way, and offers no closing', async ({ standing, text }) => {
  const page = await open({ ...standing, balance: euro('12.50'), has_balance: true })
  expect(page.element.textContent).toContain(text)
  await settle(300)
  expect(page.element.querySelector('form')).toBeNull()
  expect(page.element.textContent).not.toContain('Withdraw your money first')
})
