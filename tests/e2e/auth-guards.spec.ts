import type { Page } from '@playwright/test'
import { account, createPlayer, field, signIn, signOut } from './support/forms.ts'
import { expect, takenOver, test } from './support/test.ts'

const ended = (page: Page) => page.getByText('You have been signed out. Sign in again to continue.')
const isSignedIn = (page: Page) =>
  expect(account(page).getByRole('button', { name: 'Account' })).toBeVisible()
const isSignedOut = (page: Page) =>
  expect(account(page).getByRole('button', { name: 'Sign in' })).toBeVisible()

for (const path of [
  '/bets/history?tab=1',
  '/cashier/deposit',
  '/profile/settings',
  '/responsible-game',
  '/de/cashier/history?tab=bonuses',
  '/ar/profile',
]) {
  test(`whoever is not signed in is led from ${path} to the index, with the way back`, async ({ page }) => {
    await page.goto('/support')
    await page.goto(path)
    const address = new URL(page.url())
    const locale = /^\/(de|ar)\//.exec(path)?.[1]
    expect(address.pathname).toBe(locale ? `/${locale}` : '/')
    expect(decodeURIComponent(address.searchParams.get('redirectUrl') ?? '')).toBe(path)
    await page.goBack()
    await expect(page).toHaveURL(/\/support$/)
  })
}

test('a link into a guarded page leads to the index, and back leads to where it stood', async ({
  page,
  request,
}) => {
  const email = await createPlayer(request)
  await page.goto('/support')
  await takenOver(page)
  await page.evaluate(() => {
    history.pushState(null, '', '/profile/security')
  })
  await expect(page).toHaveURL(/\/\?redirectUrl=/)
  await page.goBack()
  await expect(page).toHaveURL(/\/support$/)
  await page.goForward()
  await signIn(page, email)
  await expect(page).toHaveURL(/\/profile\/security$/)
})

test('a game opened to be played for real asks to register; closing that leads home, signing in does not', async ({
  page,
  request,
  watch,
}) => {
  watch.allow(/status of 400/)
  const email = await createPlayer(request)
  // One that is drawn without a canvas, of which browsers of tests complain.
  const games = await request.get('/api/games/get?version=1&locale=en&types=fast&count=100')
  const { items } = (await games.json()).response as { items: { kind: string; sysname: string }[] }
  const path = `/game/${items.find(({ kind }) => kind === 'dice')?.sysname}#real`
  await page.goto(path)
  const popup = page.getByRole('dialog', { name: 'Register' })
  await expect(popup).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/:\d+\/$/)

  await page.goto(path)
  await popup.getByRole('button', { name: 'Sign in', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Sign in' })
  await field(form, 'E-mail or phone').fill(email)
  await field(form, 'Password').fill('Secret-77')
  await form.locator('form').getByRole('button', { name: 'Sign in' }).click()
  await expect(form).toBeHidden()
  await expect(page).toHaveURL(path)
  await expect(page.getByText('Stakes are paid from your real balance.')).toBeVisible()
})

test('a session that ended while the page was open is told softly, and nothing typed is lost', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/status of 401/)
  const email = await createPlayer(page.request)
  await page.goto('/profile/settings')
  const data = page.locator('section', { has: page.getByRole('heading', { name: 'Personal data' }) })
  const change = data.getByRole('button', { name: 'Change Personal data' })
  await change.click()
  await field(data, 'First name').fill('Annija')
  await field(data, 'Town').fill('Cēsis')
  await context.clearCookies()
  await data.getByRole('button', { name: 'Save' }).click()
  await expect(ended(page)).toBeVisible()
  await expect(page).toHaveURL(/\/\?redirectUrl=/)
  await signIn(page, email)
  await expect(page).toHaveURL(/\/profile\/settings$/)
  await change.click()
  await expect(field(data, 'First name')).toHaveValue('Annija')
  await expect(field(data, 'Town')).toHaveValue('Cēsis')
})

test('signing in and out in one tab is seen in the other', async ({ page, context, request, watch }) => {
  watch.allow(/status of 401/)
  const email = await createPlayer(request)
  await page.addInitScript(() => {
    const notices: string[] = []
    Object.assign(window, { notices })
    new MutationObserver(() => {
      const shown = [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)
      if (shown.some((text) => text.includes('You have been signed out'))) notices.push('signed out')
    }).observe(document, { subtree: true, childList: true })
  })
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/support?show_popup_auth=1')
  await expect(other.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
  await signIn(page, email)
  await isSignedIn(other)
  await expect(other.getByRole('dialog')).toHaveCount(0)
  await expect(other).toHaveURL(/\/support$/)

  await other.goto('/profile/security')
  await expect(other).toHaveURL(/\/profile\/security$/)
  await signOut(page)
  await isSignedOut(page)
  await expect(other).toHaveURL(/\/\?redirectUrl=/)
  await expect(ended(other)).toBeVisible()
  // Whoever signs out themselves knows it.
  expect(await page.evaluate(() => Reflect.get(window, 'notices'))).toEqual([])
})

test('a player who is banned while signing in sees the page of blocked players, which leads to support', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 403/)
  await page.route('**/api/auth/login?*', (route) =>
    route.fulfill({ status: 403, json: { error: { type: 'UserBannedException', message: 'Blocked' } } }),
  )
  await page.goto('/forms/sign_in')
  await field(page, 'E-mail or phone').fill('anna@example.com')
  await field(page, 'Password').fill('Secret-77')
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('main').getByRole('link').click()
  await expect(page).toHaveURL(/\/support$/)
})

test('any 403 shows the forbidden page, until one goes elsewhere', async ({ page, watch }) => {
  watch.allow(/status of 403/)
  await createPlayer(page.request)
  await page.route('**/api/account/getprofileinfo?*', (route) =>
    route.fulfill({ status: 403, json: { error: { type: 'AccessDeniedException', message: 'No' } } }),
  )
  await page.goto('/profile/settings')
  const forbidden = page.getByRole('heading', { level: 1, name: /closed|allowed|access|forbidden/i })
  await expect(forbidden).toBeVisible()
  await page.goto('/support')
  await expect(forbidden).toHaveCount(0)
})
