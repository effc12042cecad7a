import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { field } from './support/forms.ts'
import { decidePayment } from './support/payments.ts'
import { demoPassword } from './support/startSite.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const email = 'demo@aurora.example'
const requisites = JSON.stringify({ email })

/** A command of the signed-in player. */
async function command(request: APIRequestContext, operation: string, form: Record<string, string>) {
  const answer = await request.post(`/api/${operation.replace('.', '/')}?version=1&locale=en`, {
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': randomUUID() },
    form,
  })
  const { response } = (await answer.json()) as { response: Record<string, unknown> }
  expect(answer.status(), `${operation}: ${JSON.stringify(response)}`).toBe(200)
  return response
}
const read = async (request: APIRequestContext, query: string) =>
  (await (await request.get(`/api/${query}&version=1&locale=en`)).json()).response

const balance = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Balance/ })
const items = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: ' No. ' })
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const withdrawal = (page: Page, id: unknown) => items(page).filter({ hasText: `Withdrawal No. ${id} ` })

// The demo player has money, a whole profile and a confirmed contact.
test.beforeEach(async ({ page }) => {
  await command(page.request, 'auth.login', { login: email, password: demoPassword })
})

test('a withdrawal asks about the bonus that it burns, and is paid before the eyes of the player @both', async ({
  page,
  studio,
}) => {
  const before = await studio.liveRelease()
  await studio.edit('site/main', (definition) => {
    definition.general = { ...(definition.general as object), is_bonus_isolation_enabled: false }
    definition.cashier = { ...(definition.cashier as object), detalization: 'profile-menu' }
  })
  expect((await studio.publish('Do not isolate bonuses')).status).toBe(201)
  try {
    await withdrawWithBonus(page)
  } finally {
    await studio.giveBack(before)
  }
})

