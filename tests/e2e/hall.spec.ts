import type { Locator, Page } from '@playwright/test'
import { createPlayer } from './support/forms.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const desktop = { width: 1440, height: 900 }
const phone = { width: 360, height: 740 }

const tiles = (page: Page): Locator => page.getByRole('gridcell').getByRole('link')

async function expectWithinScreen(page: Page): Promise<void> {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await beyond()).toBeLessThanOrEqual(0)
}

for (const [device, viewport] of Object.entries({ desktop, phone }))
  test(`a visitor comes to a game by category, maker and a search with slips, and plays it, on a ${device}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto('/gamehall')
    await page
      .getByRole('navigation', { name: 'Game categories' })
      .getByRole('link', { name: /^Fast games/ })
      .click()
    await expect(page).toHaveURL(/\?category=fast$/)
    const count = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /games?$/ })
    await expect(tiles(page).first()).toBeVisible()
    const all = await count.innerText()

    await page.getByRole('button', { name: 'Providers' }).click()
    await page.getByRole('searchbox', { name: 'Search the list' }).fill('kettle')
    await page.getByRole('checkbox', { name: /Copper Kettle/ }).check()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\?category=fast&providers=copper-kettle$/)
    await expect(count).not.toHaveText(all)
    await expect(tiles(page).first()).toContainText('Copper Kettle')
    await expectAccessible(page)
    await expectWithinScreen(page)
    await page.goBack()
    await expect(page).toHaveURL(/\?category=fast$/)
    await expect(page.getByRole('button', { name: 'Remove filter Copper Kettle' })).toHaveCount(0)
    await expect(count).toHaveText(all)

    await page.getByRole('button', { name: 'Search games' }).click()
    const dialog = page.getByRole('dialog', { name: 'Search games' })
    const search = dialog.getByRole('combobox', { name: 'Search games' })
    const found = dialog.getByRole('option').first()
    await expect(search).toBeFocused()
    await page.keyboard.type('copper')
    await expect(found).toContainText('Copper')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Search games' }).click()
    await expect(search).toBeFocused()
    await page.keyboard.type('coper dcie')
    await expect(found).toContainText('Copper Dice')
    await page.keyboard.press('ArrowDown')
    await expect(found).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/game\/copper-kettle-copper-dice$/)
    await page.getByRole('button', { name: 'Continue with demo' }).click()
    const played = page.waitForResponse(/\/play\/[^/]+\/rounds$/)
    const frame = page.frameLocator('main iframe[data-ready]')
    await frame.getByRole('button', { name: 'Roll', exact: true }).click()
    expect((await played).status()).toBe(200)
  })

test('a player keeps a game, and finds it among theirs after a reload, right to left on a phone', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await createPlayer(page.request)
  await page.goto('/ar/gamehall')
  const name = await tiles(page).nth(1).innerText()
  const heart = page.getByRole('gridcell').nth(1).getByRole('button')
  const kept = page.waitForResponse(/\/api\/games\/addLike/)
  await heart.click()
  expect((await kept).status()).toBe(200)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.locator('nav a[href$="?category=liked"]').click()
  await expect(tiles(page)).toHaveCount(1)
  await page.reload()
  await expect(tiles(page)).toHaveCount(1)
  expect(await tiles(page).innerText()).toBe(name)
  await expect(page.getByRole('gridcell').getByRole('button')).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await expectWithinScreen(page)
})
