import type { Words } from './takeWalk.ts'
import type { Walker } from './Walker.ts'

/** What is read without JavaScript: every page that a newcomer may open first. */
export async function lookWithoutScripts(walker: Walker, at: string): Promise<void> {
  for (const path of [
    '',
    'faq',
    'promotions',
    'offers',
    'gamehall',
    'terms',
    'forms/sign_up',
    'cashier/deposit',
  ]) {
    await walker.page.goto(`${at}/${path}`)
    await walker.shoot(path === '' ? 'home' : path.replace('/', '-'))
  }
}

/** What a visitor sees and can do whose connection is lost on the first screen, and comes back. */
export async function loseTheNetwork(walker: Walker, at: string, words: Words): Promise<void> {
  const { page } = walker
  await page.goto(`${at}/support`)
  await walker.shoot('before')
  await page.context().setOffline(true)
  await page.locator('[id$="-message"]').first().fill('Where is my withdrawal?')
  await page.locator('[id$="-email"]').first().fill('walk@example.com')
  await page.locator('main form button[type=submit]').click()
  await walker.shoot('sent-offline', true)
  const header = page.getByRole('banner')
  await header.getByRole('link').first().click()
  await walker.shoot('another-page-offline', true)
  await page.goto(`${at}/faq`).catch(() => undefined)
  await walker.shoot('opened-offline', true)
  await page.context().setOffline(false)
  await page.goto(`${at}/faq`)
  await page.getByRole('heading', { name: words('pages.faq.title') }).waitFor()
  await walker.shoot('back-online', true)
}
