import type { Page } from '@playwright/test'
import { field, openRegistration, password } from './support/forms.ts'
import { signIn } from './support/studioScreen.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const form = 'registration-fast'

/** What the page in this tab tells of forms; playwright does not see what beacons carry. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    const told: string[] = []
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (address, body) => {
      if (body instanceof Blob) void body.text().then((text) => told.push(`${address} ${text}`))
      return send(address, body)
    }
    Object.assign(globalThis, { told })
  })
  return () => page.evaluate(() => (globalThis as unknown as { told: string[] }).told)
}

/** As where a page is left; told again and again it is told once. */
const hide = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('pagehide')))

test('who has not agreed is not counted, and nothing is even loaded for it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/watchForm|content\/funnel/.test(request.url())) asked.push(request.url())
  })
  await page.goto('/')
  const popup = await openRegistration(page)
  await field(popup, 'E-mail').fill('anna@example.com')
  // What is done when the browser has time is done by then.
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => setTimeout(done), { timeout: 2000 })),
  )
  await hide(page)
  await page.goto('/cookies')
  await expect(page.getByRole('switch', { name: 'Allow form analytics' })).not.toBeChecked()
  expect(asked).toEqual([])
})

test('an editor sees where somebody gave up who has agreed to be counted', async ({
  page,
  studio,
  watch,
}) => {
  // That nobody is signed in is an answer that browsers write down.
  watch.allow(/status of 401/)
  const figures = async () => (await studio.call('GET', `funnel/${form}`)).body
  const visits = Number((await figures()).visits)
  const told = await listen(page)
  await page.goto('/cookies')
  const consent = page.getByRole('switch', { name: 'Allow form analytics' })
  await consent.click()
  await expect(consent).toBeChecked()

  const popup = await openRegistration(page)
  await field(popup, 'E-mail').fill('anna@example.com')
  // The code that hears it comes when the browser has time.
  await expect.poll(() => hide(page).then(told)).toHaveLength(1)
  await field(popup, 'Password').fill(password)
  await popup.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close', exact: true }).click()
  await expect(popup).toBeHidden()
  await expect.poll(told).toHaveLength(2)
  const all = (await told()).join()
  expect(all).toContain('"returned":"email","left":"password"')
  expect(all).not.toMatch(/anna|example\.com|Secret/)

  await expect.poll(async () => (await figures()).visits).toBe(visits + 1)
  const { now } = await figures()
  expect(now).toMatchObject({ completed: 0, left: 0 })

  await page.goto(`/studio/definitions/form/${form}`)
  await signIn(page)
  await page.getByRole('link', { name: 'Analytics' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Analytics of ${form}`)
  await expect(
    page
      .getByRole('row', { name: /^password/ })
      .getByRole('cell')
      .first(),
  ).toHaveText(/^\d+$/)
  await expectAccessible(page)
})
