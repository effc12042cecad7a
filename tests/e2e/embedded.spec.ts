import { fillFast, submitButton } from './support/forms.ts'
import { messages, type Partner, startPartner } from './support/partner.ts'
import { expect, test } from './support/test.ts'

let partner: Partner
/** Another port is another origin, yet the same site: cookies of the frame are kept. */
let origin: string
let before: string
test.beforeEach(async ({ studio }) => {
  partner = await startPartner()
  origin = `http://localhost:${partner.port}`
  before = await studio.liveRelease()
})
test.afterEach(async ({ studio }) => {
  await studio.giveBack(before)
  await partner.stop()
})

test('the sign-up page works in the frame of a partner, and tells the partner', async ({
  page,
  site,
  studio,
}) => {
  await studio.edit('site/main', (definition) => {
    definition.frameAncestors = ["'self'", origin]
  })
  expect((await studio.publish('Let the partner embed us')).status).toBe(201)
  await page.goto(`${origin}/?show=${encodeURIComponent(`${site.url}/forms/sign_up`)}`)
  const inside = page.frameLocator('iframe').locator('body')
  await fillFast(inside)
  await submitButton(inside).click()
  await expect.poll(() => messages(page)).toContainEqual({ data: 'refresh_user', origin: site.url })
  expect(page.url()).toContain(origin)
  await page.goto(site.url)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toBeVisible()
})

test('nobody else may embed it, and no other page may be embedded', async ({ page, site, studio, watch }) => {
  watch.allow(/frame-ancestors|X-Frame-Options|refused to connect|frame because|status of 404/i)
  const isRefused = async (path: string) => {
    await page.goto(`${origin}/?show=${encodeURIComponent(site.url + path)}`)
    await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/')
  }
  await isRefused('/forms/sign_up')
  await studio.edit('site/main', (definition) => {
    definition.frameAncestors = ["'self'", origin]
  })
  expect((await studio.publish('Let the partner embed us')).status).toBe(201)
  for (const path of ['/', '/support', '/no-such-page']) await isRefused(path)
})
