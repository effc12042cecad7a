import type { FrameLocator, Page } from '@playwright/test'
import { codesTo, codeTo, createGuardedPlayer } from './support/codes.ts'
import { account, createPlayer, field, fillFast, password, submitButton } from './support/forms.ts'
import { messages, type Partner, startPartner } from './support/partner.ts'
import { expect, test } from './support/test.ts'

let partner: Partner
let before: string
/** One partner, whom pages of the site may be embedded by: by a pattern as localhost, by its origin as 127.0.0.1. */
test.beforeAll(async ({ studio }) => {
  partner = await startPartner()
  before = await studio.liveRelease()
  await studio.edit('site/main', (definition) => {
    definition.frameAncestors = ["'self'", 'http://localhost:*', `http://127.0.0.1:${partner.port}`]
  })
  expect((await studio.publish('Let the partner embed us')).status).toBe(201)
})
test.afterAll(async ({ studio }) => {
  await studio.giveBack(before)
  await partner.stop()
})

/** Has the partner show a page of the site. */
async function embed(
  page: Page,
  { url }: { url: string },
  path: string,
  host = 'localhost',
): Promise<FrameLocator> {
  await page.goto(`http://${host}:${partner.port}/?show=${encodeURIComponent(url + path)}`)
  return page.frameLocator('iframe')
}

async function giveName(inside: FrameLocator, email: string) {
  await field(inside.locator('body'), 'E-mail or phone').fill(email)
  await field(inside.locator('body'), 'Password').fill(password)
  await inside.locator('main form').getByRole('button', { name: 'Sign in' }).click()
}

test('signing in in a frame tells the partner, of any host that a pattern allows', async ({
  page,
  site,
  request,
}) => {
  const email = await createPlayer(request)
  const calls: string[] = []
  page.on('request', (one) => calls.push(one.url()))
  const inside = await embed(page, site, '/forms/sign_in')
  await giveName(inside, email)
  await expect.poll(() => messages(page)).toContainEqual({ data: 'refresh_user', origin: site.url })
  // Whoever tells the partner tells nobody else of the place inside.
  expect((await messages(page)).map(({ data }) => data)).toEqual(['refresh_user'])
  expect(calls.find((url) => url.includes('/api/auth/login'))).toContain('non_strict=1')
  await page.goto(site.url)
  await expect(account(page).getByRole('button', { name: 'Account' })).toBeVisible()
})

test('the two-factor step in a frame tells the partner once it is done', async ({ page, site, request }) => {
  const email = await createGuardedPlayer(request)
  const sent = (await codesTo(request, email)).length
  const inside = await embed(page, site, '/forms/sign_in')
  await giveName(inside, email)
  const popup = inside.getByRole('dialog', { name: 'Two-factor code' })
  const code = field(popup, 'Code')
  await expect(code).toBeVisible()
  expect(await messages(page)).toEqual([])
  await code.fill(await codeTo(request, email, sent + 1))
  await expect.poll(() => messages(page)).toEqual([{ data: 'refresh_user', origin: site.url }])
})

test('where the browser keeps no session in the frame, the partner is asked to open the whole site', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/status of 401/)
  // Another host is another site: its frames get no SameSite cookies.
  const inside = await embed(page, site, '/forms/sign_up?backUrl=%2Fsupport', '127.0.0.1')
  await fillFast(inside.locator('body') as never)
  await submitButton(inside.locator('body') as never).click()
  await expect
    .poll(() => messages(page))
    .toEqual([{ data: { type: 'redirect', url: '/?show_popup_reg=1&backUrl=%2Fsupport' }, origin: site.url }])
})

test('a service of social sign-in is left to the whole site', async ({ page, site }) => {
  const inside = await embed(page, site, '/forms/sign_in')
  await inside
    .getByRole('button', { name: /Continue with/ })
    .first()
    .click()
  await expect
    .poll(() => messages(page))
    .toEqual([{ data: { type: 'redirect', url: '/?show_popup_reg=1&backUrl=%2F' }, origin: site.url }])
})

test('the partner cannot send the frame anywhere', async ({ page, site }) => {
  const inside = await embed(page, site, '/forms/sign_in')
  await expect(field(inside.locator('body'), 'Password')).toBeVisible()
  await page.evaluate(() => {
    const frame = document.querySelector('iframe')?.contentWindow
    frame?.postMessage({ type: 'checkIframe', url: '/forms/sign_up' }, '*')
    frame?.postMessage({ type: 'redirect', url: '/support' }, '*')
    frame?.postMessage('refresh_user', '*')
  })
  await expect(inside.getByRole('heading', { level: 1 })).toHaveText('Sign in')
})

test.describe('a page of the same origin', () => {
  /** Puts a page of the site into a frame of another page of it. */
  async function nest(page: Page, path: string): Promise<FrameLocator> {
    await page.goto('/support')
    await page.evaluate((src) => {
      const heard: unknown[] = []
      Object.assign(window, { messages: heard })
      addEventListener('message', ({ data, origin }) => heard.push({ data, origin }))
      const frame = document.createElement('iframe')
      frame.src = src
      frame.title = 'Nested'
      frame.style.cssText = 'width:420px;height:700px'
      // Beside the app: what stands in it when React takes over what the server has drawn would be taken away.
      document.body.prepend(frame)
    }, path)
    return page.frameLocator('iframe[title=Nested]')
  }
  const answer = (page: Page, message: unknown) =>
    page.evaluate((data) => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe[title=Nested]')
      frame?.contentWindow?.postMessage(data, location.origin)
    }, message)

  test('tells where it is and goes where it is told, within the site', async ({ page, site }) => {
    const inside = await nest(page, '/forms/sign_in')
    await expect
      .poll(() => messages(page))
      .toContainEqual({ data: { type: 'checkIframe', pathname: '/forms/sign_in' }, origin: site.url })
    for (const hostile of [
      'https://evil.example',
      '//evil.example',
      'javascript:alert(1)',
      '/\\evil.example',
    ])
      await answer(page, { type: 'checkIframe', url: hostile })
    await expect(inside.getByRole('heading', { level: 1 })).toHaveText('Sign in')
    await answer(page, { type: 'checkIframe', url: '/forms/sign_up' })
    await expect(inside.getByRole('heading', { level: 1 })).toHaveText('Register')
    await expect
      .poll(() => messages(page))
      .toContainEqual({ data: { type: 'checkIframe', pathname: '/forms/sign_up' }, origin: site.url })
    await expect(page).toHaveURL(/\/support$/)
  })

  test('that is not made for frames takes the whole window; signing in is seen outside', async ({
    page,
    request,
  }) => {
    const email = await createPlayer(request)
    const inside = await nest(page, '/forms/sign_in')
    await giveName(inside, email)
    await expect(account(page).getByRole('button', { name: 'Account' })).toBeVisible()
    await answer(page, { type: 'checkIframe', url: '/promotions' })
    await expect(page).toHaveURL(/\/promotions$/)
  })
})
