import { randomUUID } from 'node:crypto'
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { person } from '../fixtures/players/completeProfile.ts'
import { chooseCharacter, expectCharacter } from './support/characters.ts'
import { callApi } from './support/codes.ts'
import {
  createPlayer,
  fillFast,
  forgetPlayer,
  openRegistration,
  password,
  submitButton,
} from './support/forms.ts'
import { launch } from './support/games.ts'
import { decidePayment } from './support/payments.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const desktop = { width: 1440, height: 900 }
const phone = { width: 360, height: 740 }

async function payIn(request: APIRequestContext, email: string, amount: string) {
  const ordered = await request.post('/api/cashier/makedeposit?version=1&locale=en', {
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': randomUUID() },
    form: { method: 'e-wallet', amount, requisites: JSON.stringify({ email }) },
  })
  await decidePayment(request, `deposit-${(await ordered.json()).response.id}`, 'pay')
}

async function standingOf(request: APIRequestContext): Promise<{ uid: number; points: number }> {
  return (await (await request.get('/api/loyalty/getinfo?version=1&locale=en')).json()).response
}

/** Counts what pages of a player play and claim, and lets no browser sound, as most do before somebody has touched the page. */
async function listen(context: BrowserContext, heard: { sounds: number; claimed: number[][] }) {
  await context.exposeFunction('sounded', () => {
    heard.sounds += 1
  })
  await context.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => {
      ;(globalThis as unknown as { sounded: () => void }).sounded()
      return Promise.reject(new DOMException('not allowed', 'NotAllowedError'))
    }
  })
  context.on('response', async (answer) => {
    if (!answer.url().includes('/loyalty/acknowledge')) return
    const { response } = (await answer.json()) as { response: number[] }
    if (response.length > 0) heard.claimed.push(response)
  })
}

/** That the second level is reached, in English and Arabic. */
const levelUp = /^You have reached Coast\.$|^وصلت إلى /

/** Toasts that say something, in all pages. */
const toasts = async (pages: readonly Page[], text: RegExp) =>
  (await Promise.all(pages.map((page) => page.getByText(text).count()))).reduce((sum, count) => sum + count)

