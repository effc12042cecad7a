import { account, createPlayer, field, password, signIn, signOut } from './support/forms.ts'
import { expect, test } from './support/test.ts'

test('a player signs in, stays so after a reload, and signs out to the home page', async ({
  page,
  request,
}) => {
  const email = await createPlayer(request)
  await page.goto('/support')
  await signIn(page, email)
  await expect(account(page).getByRole('link', { name: 'Deposit' })).toBeVisible()
  await expect(page).toHaveURL(/\/support$/)
  await page.reload()
  await expect(account(page).getByRole('button', { name: 'Account' })).toBeVisible()

  await signOut(page)
  await expect(account(page).getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(page).toHaveURL(/^[^?]+:\d+\/$/)
  await page.reload()
  await expect(account(page).getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('a wrong password is said in words that do not tell which of the two is wrong', async ({
  page,
  request,
  watch,
}) => {
  watch.allow(/status of 401/)
  const email = await createPlayer(request)
  await page.goto('/?show_popup_auth=1')
  const popup = page.getByRole('dialog', { name: 'Sign in' })
  for (const login of [email, 'nobody@example.com']) {
    await field(popup, 'E-mail or phone').fill(login)
    await field(popup, 'Password').fill('Wrong-77')
    await popup.locator('form').getByRole('button', { name: 'Sign in' }).click()
    await expect(popup.getByRole('alert')).toHaveText(
      'Incorrect login or password. Check both, or reset your password.',
    )
  }
  await field(popup, 'E-mail or phone').fill(email)
  await field(popup, 'Password').fill(password)
  await popup.locator('form').getByRole('button', { name: 'Sign in' }).click()
  await expect(account(page).getByRole('button', { name: 'Account' })).toBeVisible()
})

for (const [asked, reached] of [
  ['/profile', '/profile/settings'],
  ['/cashier/deposit?amount=10', '/cashier/deposit?amount=10'],
  ['/profile/bets', '/profile/bets/history'],
] as const) {
  test(`${asked} waits until its visitor has signed in`, async ({ page, request, site }) => {
    const email = await createPlayer(request)
    await page.goto(asked)
    const address = new URL(page.url())
    expect(address.pathname).toBe('/')
    expect(decodeURIComponent(address.searchParams.get('redirectUrl') ?? '')).toBe(asked)
    await expect(page.getByRole('dialog').getByText(/^Sign in to open “.+”\.$/)).toBeVisible()
    await signIn(page, email)
    await expect(page).toHaveURL(site.url + reached)
  })
}

test('the session is in a cookie that scripts cannot read, and a planted one is worth nothing', async ({
  page,
  context,
  request,
  site,
}) => {
  const email = await createPlayer(request)
  const planted = 'a'.repeat(43)
  await context.addCookies([{ name: 'sid', value: planted, url: site.url }])
  const session = async () => (await context.cookies()).find(({ name }) => name === 'sid')
  await page.goto('/')
  await signIn(page, email)
  const first = await session()
  expect(first).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(first?.value).not.toBe(planted)
  expect(await page.evaluate(() => document.cookie)).not.toContain('sid=')

  await page.goto('/?show_popup_auth=1')
  await expect(account(page).getByRole('button', { name: 'Account' })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await signOut(page)
  await expect(account(page).getByRole('button', { name: 'Sign in' })).toBeVisible()
  await context.addCookies([{ name: 'sid', value: first?.value ?? '', url: site.url }])
  await page.reload()
  await expect(account(page).getByRole('button', { name: 'Sign in' })).toBeVisible()
})
