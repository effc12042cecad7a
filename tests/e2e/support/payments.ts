import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { field } from './forms.ts'

export type Decision = 'pay' | 'fail' | 'pending' | 'cancel' | 'expire'
export type Delivery = 'now' | 'late' | 'twice' | 'out_of_order'

/** Decides a payment at the sandbox's payment service, as its page does. @param reference such as `deposit-7` */
export async function decidePayment(
  request: APIRequestContext,
  reference: string,
  decision: Decision,
  delivery: Delivery = 'now',
): Promise<void> {
  const headers = { accept: 'application/json' }
  const [found] = await (await request.get(`/sandbox/pay?reference=${reference}`, { headers })).json()
  // What a page would send of the fields of its channel, filled in as they are there.
  const typed = { number: '4111111111111111', expiry: '12/39', cvc: '123', email: 'wallet@example.com' }
  const answer = await request.post(`/sandbox/pay/${found.payment}`, {
    form: { ...typed, password: 'sandbox', decision, delivery },
    maxRedirects: 0,
  })
  expect([200, 303]).toContain(answer.status())
}

/** Fills in the form of a method and sends it. */
export async function payIn(
  page: Page,
  method: string,
  sum: string,
  more: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  await page.goto(`/cashier/deposit/${method}`)
  await field(page, 'Amount').fill(sum)
  await more(page)
  await page.getByRole('button', { name: /^Deposit/ }).click()
}

/** The number of the payment that the address of the page names. */
export function transactionOf(page: Page): string {
  const { pathname, searchParams } = new URL(page.url())
  return searchParams.get('transaction') ?? pathname.split('/').at(-1) ?? ''
}
