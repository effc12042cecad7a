import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { createPlayer, field } from './support/forms.ts'
import { decidePayment, payIn, transactionOf } from './support/payments.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const notice = (page: Page) => page.getByRole('main').getByRole('alert')
const paid = 'Payment accepted'
const failed = 'Payment failed'
const waiting = 'Payment pending'

/** A deposit by card as a program begins it with the player's cookie. */
async function beginDeposit(page: Page, amount: string): Promise<{ id: number }> {
  const begun = await page.request.post('/api/cashier/makedeposit?version=1&locale=en&form=deposit', {
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': randomUUID() },
    form: { method: 'card', amount, requisites: JSON.stringify({ card: 'new' }) },
  })
  expect(begun.status(), await begun.text()).toBe(200)
  return (await begun.json()).response
}

/** Three taps from the list: the method, a sum, this button; nobody shall have to scroll for it, nor for what follows. */
async function expectInView(page: Page, button: Locator) {
  const before = page.viewportSize()
  for (const [width, height, covered] of [
    [1440, 900, 0],
    [360, 780, 56],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => window.scrollTo(0, 0))
    // Above the navigation at the lower edge of phones.
    await expect
      .poll(async () => {
        const { y = 0, height: tall = 0 } = (await button.boundingBox()) ?? {}
        return y > 0 && y + tall <= height - covered
      })
      .toBe(true)
  }
  if (before) await page.setViewportSize(before)
}

/** A small phone whose letters are twice as large. */
async function expectAboveNavigation(page: Page, button: Locator) {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 640 })
  const enlarge = (size: string) =>
    page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size)
  await enlarge('200%')
  const navigation = page.getByRole('navigation', { name: 'Quick menu' })
  await expect
    .poll(async () => {
      const [above, below] = [await button.boundingBox(), await navigation.boundingBox()]
      return above && below && above.y + above.height <= below.y
    })
    .toBe(true)
  // The header keeps to one row.
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(72)
  await enlarge('')
  if (before) await page.setViewportSize(before)
}

