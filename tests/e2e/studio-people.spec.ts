import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Studio } from './support/studio.ts'
import { signIn } from './support/studioScreen.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const password = 'a long enough password'

/** A colleague of their own for each test: nobody signs out, or locks out, anybody else. */
async function createColleague(studio: Studio, role = 'editor'): Promise<string> {
  const email = `${randomUUID()}@example.com`
  const { status } = await studio.call('POST', 'staff', { email, name: `N ${email}`, role, password })
  expect(status).toBe(201)
  return email
}

const account = (page: Page) => page.getByRole('heading', { name: 'Your account' })

test.beforeEach(async ({ watch, page }) => {
  // That nobody is signed in, or has to show that it is them, are answers that browsers write down.
  watch.allow(/status of (401|403)/)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('who is signed in twice sees both, signs the other out, and changes the password', async ({
  page,
  browser,
  site,
  studio,
}) => {
  const email = await createColleague(studio)
  const other = await browser.newPage({ baseURL: site.url })
  await other.goto('/studio/account')
  await signIn(other, { email, password })
  await expect(account(other)).toBeVisible()
  await page.goto('/studio/account')
  await signIn(page, { email, password })
  const devices = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('article')
  await expect(devices).toHaveCount(2)
  await expect(devices.filter({ hasText: 'This one' })).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Sign out Chrome/ }).click()
  await expect(devices).toHaveCount(1)
  await other.getByRole('link', { name: 'Releases' }).click()
  await expect(other.getByRole('heading', { name: 'Your session has ended' })).toBeVisible()
  await other.close()

  await page.getByLabel('Present password').fill('not the present one')
  await page.getByLabel('New password').fill('a word of their own')
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(page.getByText('That is not your password.')).toBeVisible()
  await page.getByLabel('Present password').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your password is changed')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page)
})

test('an administrator shows again that it is them before they change the staff', async ({
  page,
  studio,
}) => {
  const email = await createColleague(studio, 'admin')
  const colleague = await createColleague(studio)
  await page.goto('/studio/staff')
  await signIn(page, { email, password })
  const card = page.getByRole('article', { name: `N ${colleague}` })
  await expect(card).toBeVisible()
  // As the server answers after ten minutes.
  await page.route(
    '**/content/staff/*',
    (route) =>
      route.fulfill({
        status: 403,
        json: { error: { type: 'ReauthenticationRequiredException', message: 'Show again who you are' } },
      }),
    { times: 1 },
  )
  await card.getByRole('button', { name: /^More about/ }).click()
  await page.getByRole('menuitem', { name: 'Ask for a new password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Is it you?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.type('not my password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('That is not your password.')
  await dialog.locator('input[name=password]').fill(password)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(card).toContainText(/new password due/i)
})