test('rounds bring points, a quest and a level while pages are open; of two tabs and a phone one tells it, and one sounds', async ({
  page,
  context,
  browser,
  site,
}) => {
  await page.setViewportSize(desktop)
  const email = await createPlayer(page.request)
  const onPhone = await browser.newContext({ baseURL: site.url, viewport: phone })
  await callApi(onPhone.request, 'auth.login', { login: email, password })
  const heard = { sounds: 0, claimed: [] as number[][] }
  await Promise.all([listen(context, heard), listen(onPhone, heard)])
  const pages = [page, await context.newPage(), await onPhone.newPage()] as const
  const [, other, small] = pages

  await page.goto('/loyalty')
  await other.goto('/support')
  await small.goto('/ar/loyalty')
  // A tab behind another one draws nothing.
  await page.bringToFront()
  await expect(page.getByText('Your level: Harbour').first()).toBeVisible()
  await expectAccessible(page)
  await expectAccessible(small)
  expect(await small.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)

  // Nothing is told before somebody has touched a page.
  for (const one of [small, other, page]) await one.getByRole('heading', { level: 1 }).click()
  await payIn(page.request, email, '1250')
  const frame = await launch(page, site.url, 'northlight-forge-polar-hollow', { mode: 'real' })
  for (let round = 0; round < 30; round += 1) {
    const played = await page.request.post(`${frame}/rounds`, { data: { choice: { stake: '2000' } } })
    expect(played.status(), await played.text()).toBe(200)
  }
  await expect.poll(() => toasts(pages, levelUp)).toBe(1)
  await expect(page.getByText('Your level: Coast').first()).toBeVisible()

  await test.step('products are bought with points that are there, and not with others', async () => {
    await site.operate(
      'loyalty',
      'grant',
      String((await standingOf(page.request)).uid),
      '1',
      '7900',
      randomUUID(),
      'a long wait',
    )
    // The server does it within seconds.
    await expect.poll(async () => (await standingOf(page.request)).points).toBeGreaterThanOrEqual(8_000)
    // Not loaded anew, which could cut off a sound.
    await page.getByRole('main').getByRole('link', { name: 'Shop', exact: true }).first().click()
    const product = (name: string) =>
      page
        .getByRole('main')
        .locator('section section', { has: page.getByRole('heading', { level: 3, name }) })
    const popup = page.getByRole('dialog')
    const buy = async (name: string, points: RegExp) => {
      await product(name).getByRole('button', { name: 'Buy' }).click()
      await popup.getByRole('button', { name: 'Buy' }).click()
      await expectAccessible(page)
      await popup.getByRole('button', { name: points }).click()
      await expect(popup.getByRole('heading', { name: 'Purchase complete' })).toBeVisible()
    }
    const main = page.getByRole('main')
    await buy('20 free spins', /800/)
    await popup.getByRole('button', { name: 'Close' }).last().click()
    await buy('€5 casino bonus', /1,000/)
    await popup.getByRole('button', { name: 'My bonuses' }).click()
    const isAt = (name: string) =>
      expect(main.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await isAt('Bonuses')
    await expect(main.getByRole('listitem').filter({ hasText: 'Polar Hollow' }).last()).toContainText(
      '20 spins left',
    )
    await expect(main.getByRole('listitem').filter({ hasText: '€5 casino bonus' }).last()).toContainText(
      'Ready to activate',
    )
    await page.goBack()
    await isAt('Loyalty shop')
    // It is sent to somebody who has told where to.
    await product('Vacuum flask').getByRole('button', { name: 'Details' }).click()
    await expect(popup).toContainText('Add your address to your profile first')
    await popup.getByRole('button', { name: 'Add address' }).click()
    await expect(page).toHaveURL(/\/profile\/settings$/)
    const home = { region: 'LV-vidzeme', home_town: 'Cēsis', address: 'Rīgas iela 1', postcode: 'LV-4101' }
    const saved = await page.request.post(
      '/api/account/saveProfileInfo?version=1&locale=en&form=profile-info',
      {
        headers: { 'sec-fetch-site': 'same-origin' },
        form: { country_code: 'LV', ...person, ...home },
      },
    )
    expect(saved.status(), await saved.text()).toBe(200)
    await page.goBack()
    await isAt('Loyalty shop')
    await buy('Vacuum flask', /6,000/)
    await expect(popup).toContainText('to the address in your profile')
    await popup.getByRole('button', { name: 'My orders' }).click()
    await isAt('My loyalty')
    const flask = main.getByRole('listitem').filter({ hasText: 'Vacuum flask' }).last()
    await expect(flask).toContainText('6,000 points')
    await expect(flask).toContainText('Being prepared')
    const orders = async () =>
      (await (await page.request.get('/api/loyalty/getorders?version=1&locale=en')).json()).response
        .items as { id: number; state: string }[]
    const waiting = (await orders()).find(({ state }) => state === 'fulfilling')
    await site.operate('loyalty', 'sent', String(waiting?.id), randomUUID(), 'by post')
    await expect.poll(async () => (await orders()).map(({ state }) => state)).toContain('sent')
    for (const tab of ['Points history', 'Orders']) await main.getByRole('tab', { name: tab }).click()
    await expect(flask).toContainText('Sent')
    await main.getByRole('link', { name: 'Shop', exact: true }).first().click()
    await isAt('Loyalty shop')
    await product('€10 sports bonus').getByRole('button', { name: 'Details' }).click()
    await expect(popup).toContainText(/\d+ points? short/)
    await expectAccessible(page)
  })

  // Each notice was claimed once, by whichever page was first, and each time that some were it sounded once.
  const ids = heard.claimed.flat()
  expect(new Set(ids).size).toBe(ids.length)
  await expect.poll(() => heard.sounds).toBe(heard.claimed.length)
  await onPhone.close()
})

test('a character that is chosen at the registration stands beside it, and is changed later, but not twice a day', async ({
  page,
}) => {
  await page.goto('/')
  const popup = await openRegistration(page)
  // The picture beside the popup holds place for whoever is chosen.
  await expect(popup.locator('picture img')).toBeAttached()
  await fillFast(popup)
  const beside = popup.locator('picture + div img')
  const first = await beside.getAttribute('src')
  await chooseCharacter(popup, 'Marek')
  await expect(beside).not.toHaveAttribute('src', first ?? '')
  await expectAccessible(page)
  await submitButton(popup).click()
  await expect(page).toHaveURL(/register=success$/)
  await expectCharacter(page.request, 'Marek')

  await page.goto('/profile/loyalty')
  const main = page.getByRole('main')
  await expect(main.locator('[data-figure=navigator]').first()).toBeVisible()
  const change = async (name: string) => {
    await main.getByRole('button', { name: 'Change character' }).click()
    const card = page
      .getByRole('dialog')
      .locator('section', { has: page.getByRole('heading', { name, exact: true }) })
    await card.getByRole('button', { name: 'Choose' }).click()
  }
  await change('Ingrid')
  const question = page.getByRole('dialog', { name: 'Choose Ingrid?' })
  await expect(question).toContainText('You can change again after 24 hours')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Choose' }).click()
  await expect(page.getByText('Ingrid is now with you')).toBeVisible()
  await expectCharacter(page.request, 'Ingrid')
  await expect(main.locator('[data-figure=engineer]').first()).toBeVisible()
  await main.getByRole('button', { name: 'Change character' }).click()
  const choice = page.getByRole('dialog', { name: 'Choose a character' })
  await expect(choice).toContainText('You can change your character again from')
  await expect(choice.getByText('Your character', { exact: true })).toBeVisible()
  await expect(choice.getByRole('button', { name: 'Choose' })).toHaveCount(0)
})

test('a player in Sweden meets no programme anywhere, and one in Great Britain one for each product', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await createPlayer(page.request, { country_code: 'SE', currency: 'SEK' })
  for (const path of ['/loyalty/shop', '/loyalty/northern-lights', '/profile/loyalty']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.getByRole('main').getByText(/Level points|Loyalty shop|Northern Lights/)).toHaveCount(0)
  }
  await expectAccessible(page)
  const links = page.locator('a[href*="/loyalty"]')
  for (const path of ['/', '/profile/settings']) {
    await page.goto(path)
    await expect(page.getByRole('banner').getByRole('button', { name: /^Balance SEK/ })).toBeVisible()
    await expect(links).toHaveCount(0)
  }

  await forgetPlayer(page)
  await createPlayer(page.request, {
    ...{ country_code: 'GB', currency: 'GBP', region: 'GB-ENG', home_town: 'London' },
    ...{ postcode: 'SW1A 1AA', address: '1 High Street' },
  })
  await page.goto('/loyalty')
  const main = page.getByRole('main')
  await expect(main.getByText('Your level: Harbour')).toHaveCount(2)
  await expect(links).not.toHaveCount(0)
  for (const product of ['Casino', 'Sports'])
    await expect(main.getByRole('heading', { level: 2, name: new RegExp(product) })).toHaveCount(1)
  await expectAccessible(page)
  expect((await page.request.get('/loyalty/northern-lights')).status()).toBe(404)
})