async function withdrawWithBonus(page: Page) {
  await command(page.request, 'campaigns.activateOffer', { promo_code: 'NORTH' })
  const [bonus] = (await read(page.request, 'bonuses/get?status=available')).items
  await command(page.request, 'bonuses.activate', { bonus_id: String(bonus.id) })
  const { available } = await read(page.request, 'cashier/getwithdrawsettings?')

  await page.goto('/cashier/wallet')
  await expect(page.getByRole('progressbar', { name: 'Wagering' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Cashier' }).getByRole('link', { name: 'Withdraw' }).click()
  // The page before, which stays until this one is there, has links of the same names to deposits.
  await page.getByRole('main').locator('a[href$="/cashier/withdraw?method=e-wallet"]').click()
  await expect(page).toHaveURL(/\/cashier\/withdraw\?method=e-wallet$/)
  await expect(page.getByText('A withdrawal ends your bonus')).toBeVisible()
  await field(page, 'Amount').fill('9999')
  await field(page, 'E-mail address of your wallet').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await field(page, 'Amount').fill('25')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Check before you withdraw' })).toBeFocused()
  await page.getByRole('button', { name: 'Withdraw €25' }).click()

  const question = page.getByRole('alertdialog', { name: 'Withdraw and lose the bonus?' })
  await expect(question).toContainText('€10')
  await question.getByRole('button', { name: 'Keep the bonus' }).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(field(page, 'Amount')).toHaveValue('25')
  expect((await read(page.request, 'cashier/gethistory?type=withdrawal')).total).toBe(0)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Withdraw €25' }).click()
  await question.getByRole('button', { name: 'Withdraw, lose the bonus' }).click()

  await expect(page).toHaveURL(/\/cashier\/receipt\?transaction=\d+$/)
  await expect(page.getByRole('list', { name: 'Withdrawal status' })).toContainText('Paid out')
  await page.goto('/cashier/history?tab=withdrawal&status=done')
  await expect(items(page)).toHaveCount(1)
  await expect(items(page)).toContainText('−€25')
  await expect(items(page)).toContainText('Paid out')
  expect((await read(page.request, 'bonuses/get?status=active')).total).toBe(0)
  await page.goto('/profile/security')
  await expect(page.getByRole('main')).toContainText('Demo balance')
  const after = await read(page.request, 'cashier/getwithdrawsettings?')
  expect(Number(after.available.amount)).toBe(Number(available.amount) - 25)
}

test('a withdrawal that fails brings the money back', async ({ page }) => {
  await page.goto('/cashier/withdraw?method=e-wallet')
  const before = await balance(page).textContent()
  await field(page, 'Amount').fill('113')
  await field(page, 'E-mail address of your wallet').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Withdraw €113' }).click()
  await expect(page.getByRole('list', { name: 'Withdrawal status' })).toContainText('Failed, money returned')
  await page.goto('/cashier/history?tab=withdrawal')
  await expect(items(page).first()).toContainText('€113')
  await expect(items(page).first()).toContainText('Failed, money returned')
  await expect(balance(page)).toHaveText(String(before))
})

test('a withdrawal to requisites that the provider refuses says why, and sets nothing aside', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 409/)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/cashier/withdraw?method=e-wallet')
  const before = (await read(page.request, 'cashier/getwithdrawsettings?')).available
  for (const [address, words] of [
    ['anna9901@example.com', 'These details are being checked'],
    ['anna9902@example.com', 'These details must be verified first'],
    ['anna9903@example.com', 'These details cannot be used'],
  ] as const) {
    await field(page, 'Amount').fill('25')
    await field(page, 'E-mail address of your wallet').fill(address)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Withdraw €25' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(words)
    await page.getByRole('button', { name: 'Back' }).click()
  }
  await expectAccessible(page)
  await expect(page.getByRole('main').getByRole('link', { name: 'Support' })).toBeVisible()
  expect((await read(page.request, 'cashier/getwithdrawsettings?')).available).toEqual(before)
})

test('a withdrawal that waits for a decision can be cancelled', async ({ page }) => {
  const { id } = await command(page.request, 'cashier.makedeposit', {
    method: 'e-wallet',
    amount: '1000',
    requisites,
  })
  await decidePayment(page.request, `deposit-${id}`, 'pay')
  await expect
    .poll(async () => Number((await read(page.request, 'cashier/getwithdrawsettings?')).available.amount))
    .toBeGreaterThanOrEqual(1000)
  const asked = await command(page.request, 'cashier.makewithdrawal', {
    method: 'e-wallet',
    amount: '1000',
    requisites,
  })
  await page.goto('/cashier/withdraw')
  await expect(withdrawal(page, asked.id)).toContainText('In review')
  await expectAccessible(page)
  await withdrawal(page, asked.id).getByRole('button', { name: 'Cancel' }).click()
  const question = page.getByRole('alertdialog', { name: 'Cancel this withdrawal?' })
  await expect(question).toContainText('€1,000')
  await question.getByRole('button', { name: 'Cancel withdrawal' }).click()
  await expect(page.getByText('Withdrawal cancelled. The money is back in your balance.')).toBeVisible()
  await expect(withdrawal(page, asked.id)).toBeHidden()
  await page.goto('/cashier/history?tab=withdrawal')
  await expect(withdrawal(page, asked.id)).toContainText('Cancelled')
})

test('the history comes page by page, and each tab has an address to go back to', async ({ page }) => {
  for (const amount of ['11', '12', '13', '14'])
    await command(page.request, 'cashier.makedeposit', {
      method: 'bank-transfer',
      amount: `2${amount}`,
      requisites: '{"bank":"aurora-bank"}',
    })
  await page.goto('/cashier/wallet')
  await expect(items(page)).toHaveCount(4)
  await page.getByRole('link', { name: 'Full history' }).click()
  await expect(tab(page, 'Deposits')).toHaveAttribute('aria-selected', 'true')
  await expect(items(page)).toHaveCount(4)
  const { total } = await read(page.request, 'cashier/gethistory?type=deposit')
  await expect(page.getByText(`4 of ${total}`, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(items(page)).toHaveCount(Math.min(8, total))
  const texts = await items(page).allTextContents()
  expect(new Set(texts).size).toBe(texts.length)

  await tab(page, 'Cashback').click()
  await expect(page).toHaveURL(/\/cashier\/history\?tab=cashbacks$/)
  await expect(page.getByText('No cashback yet.')).toBeVisible()
  await tab(page, 'Bonuses').click()
  await expect(page.getByRole('heading', { name: 'Betting bonuses' })).toBeVisible()
  await page.goBack()
  await expect(tab(page, 'Cashback')).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(tab(page, 'Deposits')).toHaveAttribute('aria-selected', 'true')
  await expect(items(page)).toHaveCount(4)
  await page.goBack()
  await expect(page).toHaveURL(/\/cashier\/wallet$/)
})

test('a receipt shows one payment of the player, and prints it alone', async ({ page }) => {
  const { id } = await command(page.request, 'cashier.makedeposit', {
    method: 'e-wallet',
    amount: '10',
    requisites,
  })
  const fromBank = await command(page.request, 'cashier.makedeposit', {
    method: 'bank-transfer',
    amount: '20',
    requisites: '{"bank":"aurora-bank"}',
  })
  await page.goto(`/cashier/receipt?transaction=${fromBank.id}`)
  await expect(page.getByRole('definition').filter({ hasText: 'Aurora Bank' })).toBeVisible()
  await page.goto('/cashier/history')
  await items(page)
    .filter({ hasText: `No. ${id} ` })
    .getByRole('link', { name: 'Receipt' })
    .click()
  await expect(page).toHaveURL(new RegExp(`/cashier/receipt\\?transaction=${id}$`))
  const main = page.getByRole('main')
  await expect(main).toContainText('d...@aurora.example')
  await expect(main.getByRole('definition').filter({ hasText: '€10' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(main).toContainText('d...@aurora.example')
  await page.emulateMedia({ media: 'screen' })

  for (const query of ['', '?transaction=999999999', '?transaction=1e9']) {
    await page.goto(`/cashier/receipt${query}`)
    await expect(page.getByText('Payment not found')).toBeVisible()
  }
  await page.getByRole('link', { name: 'Payment history' }).click()
  await expect(page).toHaveURL(/\/cashier\/history$/)
})

test('every screen is accessible and fits a phone, also from right to left', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of [
    '/ar/cashier/wallet',
    '/cashier/withdraw?method=bank-transfer',
    '/cashier/history',
    '/cashier/receipt?transaction=1',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }
})
