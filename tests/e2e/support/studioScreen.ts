import { expect, type Page } from '@playwright/test'
import { firstAdminEmail } from '../../../server/content/staff/ensureAdmin.ts'
import { studioPassword } from './startSite.ts'

/** Signs in where the studio asks for it. @param goneOn what is there then; without a second factor, the studio */
export async function signIn(
  page: Page,
  { email = firstAdminEmail, password = studioPassword } = {},
  goneOn = () => expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeHidden(),
): Promise<void> {
  const button = page.getByRole('button', { name: 'Sign in', exact: true })
  // The screen that was left may have fields of the same names.
  await expect(button).toBeVisible()
  await page.getByLabel('E-mail').fill(email)
  await page.locator('input[name=password]').fill(password)
  await button.click()
  // Whoever leads the page elsewhere before the answer is not signed in.
  await goneOn()
}

/** Shows another screen as a link of the studio does, which loads nothing anew. @param address below /studio */
export async function showScreen(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), `/studio${address}`)
}

/** Saves what was written in a definition, and waits until it is; what tells of it may still tell of an earlier one. */
export async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Save', exact: true })
  await button.click()
  await expect(page.getByText('Not saved yet')).toBeHidden()
  await expect(button).toBeDisabled()
}
