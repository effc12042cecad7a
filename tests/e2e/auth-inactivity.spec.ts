import type { Page } from '@playwright/test'
import { account, createPlayer } from './support/forms.ts'
import { expect, test } from './support/test.ts'

const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' })
const out = (page: Page) => page.getByText('You were signed out due to inactivity.')
const isSignedIn = (page: Page) =>
  expect(account(page).getByRole('button', { name: 'Account' })).toBeVisible()
const isSignedOut = (page: Page) =>
  expect(account(page).getByRole('button', { name: 'Sign in' })).toBeVisible()

// The starter site signs out after 1800 seconds, in the cashier after 900.
test.beforeEach(async ({ page, watch }) => {
  watch.allow(/status of 401/)
  await createPlayer(page.request)
  await page.clock.install()
  await open(page, '/support')
})

/** Opens a page and waits until somebody watches over the player: that comes after the page, and hears of events last. */
async function open(page: Page, path: string, tabs = 1): Promise<void> {
  await page.goto(path)
  // Tabs of a browser hear over the stream of one of them, and stand in line for it.
  const following = () =>
    page.evaluate(async () => {
      const { held = [], pending = [] } = await navigator.locks.query()
      return [...held, ...pending].filter(({ name }) => name?.startsWith('live')).length
    })
  await expect.poll(following).toBe(tabs)
}

test('a player who does nothing is warned at 80 % and signed out at the end', async ({ page }) => {
  await page.clock.fastForward(1430_000)
  await expect(warning(page)).toHaveCount(0)
  await page.clock.fastForward(20_000)
  await expect(warning(page)).toBeVisible()
  await expect(warning(page)).toContainText(/signed out in 3[3-6]\d seconds/)
  await page.clock.runFor(60_000)
  await expect(warning(page)).toContainText(/signed out in (2[7-9]|30)\d seconds/)
  await page.clock.fastForward(320_000)
  await expect(out(page)).toBeVisible()
  await isSignedOut(page)
  await expect(warning(page)).toHaveCount(0)
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.reload()
  await isSignedOut(page)
})

for (const [name, act] of [
  ['a key', (page: Page) => page.keyboard.press('Shift')],
  ['a click', (page: Page) => page.mouse.click(5, 500)],
  ['the wheel', (page: Page) => page.evaluate(() => dispatchEvent(new Event('scroll')))],
  ['its button', (page: Page) => warning(page).getByRole('button', { name: 'Stay signed in' }).click()],
] as const) {
  test(`${name} closes the warning, and the time begins anew`, async ({ page }) => {
    await page.clock.fastForward(1450_000)
    await expect(warning(page)).toBeVisible()
    await act(page)
    await expect(warning(page)).toHaveCount(0)
    await page.clock.fastForward(1400_000)
    await isSignedIn(page)
    await expect(warning(page)).toHaveCount(0)
    await page.clock.fastForward(60_000)
    await expect(warning(page)).toBeVisible()
  })
}

test('what is done in another tab counts, and the end comes for both', async ({ page, context }) => {
  const other = await context.newPage()
  await open(other, '/support', 2)
  await other.clock.fastForward(1450_000)
  await expect(warning(page)).toBeVisible()
  await expect(warning(other)).toBeVisible()
  await other.keyboard.press('Shift')
  await expect(warning(other)).toHaveCount(0)
  await expect(warning(page)).toHaveCount(0)
  await page.clock.fastForward(1900_000)
  await isSignedOut(page)
  await isSignedOut(other)
})

test('a computer that slept past the end is signed out at once, whatever is pressed', async ({ page }) => {
  await page.clock.pauseAt(Date.now() + 3600_000)
  await page.keyboard.press('Shift')
  await page.clock.resume()
  await expect(out(page)).toBeVisible()
  await isSignedOut(page)
})

test('the cashier has a time of its own', async ({ page }) => {
  await open(page, '/cashier/history')
  await page.clock.fastForward(730_000)
  await expect(warning(page)).toBeVisible()
  await page.clock.fastForward(180_000)
  await isSignedOut(page)
})