test.describe('under the service worker', () => {
  test.use({ underWorker: true })
  test('a card pays on the page of the provider, with an offer, and the player comes back to where they were @both', async ({
    page,
    site,
  }) => {
    await createPlayer(page.request)
    await page.goto('/cashier/billing?backUrl=%2Fpromotions')
    await expect(page).toHaveURL(`${site.url}/cashier/deposit?backUrl=%2Fpromotions`)
    await expect(page.getByRole('main').getByRole('link', { name: 'Mobile payment' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Bank card' }).click()
    await expect(page).toHaveURL(`${site.url}/cashier/deposit/card`)
    await expect(radio(page, 'No offer')).toBeChecked()
    await expectAccessible(page)
    await expectInView(page, page.getByRole('button', { name: /^Deposit/ }))
    await expectAboveNavigation(page, page.getByRole('button', { name: /^Deposit/ }))
    await field(page, 'Amount').fill('10')
    const brings = page.getByRole('group', { name: 'Offer for this deposit' })
    await expect(brings).toContainText('The minimum deposit for this offer is €20.')
    await page
      .getByRole('radio', { name: '€50' })
      .or(page.getByRole('button', { name: '€50' }))
      .click()
    await radio(page, 'Welcome bonus').check()
    await expect(brings).toContainText('€50 bonus; wager €1,750 within 30 days.')
    await page.getByRole('button', { name: 'Deposit €50' }).click()
    await page.waitForURL(/\/sandbox\/pay\//)
    await page.getByRole('button', { name: 'Pay', exact: true }).click()

    await expect(title(page, paid)).toBeVisible()
    await expect(page.getByRole('main')).toContainText(/Your balance now\s*€50/)
    await expectInView(page, page.getByRole('button', { name: 'Go back now' }))
    await expect(page.getByRole('main')).toContainText(/Bonus money\s*€50/)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Go back now' }).click()
    await expect(page).toHaveURL(`${site.url}/promotions`)
    expect(await page.evaluate(() => localStorage.getItem('backUrl'))).toBeNull()
    const bonuses = await (await page.request.get('/api/bonuses/get?version=1&locale=en')).json()
    expect(bonuses.response.items).toMatchObject([{ amount: { amount: '50.00' } }])

    // The first deposit was it: there is nothing to choose now.
    await payIn(page, 'card', '20')
    await page.getByRole('button', { name: 'Decline' }).click()
    await expect(title(page, failed)).toBeVisible()
    await expectInView(page, page.getByRole('link', { name: 'Choose another method' }))
    // Another way: its sum goes along. Then the same again: its method and its sum.
    await page.getByRole('link', { name: 'Choose another method' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Bank transfer' }).click()
    await expect(field(page, 'Amount')).toHaveValue('20')
    await page.goBack()
    await page.goBack()
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page).toHaveURL(`${site.url}/cashier/deposit/card?amount=20`)
    await expect(field(page, 'Amount')).toHaveValue('20')
    await expect(radio(page, '411111...1111')).toBeVisible()
    await expect(radio(page, 'No offer')).toBeHidden()
    await page.getByRole('button', { name: /^Deposit/ }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(title(page, 'Payment cancelled')).toBeVisible()
    await expect(page.getByRole('main')).toContainText(/Amount\s*€20/)
    await expectInView(page, page.getByRole('link', { name: 'Try again' }))
    await expectAccessible(page)
  })
})

test('a wallet opens in a window of its own, and both windows learn how it ended', async ({
  page,
  context,
}) => {
  await createPlayer(page.request)
  const opened = context.waitForEvent('page')
  await payIn(page, 'e-wallet', '30', (form) =>
    field(form, 'E-mail address of your wallet').fill('a@example.com'),
  )
  const wallet = await opened
  await expect(title(page, 'Continue in the other window')).toBeVisible()
  await wallet.waitForURL(/\/sandbox\/pay\//)
  expect(await wallet.evaluate(() => window.opener)).toBeNull()
  await wallet.getByRole('button', { name: /pay/i }).first().click()
  await expect(title(wallet, paid)).toBeVisible()
  await page.bringToFront()
  await expect(title(page, paid)).toBeVisible()

  await page.evaluate(() => {
    window.open = () => null
  })
  await page.getByRole('link', { name: 'Deposit', exact: true }).first().click()
  await page.getByRole('link', { name: 'E-wallet' }).click()
  await field(page, 'Amount').fill('30')
  await field(page, 'E-mail address of your wallet').fill('a@example.com')
  await page.getByRole('button', { name: /^Deposit/ }).click()
  await page.waitForURL(/\/sandbox\/pay\//)
})

test('a payment that waits is followed to its end, whatever the address says', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/status of 400/)
  await createPlayer(page.request)
  const sum = '40'
  await payIn(page, 'bank-transfer', sum, async () => {
    await pickBank(page)
  })
  await page.getByRole('button', { name: 'Leave it pending' }).click()
  await expect(title(page, waiting)).toBeVisible()
  await expect(page.getByRole('main').getByText('Waiting for the payment to be confirmed')).toBeAttached()
  await expectAccessible(page)
  const first = transactionOf(page)
  await page.goto(`/cashier/paysuccess/${first}`)
  await expect(title(page, waiting)).toBeVisible()
  await decidePayment(page.request, `deposit-${first}`, 'pay', 'twice')
  await expect(title(page, paid)).toBeVisible()
  await page.goto('/cashier/paypending/999999999')
  await expect(title(page, 'Payment not found')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Payment history' })).toBeVisible()
  await page.goto(`/cashier/payfail/${first}`)
  await expect(page).toHaveURL(`${site.url}/cashier/paysuccess/${first}`)
  await expect(page.getByRole('banner')).toContainText(`€${sum}`)

  await payIn(page, 'mobile', sum, (form) => field(form, 'Mobile phone').fill('20000001'))
  await expect(title(page, 'Continue on your phone')).toBeVisible()
  await decidePayment(page.request, `deposit-${transactionOf(page)}`, 'pay', 'out_of_order')
  await expect(title(page, paid)).toBeVisible()

  await payIn(page, 'crypto', sum, () => radio(page, 'Ethereum').check({ timeout: 20_000 }))
  await page.getByRole('button', { name: 'Let its time run out' }).click()
  await expect(title(page, failed)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Expired')
})

/** The first of those that are offered. */
async function pickBank(page: Page) {
  const bank = page.getByRole('combobox', { name: 'Your bank' })
  await expect(bank).toBeEnabled()
  await bank.selectOption({ index: 1 })
  await expect(bank).not.toHaveValue('')
}

const asked: Record<string, (form: Page) => Promise<unknown>> = {
  card: async () => {},
  'bank-transfer': pickBank,
  'e-wallet': (form) => field(form, 'E-mail address of your wallet').fill('a@example.com'),
  crypto: (form) => radio(form, 'Ethereum').check(),
  mobile: (form) => field(form, 'Mobile phone').fill('20000001'),
}
// Each method by one end and each end by one method; every method by every end is a contract test (deposits.test.ts).
const ends = [
  ['card', 'cancel', 'Payment cancelled'],
  ['bank-transfer', 'pending', waiting],
  ['e-wallet', 'pay', paid],
  ['crypto', 'expire', failed],
  ['mobile', 'fail', failed],
] as const

for (const [method, decision, end] of ends) {
  test(`a deposit by ${method} ends as the provider says: ${decision}`, async ({ page }) => {
    await createPlayer(page.request)
    await payIn(page, method, '40', async (form) => void (await asked[method]?.(form)))
    await page.waitForURL(/\/sandbox\/pay\/|\/cashier\/pay(newwindow|mobile)/)
    const history = await page.request.get('/api/cashier/gethistory?version=1&locale=en&count=1')
    const { id } = (await history.json()).response.items[0]
    await decidePayment(page.request, `deposit-${id}`, decision)
    // What waits on the site itself follows by itself.
    if (page.url().includes('/sandbox/')) await page.goto(`/cashier/paypending/${id}`)
    await expect(title(page, end), decision).toBeVisible()
  })
}

test('what stands in the way of a deposit is said, and leads to where it can be mended', async ({
  page,
  watch,
}) => {
  watch.allow(/status of \d+/)
  await createPlayer(page.request)
  await page.goto('/cashier/deposit/nowhere')
  await expect(page.getByText('This payment method is not available')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'All payment methods' }).last().click()
  await expect(page.getByRole('link', { name: 'Bank card' })).toBeVisible()

  const limit = await page.request.post('/api/account/setLimit?version=1&locale=en', {
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': randomUUID() },
    form: { kind: 'deposit', amount: '30', period: '1' },
  })
  expect(limit.status()).toBe(200)
  await payIn(page, 'card', '50')
  await expect(notice(page)).toContainText('The amount must be between €10 and €30')
  await expect(page.getByText(/^You have €30 left of your deposit limit of €30 a day until/)).toBeVisible()
  await expectAccessible(page)

  const { id } = await beginDeposit(page, '30')
  await page.goto('/cashier/deposit')
  await expect(page.getByText('Your deposit limit of €30 a day is used up until')).toBeVisible()
  await expect(page.getByText('Pending deposits hold €30')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Bank card' })).toBeHidden()
  await expectAccessible(page)
  await decidePayment(page.request, `deposit-${id}`, 'cancel')

  let type = ''
  await page.route('**/api/cashier/makedeposit*', (route) =>
    route.fulfill({ status: 409, json: { error: { type, message: '' } } }),
  )
  await page.goto('/cashier/deposit/card')
  await field(page, 'Amount').fill('20')
  for (const [one, text] of [
    ['BillingTransactionDeclinedException', 'The payment was declined'],
    ['BillingUnavailableException', 'is temporarily unavailable'],
    ['UserNeedProfileDataException', 'Fill in your personal data first.'],
  ] as const) {
    type = one
    await page.getByRole('button', { name: /^Deposit/ }).click()
    await expect(notice(page)).toContainText(text)
  }
  await expect(page.getByRole('alertdialog', { name: 'Your profile is incomplete' })).toBeVisible()
})

test('a promo code on the page of deposits adds its offer to the choice, with a notice and no popup', async ({
  page,
}) => {
  await createPlayer(page.request)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/cashier/billing?sysname=card')
  await expect(page).toHaveURL(/\/cashier\/deposit\/card$/)
  await expect(radio(page, 'Welcome bonus')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByText('I have a promo code').click()
  await field(page, 'Promo code').fill('RELOAD50')
  await page.getByRole('button', { name: 'Activate' }).click()
  await expect(page.getByText('Your promo code is activated')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(radio(page, 'Reload bonus')).toBeVisible()
})

test('the ways to pay in may stand in a row above the form, on a phone too', async ({ page, studio }) => {
  const before = await studio.liveRelease()
  await studio.edit('site/main', (definition) => {
    definition.cashier = { ...(definition.cashier as object), depositView: 'ContainerScrollView' }
  })
  expect((await studio.publish('Show deposits in a row')).status).toBe(201)
  try {
    await createPlayer(page.request)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/cashier/deposit')
    const method = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
    await expect(method('Bank card')).toHaveAttribute('aria-current', 'true')
    await field(page, 'Amount').fill('70')
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await method('Mobile payment').click()
    await expect(page).toHaveURL(/\/cashier\/deposit\/mobile$/)
    await expect(field(page, 'Mobile phone')).toBeVisible()
    await expect(field(page, 'Amount')).toHaveValue('70')
    await expect(method('Mobile payment')).toBeInViewport()
    await expect(method('Mobile payment')).toBeFocused()
    await expect(method('Mobile payment')).toHaveAttribute('aria-current', 'true')
  } finally {
    await studio.giveBack(before)
  }
})
