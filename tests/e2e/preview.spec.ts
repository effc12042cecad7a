import type { FrameLocator, Page } from '@playwright/test'
import { firstAdminEmail } from '../../server/content/staff/ensureAdmin.ts'
import { studioPassword } from './support/startSite.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const key = 'messages/en/pages'

const siteIn = (page: Page): FrameLocator => page.frameLocator('iframe')
const picked = (page: Page) => page.getByRole('region', { name: 'Defined in' })

async function openPreview(page: Page, query = '') {
  await page.goto(`/studio/preview${query}`)
  await page.getByLabel('E-mail').fill(firstAdminEmail)
  await page.locator('input[name=password]').fill(studioPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(siteIn(page).getByRole('banner')).toBeVisible()
}

async function choose(page: Page, box: string, option: string) {
  await page.getByRole('combobox', { name: box, exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function go(page: Page, address: string) {
  await page.getByLabel('Address').fill(address)
  await page.getByRole('button', { name: 'Go' }).click()
}

test.beforeEach(async ({ watch, page }) => {
  // That nobody is signed in is an answer that browsers write down.
  watch.allow(/status of 401/)
  await page.setViewportSize({ width: 1280, height: 900 })
})

test('a draft is seen in the site as it is saved, leads to where it is written, and goes to a colleague without an account', async ({
  page,
  browser,
  studio,
  site,
}) => {
  await openPreview(page, '?at=/faq')
  const heading = siteIn(page).getByRole('heading', { level: 1 })
  const words = await heading.innerText()
  // Gone with the document: a page that was loaded anew has not got it.
  await siteIn(page)
    .locator('body')
    .evaluate((body) => body.setAttribute('data-kept', ''))
  await studio.edit(key, (draft) => {
    draft.messages = JSON.parse(JSON.stringify(draft.messages).replaceAll(words, `${words}, answered`))
  })
  await expect(heading).toHaveText(`${words}, answered`)
  await expect(siteIn(page).locator('body[data-kept]')).toBeAttached()
  await expectAccessible(page, { framesToo: false })

  // Players have nothing of it.
  const player = await browser.newPage({ baseURL: site.url })
  await player.goto('/en/faq')
  await expect(player.getByRole('heading', { level: 1 })).toHaveText(words)

  await page.getByText('Inspect', { exact: true }).click()
  await heading.click()
  const text = picked(page).getByRole('link', { name: /^Text / })
  await expect(text).toHaveAttribute('href', /definitions\/messages\/en\/pages#/)
  await expect(picked(page).getByRole('link').first()).toBeFocused()
  await expectAccessible(page, { framesToo: false })

  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  await expectAccessible(page, { framesToo: false })
  await page.keyboard.press('Escape')
  // What is changed afterwards is not what was sent.
  await studio.discard(key)

  await player.goto(link)
  await expect(player.getByRole('heading', { name: /^Preview of drafts, until/ })).toBeVisible()
  await expect(siteIn(player).getByRole('heading', { level: 1 })).toHaveText(`${words}, answered`)
  await expectAccessible(player, { framesToo: false })
  await player.reload()
  await expect(siteIn(player).getByRole('heading', { level: 1 })).toHaveText(`${words}, answered`)

  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Active links' }).click()
  const links = page.getByRole('dialog', { name: 'Active links' })
  await expect(links.getByRole('article').first()).toContainText(key)
  await expectAccessible(page, { framesToo: false })
  await links
    .getByRole('button', { name: /^Revoke the link/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Revoke', exact: true }).last().click()
  await expect(page.getByText('The link is revoked')).toBeVisible()
  await page.keyboard.press('Escape')
  await player.reload()
  await expect(
    player.getByRole('heading', { name: 'This preview has expired or does not exist.' }),
  ).toBeVisible()
  await player.close()

  await text.click()
  await expect(page).toHaveURL(/definitions\/messages\/en\/pages#/)
})

test('a link that was made up opens nothing', async ({ page, watch, request }) => {
  watch.allow(/status of 404/)
  await page.goto('/preview/toz0w0.1..0123456789012345678901234567890123456789012')
  await expect(
    page.getByRole('heading', { name: 'This preview has expired or does not exist.' }),
  ).toBeVisible()
  await expectAccessible(page)
  const answer = await request.get('/preview/toz0w0.1..0123456789012345678901234567890123456789012/faq')
  expect(answer.status()).toBe(404)
})

test('the site is seen in each language, look and state, and a preview does nothing', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // What the studio itself sends: who signs in, what is to be shown, who is here.
    const isStudio = /^\/content\/(previews$|session$|presence\/)/.test(pathname)
    if (request.method() !== 'GET' && !isStudio) sent.push(`${request.method()} ${pathname}`)
  })
  await openPreview(page)
  const shown = siteIn(page)
  await choose(page, 'Player', 'With a bonus')
  await expect(shown.getByRole('heading', { name: /Anna/ })).toBeVisible()
  await choose(page, 'Language', 'العربية')
  await expect(shown.locator('html')).toHaveAttribute('dir', 'rtl')
  await choose(page, 'Theme', 'light')
  await expect(shown.locator('html')).toHaveAttribute('data-scheme', 'light')
  await page.getByText('Phone', { exact: true }).click()
  await expect.poll(() => shown.locator('html').evaluate(({ clientWidth }) => clientWidth)).toBe(360)

  await choose(page, 'Language', 'English')
  await choose(page, 'Player', 'Visitor')
  await choose(page, 'Forms', 'Forms with errors')
  await go(page, '/?show_popup_auth')
  await expect(shown.getByRole('dialog').getByText('Enter a password').first()).toBeVisible()
  await choose(page, 'Forms', 'Forms being sent')
  await go(page, '/?show_popup_auth')
  await expect(shown.getByRole('dialog').locator('form[aria-busy]')).toBeVisible()
  await choose(page, 'Forms', 'Forms filled in')
  await go(page, '/?show_popup_auth')
  await expect(shown.locator('input[type=password]')).not.toHaveValue('')
  await shown.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Not sent in a preview: auth.login')).toBeVisible()
  expect(sent).toEqual([])

  // From a definition to where it is seen.
  await page.goto('/studio/definitions/popup/authorization')
  await page.getByRole('link', { name: 'Show in preview' }).click()
  await expect(shown.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('draft/'))),
  ).toEqual([])
})
