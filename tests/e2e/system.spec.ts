import type { APIRequestContext } from '@playwright/test'
import { field } from './support/forms.ts'
import { expect, test } from './support/test.ts'

const locales = ['en', 'lv', 'ru', 'de', 'ar']

test('an address that is not there answers 404 and says so, wherever it lies', async ({ page, watch }) => {
  watch.allow(/status of 404/)
  for (const path of ['/no-such-page', '/deep/er/still', '/forms/sign_out', '/%E2%82%AC', '/gamehall/<b>x']) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await expect(page).toHaveTitle('Page not found · Aurora')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,follow')
  }
  await page.getByRole('banner').getByRole('link', { name: 'Promotions' }).click()
  await expect(page).toHaveURL(/\/promotions$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toHaveCount(0)
})

test('an address that only the app visits shows the same page, and the way back works', async ({ page }) => {
  await page.goto('/')
  // Until the app has taken over what the server drew, nothing goes anywhere within it.
  await page.waitForFunction(() => (globalThis as { earlyTap?: unknown }).earlyTap === null)
  await page.evaluate(() => history.pushState(null, '', '/no-such-page'))
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expect(page.getByText('Page Not Found: /no-such-page')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: /northern lights/ })).toBeVisible()
})

test('a page that is not open to somebody leads on, and home is another try', async ({ page, watch }) => {
  watch.allow(/status of 403/)
  const games = '**/api/games/get?*'
  await page.route(games, (route) =>
    route.fulfill({ status: 403, json: { error: { type: 'AccessDeniedException', message: '' } } }),
  )
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Support' })).toBeVisible()
  await page.unroute(games)
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /northern lights/ })).toBeVisible()
})

test('a dialog that does not come over a lost connection says so, and the page stays with what was typed', async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource|Unable to preload/)
  const dialogs = '**/assets/Dialogs-*'
  await page.route(dialogs, (route) => route.abort('internetdisconnected'))
  await page.goto('/support')
  const message = page.getByRole('main').getByRole('textbox', { name: 'Message' })
  await message.fill('Where is my withdrawal?')
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('No response from the server')).toBeVisible()
  await expect(message).toHaveValue('Where is my withdrawal?')
})

test.describe('a closed site', () => {
  let before: string
  test.beforeEach(async ({ studio }) => {
    before = await studio.liveRelease()
    await studio.edit('site/main', ({ general }) => {
      Object.assign(general as object, { domain_state: 'maintenance' })
    })
    expect((await studio.publish('Close the site')).status).toBe(201)
  })
  test.afterEach(async ({ studio }) => {
    await studio.giveBack(before)
  })

  test('answers 503 with the maintenance page, and opens again', async ({ page, studio, watch }) => {
    watch.allow(/status of 503/)
    for (const path of ['/', '/cashier', '/no-such-page']) {
      expect((await page.goto(path))?.status()).toBe(503)
      await expect(page.getByRole('heading', { level: 1, name: 'We will be right back' })).toBeVisible()
      await expect(page.getByRole('banner')).toHaveCount(0)
    }
    // Nobody needs to load the page again.
    await studio.rollBack(before)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
  })
})

test('the operator’s switch covers an open page, which goes on with what was typed once it is off', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/status of 503/)
  const closed = page.getByRole('heading', { level: 1, name: 'We will be right back' })
  await page.goto('/forms/sign_in')
  const login = field(page, 'E-mail or phone')
  await login.fill('nobody@example.com')
  await field(page, 'Password').fill('wrong-password')
  try {
    await site.operate('maintenance', 'on')
    await expect.poll(async () => (await page.request.get('/promotions')).status()).toBe(503)
    await page.getByRole('main').locator('form').getByRole('button', { name: 'Sign in' }).click()
    await expect(closed).toBeVisible()
    await expect(login).toBeHidden()

    // From an address that is allowed it is open while it is closed to others.
    await site.operate('maintenance', 'on', '--allow', '127.0.0.1,::1')
    await expect(closed).toHaveCount(0)
    await expect(login).toHaveValue('nobody@example.com')
    expect((await page.request.get('/promotions')).status()).toBe(200)

    await site.operate('maintenance', 'on')
    await expect.poll(async () => (await page.goto('/promotions'))?.status()).toBe(503)
    await expect(closed).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
  } finally {
    await site.operate('maintenance', 'off')
  }
  await expect(closed).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Promotions' })).toBeVisible()
})

for (const [from, to, status] of [
  ['/register', '/forms/sign_up', 301],
  ['/login?show=1', '/forms/sign_in?show=1', 302],
  ['/promo/summer', '/offers/summer', 301],
  ['/lv/home', '/lv', 301],
] as const) {
  test(`${from} is redirected to ${to}`, async ({ request }) => {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect(answer.status()).toBe(status)
    expect(answer.headers().location).toBe(to)
  })
}

test('the head of every page is written by the server, in its language', async ({ request, site }) => {
  const titles = new Set<string>()
  for (const locale of locales) {
    const head = await readHead(request, locale === 'en' ? '/support' : `/${locale}/support`)
    expect(head.title).toMatch(/ · Aurora$/)
    titles.add(head.title)
    expect(head.description?.length).toBeGreaterThan(10)
    const own = `${site.url}${locale === 'en' ? '' : `/${locale}`}/support`
    expect(head.canonical).toBe(own)
    expect(head.alternates).toEqual({
      ...Object.fromEntries(
        locales.map((code) => [code, `${site.url}${code === 'en' ? '' : `/${code}`}/support`]),
      ),
      'x-default': `${site.url}/support`,
    })
    expect(head.html).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}"`)
    expect(head.html).toContain('<script type="application/ld+json">')
  }
  expect(titles.size).toBe(locales.length)

  const hidden = await readHead(request, '/forms/sign_in')
  expect(hidden.robots).toBe('noindex,follow')
  expect(hidden.canonical).toBeUndefined()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a page still has its title and description', async ({ page }) => {
    const answer = await page.goto('/responsible-gaming')
    expect(answer?.status()).toBe(200)
    await expect(page).toHaveTitle(/Responsible gaming · Aurora/)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20}/)
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /Responsible gaming/)
  })
})

/** What crawlers read of a page. */
async function readHead(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { headers: { cookie: 'locale=en' } })
  expect(answer.status(), path).toBe(200)
  const html = await answer.text()
  const find = (pattern: RegExp) => pattern.exec(html)?.[1]
  return {
    html,
    title: find(/<title>(.*?)<\/title>/) ?? '',
    description: find(/<meta name="description" content="(.*?)">/),
    canonical: find(/<link rel="canonical" href="(.*?)">/),
    robots: find(/<meta name="robots" content="(.*?)">/),
    alternates: Object.fromEntries(
      [...html.matchAll(/<link rel="alternate" hreflang="(.*?)" href="(.*?)">/g)].map(([, code, url]) => [
        code,
        url,
      ]),
    ),
  }
}
