import type { APIRequestContext, Locator, Page } from '@playwright/test'
import {
  acceptTerms,
  account,
  createPlayer,
  field,
  goOn,
  openRegistration,
  password,
  pick,
  signIn,
  signOut,
  submitButton,
} from './support/forms.ts'
import { expect, expectAccessible, someEmail, test } from './support/test.ts'

/** A call as a program makes it with the player's cookie. */
function post(request: APIRequestContext, operation: string, form: Record<string, string>) {
  return request.post(`/api/${operation.replace('.', '/')}?version=1&locale=en`, {
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': 'responsible-1' },
    form,
  })
}

async function openLimits(page: Page) {
  await page.goto('/profile/responsible-game')
  await expect(page.getByRole('heading', { name: 'Deposit limit' })).toBeVisible()
}

async function choose(page: Page, label: string, option: string) {
  await pick(page.getByRole('combobox', { name: label, exact: true }), option)
}

test('a limit holds at once, a higher one waits and can be given up, and nothing is hidden', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await createPlayer(page.request)
  await page.goto('/cashier/deposit')
  await page.getByRole('link', { name: 'Set a limit' }).click()
  const deposit = limitOf(page, 'Deposit limit')
  await expect(deposit.getByText('You have not set this limit.')).toBeVisible()
  await expectAccessible(page)

  await setLimit(deposit, '100', '7 days')
  // What was asked before the deposit leads back to it, and is asked no more.
  await expect(page).toHaveURL(/\/cashier\/deposit$/)
  await expect(page.getByText('You have €100 left of your deposit limit of €100 a week')).toBeVisible()
  await expect(page.getByText('Would you like to set a limit')).toBeHidden()
  await openLimits(page)
  await expect(deposit.getByText('€100 in 7 days')).toBeVisible()
  await expect(deposit.getByText('Left in this period')).toBeVisible()

  await setLimit(deposit, '200', '7 days')
  await expect(field(deposit, 'Amount')).toHaveValue('')
  await expect(deposit.getByText('Change pending')).toBeVisible()
  await expect(deposit.getByText(/You requested €200 in 7 days/)).toBeVisible()
  await expect(deposit.getByText('€100 in 7 days', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm new limit' })).toHaveCount(0)
  const losses = limitOf(page, 'Loss limit')
  await setLimit(losses, '20', '1 day')
  await expect(field(losses, 'Amount')).toHaveValue('')
  await expect(losses.getByText('€20 in 1 day')).toBeVisible()
  await expect(limitOf(page, 'Wager limit').getByText('You have not set this limit.')).toBeVisible()
  await expectAccessible(page)

  await deposit.getByRole('button', { name: 'Keep current limit' }).click()
  await expect(page.getByText('Change pending')).toHaveCount(0)

  await setLimit(deposit, '50', '30 days')
  await expect(field(deposit, 'Amount')).toHaveValue('')
  await expect(deposit.getByText('€50 in 30 days')).toBeVisible()
  await deposit.getByRole('button', { name: 'Remove limit' }).click()
  await expect(page.getByText(/You requested removal of your limit/)).toBeVisible()
  await page.reload()
  await expect(deposit.getByText('€50 in 30 days')).toBeVisible()
})

test('self-exclusion ends every sign-in, refuses the next, and leaves the way to withdraw open', async ({
  page,
  browser,
  site,
  watch,
}) => {
  watch.allow(/status of (400|401|409)/)
  const email = await createPlayer(page.request)
  const elsewhere = await browser.newContext({ baseURL: site.url })
  const otherPage = await elsewhere.newPage()
  await otherPage.goto('/support')
  await signIn(otherPage, email)

  await openLimits(page)
  await page.getByRole('button', { name: 'Self-exclude …' }).click()
  const popup = page.getByRole('dialog')
  await expect(popup.getByText('It cannot be ended early, by you or by us.')).toBeVisible()
  await expectAccessible(page)
  await choose(page, 'Exclusion period', '30 days')
  await field(popup, 'Password').fill('Wrong-77')
  await popup.getByRole('button', { name: 'Self-exclude now' }).click()
  await expect(popup.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true')
  await popup.getByRole('checkbox', { name: 'I understand that this cannot be ended early' }).check()
  await popup.getByRole('button', { name: 'Self-exclude now' }).click()
  await expect(field(popup, 'Password')).toHaveAttribute('aria-invalid', 'true')
  await field(popup, 'Password').fill(password)
  await popup.getByRole('button', { name: 'Self-exclude now' }).click()

  await expect(page.getByRole('dialog', { name: 'Self-exclusion is active' })).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/`)
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await expect(account(page).getByRole('button', { name: 'Sign in' })).toBeVisible()
  await otherPage.reload()
  await expect(account(otherPage).getByRole('button', { name: 'Sign in' })).toBeVisible()
  await elsewhere.close()

  await account(page).getByRole('button', { name: 'Sign in' }).click()
  await signInFields(page, email)
  const refused = page.getByRole('dialog', { name: 'You have self-excluded' })
  await expect(refused.getByText(/^Until \d\d\.\d\d\.\d{4}/)).toBeVisible()
  await expectAccessible(page)
  await refused.getByRole('button', { name: 'Sign in to withdraw' }).click()
  await expect(page).toHaveURL(`${site.url}/cashier/withdraw`)
  await expect(account(page).getByRole('button', { name: 'Account' })).toBeVisible()
  await expect(account(page).getByRole('link', { name: 'Deposit' })).toHaveCount(0)
  // This player never had any money here.
  await expect(page.getByText('There is nothing to withdraw: your real balance is zero')).toBeVisible()

  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Self-exclusion is active' })).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('link', { name: /Casino|Sports|Promotions|Deposit$/ }),
  ).toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Responsible gaming' })).toBeVisible()
  await expect(
    page
      .locator('header, footer')
      .getByRole('link', { name: /Casino|Sports|Offers|Promotions|Tournaments|Bonus/ }),
  ).toHaveCount(0)

  for (const path of ['/cashier/deposit', '/profile/bonuses', '/offers', '/gamehall']) {
    await page.goto(path)
    await expect(page).toHaveURL(`${site.url}/profile/responsible-game`)
  }
  await expect(page.getByText(/^Until \d\d\.\d\d\.\d{4}/)).toBeVisible()
  for (const [operation, form] of [
    ['cashier.makedeposit', { method: 'card', amount: '10' }],
    ['bonuses.activate', { bonus_id: '1' }],
    ['campaigns.activateOffer', { promo_code: 'X' }],
    ['tournaments.participate', { tournament_id: '1' }],
    ['account.changeSubscription', { contact: email, subscription: '1' }],
  ] as const) {
    const answer = await post(page.request, operation, form)
    expect([operation, answer.status()]).toEqual([operation, 409])
    expect((await answer.json()).error.error_data.reason).toBe('self_excluded')
  }
  const shorter = await post(page.request, 'account.excludeSelf', { period: '1d', password })
  expect(shorter.status()).toBe(400)
  await signOut(page)
  await expect(account(page).getByRole('button', { name: 'Sign in' })).toBeVisible()
})

/** A name that nobody had before: an exclusion holds for whoever has it, and stays. */
const someName = () => `Ozola${[...String(Date.now())].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`

test('whoever excluded themselves opens no other account, and is told why and where help is', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 409/)
  const birth_date = '1984-02-29'
  const zelma = { first_name: 'Zelma', last_name: someName(), birth_date }
  await createPlayer(page.request, zelma)
  const excluded = await post(page.request, 'account.excludeSelf', { period: '6m', password })
  expect(excluded.status(), await excluded.text()).toBe(200)
  await page.goto('/')
  const form = await openRegistration(page)
  await field(form, 'E-mail').fill(someEmail())
  await field(form, 'Password').fill(password)
  await acceptTerms(form)
  await field(form, 'First name').fill('ZELMA')
  await field(form, 'Last name').fill(zelma.last_name)
  await field(form, 'Date of birth').fill('29.02.1984')
  await goOn(form)
  await submitButton(form).click()
  await expect(form.getByRole('alert')).toContainText('self-excluded')
  await expect(form.getByRole('alert')).not.toContainText('Check the fields')
  await expectAccessible(page)
})

test('a reminder of the time comes after the chosen minutes, counts over reloads and tabs, and goes everywhere', async ({
  page,
  context,
}) => {
  await createPlayer(page.request)
  await page.clock.install()
  await page.goto('/support')
  // The visit begins with the code that watches it, which comes once the browser has time.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('visit'))).not.toBeNull()
  expect((await post(page.request, 'account.setRealityCheck', { minutes: '15' })).status()).toBe(200)
  await page.reload()
  const reminder = page.getByRole('dialog', { name: 'Reality check' })
  await page.clock.fastForward('14:00')
  await expect(reminder).toHaveCount(0)
  await page.clock.fastForward('01:00')
  await expect(reminder.getByText('You have been here for 15 minutes.')).toBeVisible()
  for (const figure of ['Playing time this session', 'Stakes this session', 'Net result this session'])
    await expect(reminder.getByText(figure)).toBeVisible()
  await page.clock.runFor(1000)
  await expectAccessible(page)
  await reminder.getByRole('button', { name: 'Continue' }).click()
  await page.clock.runFor(1000)
  await expect(reminder).toHaveCount(0)

  await page.clock.fastForward('10:00')
  await page.reload()
  await page.clock.fastForward('05:10')
  await expect(reminder.getByText('You have been here for 30 minutes.')).toBeVisible()

  const second = await context.newPage()
  await second.clock.install({ time: await page.evaluate(() => Date.now()) })
  await second.goto('/support')
  const other = second.getByRole('dialog', { name: 'Reality check' })
  await expect(other).toBeVisible()
  await second.clock.runFor(1000)
  await other.getByRole('button', { name: 'Take a break' }).click()
  await expect(second).toHaveURL(/\/profile\/responsible-game$/)
  await page.clock.runFor(2000)
  await expect(reminder).toHaveCount(0)
})

test('the reminder can be set from the page, and signs out', async ({ page, watch }) => {
  // After the leap of its clock the page asks anew for what it shows, and may still do so as the player signs out.
  watch.allow(/status of 401 .*\/api\/(account\/getResponsibleGaming|games\/getSession)\?/)
  await createPlayer(page.request)
  await page.clock.install()
  await openLimits(page)
  await expect(page.getByRole('combobox', { name: 'Remind me' })).toHaveValue('60')
  await choose(page, 'Remind me', 'Every 15 minutes')
  await page
    .locator('form', { has: page.getByRole('combobox', { name: 'Remind me' }) })
    .getByRole('button', { name: 'Save' })
    .click()
  await expect(page.getByText('Your reminder is set')).toBeVisible()
  await page.clock.fastForward('15:10')
  const reminder = page.getByRole('dialog', { name: 'Reality check' })
  await expect(reminder).toBeVisible()
  await page.clock.runFor(1000)
  await reminder.getByRole('button', { name: 'Sign out' }).click()
  await expect(account(page).getByRole('button', { name: 'Sign in' })).toBeVisible()
  await page.clock.runFor(1000)
  await expect(reminder).toHaveCount(0)
})

test('old addresses below /responsible-game and /bets lead to their pages', async ({ page }) => {
  await createPlayer(page.request)
  const led = async (path: string) => {
    await page.goto(path)
    return new URL(page.url()).pathname.replace(/^\/lv/, '')
  }
  for (const path of ['/responsible-game', '/responsible-game/limits', '/lv/responsible-game/anything'])
    expect(await led(path)).toBe('/profile/responsible-game')
  expect(await led('/bets/history?tab=1')).toBe('/profile/bets/history')
  await page.goto('/lv/bets/anything')
  expect(new URL(page.url()).pathname).toBe('/lv/profile/bets/history')
})

const limitOf = (page: Page, kind: string): Locator =>
  page.locator('section', { has: page.getByRole('heading', { name: kind, exact: true }) })

async function setLimit(limit: Locator, amount: string, period: string) {
  await field(limit, 'Amount').fill(amount)
  await pick(limit.getByRole('combobox', { name: 'Period', exact: true }), period)
  await limit.getByRole('button', { name: 'Set limit' }).click()
}

async function signInFields(page: Page, email: string) {
  const popup = page.getByRole('dialog', { name: 'Sign in' })
  await field(popup, 'E-mail or phone').fill(email)
  await field(popup, 'Password').fill(password)
  await popup.locator('form').getByRole('button', { name: 'Sign in' }).click()
}
