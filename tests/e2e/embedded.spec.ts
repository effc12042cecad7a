import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fillFast, submitButton } from './support/forms.ts'
import { expect, test } from './support/test.ts'

type Partner = { origin: string; stop: () => Promise<unknown> }

/** A site of somebody else that shows an address in a frame and keeps the messages that come out of it. */
async function startPartner(): Promise<Partner> {
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://partner').searchParams.get('show') ?? ''
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><title>Partner</title><link rel="icon" href="data:,">
      <script>window.messages = []; addEventListener('message', ({ data, origin }) => messages.push({ data, origin }))</script>
      <iframe title="Aurora" width="420" height="700" src="${address.replaceAll('"', '&quot;')}"></iframe>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    // Another port is another origin, yet the same site: cookies of the frame are kept.
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

let partner: Partner
let before: string
test.beforeEach(async ({ studio }) => {
  partner = await startPartner()
  before = await studio.liveRelease()
})
test.afterEach(async ({ studio }) => {
  if ((await studio.liveRelease()) !== before) await studio.rollBack(before)
  await studio.discard('site/main')
  await partner.stop()
})

test('the sign-up page works in the frame of a partner, and tells the partner', async ({
  page,
  site,
  studio,
}) => {
  await studio.edit('site/main', (definition) => {
    definition.frameAncestors = ["'self'", partner.origin]
  })
  expect((await studio.publish('Let the partner embed us')).status).toBe(201)
  await page.goto(`${partner.origin}/?show=${encodeURIComponent(`${site.url}/forms/sign_up`)}`)
  const inside = page.frameLocator('iframe').locator('body')
  await fillFast(inside)
  await submitButton(inside).click()
  const messages = () => page.evaluate(() => (window as unknown as { messages: unknown[] }).messages)
  await expect.poll(messages).toContainEqual({ data: 'refresh_user', origin: site.url })
  expect(page.url()).toContain(partner.origin)
  await page.goto(site.url)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign out' })).toBeVisible()
})

test('nobody else may embed it, and no other page may be embedded', async ({ page, site, studio, watch }) => {
  watch.allow(/frame-ancestors|X-Frame-Options|refused to connect|frame because|status of 404/i)
  const isRefused = async (path: string) => {
    await page.goto(`${partner.origin}/?show=${encodeURIComponent(site.url + path)}`)
    await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/')
  }
  await isRefused('/forms/sign_up')
  await studio.edit('site/main', (definition) => {
    definition.frameAncestors = ["'self'", partner.origin]
  })
  expect((await studio.publish('Let the partner embed us')).status).toBe(201)
  for (const path of ['/', '/support', '/no-such-page']) await isRefused(path)
})
