import type { BrowserContext, Page } from '@playwright/test'
import { createPlayer, signIn } from './support/forms.ts'
import { expect, expectAccessible, test } from './support/test.ts'

/** Where the site of these tests tells what; nothing answers there but the test. */
const recorder = 'https://recorder.example'
const told = {
  sinks: [
    { to: 'data_layer', purpose: 'statistics' },
    { to: 'platform', purpose: 'marketing', target: recorder, token: 'project', siteGroup: 'EU' },
    { to: 'matomo', purpose: 'statistics', url: `${recorder}/matomo.php`, site: 1 },
    { to: 'plausible', purpose: 'statistics', url: `${recorder}/api/event`, domain: 'aurora.example' },
  ],
  performance: { url: `${recorder}/vitals`, purpose: 'statistics' },
  errors: { dsn: `https://key@recorder.example/7`, purpose: 'statistics' },
}

let before: string
test.beforeAll(async ({ studio }) => {
  before = await studio.liveRelease()
  await studio.edit('site/main', (site) => Object.assign(site.analytics as object, told))
  await studio.publish('Tell somebody')
})
test.afterAll(async ({ studio }) => studio.giveBack(before))

type Sent = { url: string; body: string }

/** Everything that leaves for another origin than the site's, answered as a recorder does. */
async function record(context: BrowserContext): Promise<Sent[]> {
  const sent: Sent[] = []
  await context.route(`${recorder}/**`, async (route) => {
    const request = route.request()
    if (request.method() !== 'OPTIONS') sent.push({ url: request.url(), body: request.postData() ?? '' })
    await route.fulfill({
      status: 204,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    })
  })
  return sent
}

const question = (page: Page) => page.getByRole('region', { name: 'Your privacy' })
/** What the browser keeps of consent and of visitors; the site's own things, such as a theme, are no part of it. */
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^(consent|visitor)/.test(key)))
const to = (sent: readonly Sent[], part: string) => sent.filter(({ url }) => url.includes(part))

test('nothing is told before it is agreed to, then events without anybody in them, and nothing after it is taken back', async ({
  page,
  context,
  request,
  watch,
}) => {
  // That nobody is signed in is an answer that browsers write down.
  watch.allow(/status of 401/)
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!/^(http:\/\/(localhost|127\.0\.0\.1)|data:|blob:)/.test(request.url())) foreign.push(request.url())
  })
  const sent = await record(context)
  await page.goto('/')
  await expect(question(page)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Casino' }).first().click()
  await expect(page).toHaveURL(/gamehall/)
  expect([foreign, await kept(page)]).toEqual([[], []])
  const own = ['locale', 'sid', 'theme']
  expect((await context.cookies()).filter(({ name }) => !own.includes(name))).toEqual([])

  const proof = page.waitForResponse(/consents\/keep/)
  await question(page).getByRole('button', { name: 'Accept all' }).click()
  await expect(question(page)).toBeHidden()
  expect((await proof).status()).toBe(200)
  await expect.poll(() => to(sent, 'matomo.php').length).toBeGreaterThan(0)

  const email = await createPlayer(request)
  await page.goto('/support?token=secret-token')
  await signIn(page, email)
  await expect.poll(() => to(sent, '/batch').some(({ body }) => body.includes('"login"'))).toBe(true)
  await expect.poll(() => to(sent, '/batch').some(({ body }) => body.includes('"registered"'))).toBe(true)
  await expect.poll(() => to(sent, '/api/event').some(({ body }) => body.includes('"login"'))).toBe(true)
  await page.evaluate(() => {
    Promise.reject(new Error('of somebody@example.com with 4111 1111 1111 1111'))
  })
  watch.allow(/uncaught: of somebody@example\.com/)
  await expect.poll(() => to(sent, '/api/7/envelope/').length).toBe(1)
  await expect.poll(() => to(sent, '/vitals').length).toBeGreaterThan(0)

  const said = sent
    .map(({ url, body }) => `${decodeURIComponent(url)} ${decodeURIComponent(body)}`)
    .join('\n')
  expect(said).toContain('registered')
  // Who the player is, as `createPlayer` says it, and what the fault and the address hold.
  for (const secret of [email, 'Anna', 'Kalnina', '1990-05-17', 'somebody@', 'secret-token', '4111 1111'])
    expect(said).not.toContain(secret)

  await page.goto('/cookies')
  await page.getByRole('switch', { name: 'Allow marketing' }).click()
  await expect(page.getByRole('switch', { name: 'Allow marketing' })).not.toBeChecked()
  await page.getByRole('switch', { name: 'Allow analytics' }).click()
  await expect(page.getByRole('switch', { name: 'Allow analytics' })).not.toBeChecked()
  await expect.poll(async () => (await kept(page)).filter((key) => key.startsWith('visitor_'))).toEqual([])
  const count = sent.length
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(sent.slice(count)).toEqual([])
})

test('a browser that asks not to be tracked is neither asked nor told of', async ({ page, context }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })
  })
  const sent = await record(context)
  const started = page.waitForResponse(/startAnalytics/)
  await page.goto('/')
  await started
  await page.waitForLoadState('networkidle')
  await expect(question(page)).toHaveCount(0)
  expect([sent, await kept(page)]).toEqual([[], []])
})
