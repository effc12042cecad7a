import type { Page } from '@playwright/test'
import { openBuilds } from './support/openBuilds.ts'
import { openLine } from './support/openLine.ts'
import { expect, takenOver, test } from './support/test.ts'

/** Of which build a page is, once it has begun. */
const expectBuild = (page: Page, build: string) =>
  expect(page.locator(`script[type="module"][src^="/assets/${build}-"]`)).toHaveCount(1, { timeout: 60_000 })
const message = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Message' })
const typed = 'Where is my withdrawal of last week?'

test('a page of an older build goes on where a new one was brought out: in its form, in another tab, after a time without a connection', async ({
  browser,
  site,
}) => {
  const builds = await openBuilds(site.url)
  const line = await openLine(builds.url)
  // Of its own: what is missing is told to the console.
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${line.url}/support`)
  await takenOver(page)
  await message(page).fill(typed)
  // By then the form is no drawing of the server any more.
  await expect(page.locator('form[data-dirty]')).toHaveCount(1)
  const other = await context.newPage()
  await other.goto(`${line.url}/faq`)
  await takenOver(other)

  // A chunk that is wanted while a form is half filled.
  builds.bringOut('b')
  await page.bringToFront()
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await expectBuild(page, 'b')
  await expect(message(page)).toHaveValue(typed)

  // A way on in a tab that was in the background meanwhile.
  await other.bringToFront()
  await other.getByRole('banner').getByRole('link', { name: 'Casino' }).click()
  await expectBuild(other, 'b')
  await expect(other).toHaveURL(/\/gamehall$/)
  await expect(other.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await other.close()

  // Without a connection nothing is gone: the page stays, and what was typed.
  await page.bringToFront()
  await takenOver(page)
  await line.cut(context)
  builds.bringOut('c')
  await message(page).fill(`${typed} And the one before?`)
  await expect(page.locator('form[data-dirty]')).toHaveCount(1)
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await expectBuild(page, 'b')
  await page.keyboard.press('Escape')
  await line.mend(context)
  await expect(message(page)).toHaveValue(/before\?$/)
  // Until then it would stay as it is: it was loaded anew just now.
  await page.waitForFunction(() => performance.now() > 10_000)
  await page.getByRole('banner').getByRole('link', { name: 'Casino' }).click()
  await expectBuild(page, 'c')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(message(page)).toHaveValue(/before\?$/)
  await context.close()
  await line.close()
  builds.close()
})

test('a build that lacks a file of its own is loaded anew once, and not for ever', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/404/)
  const builds = await openBuilds(site.url)
  builds.missing.push(/^onceShown-/)
  let [documents, asked] = [0, 0]
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
    if (request.url().includes('/assets/onceShown-')) asked += 1
  })
  await page.goto(`${builds.url}/faq`)
  await expect.poll(() => asked).toBe(2)
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(documents).toBe(2)
  builds.close()
})
