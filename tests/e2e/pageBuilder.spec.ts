import type { Locator, Page } from '@playwright/test'
import { showScreen, signIn } from './support/studioScreen.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const outlineOf = (page: Page): Locator => page.getByRole('tree', { name: 'Outline' })
const rowsOf = (page: Page): Locator => outlineOf(page).getByRole('treeitem')

async function add(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add …' }).click()
  const catalogue = page.getByRole('dialog', { name: 'Add a block' })
  await catalogue.getByLabel('Search blocks and fragments').fill(name)
  await page.keyboard.press('Enter')
  await expect(catalogue).toBeHidden()
}

/** Writes a text in the language that is chosen, and the same in all others. */
async function write(page: Page, label: string, text: string) {
  const group = page.getByRole('group', { name: label, exact: true })
  await group.getByRole('textbox', { name: `${label} (en)` }).fill(text)
  await page.keyboard.press('Tab')
  await expect(group.getByText(/^Missing/)).toBeVisible()
  await group.getByRole('button', { name: /^(pages|menu)\./ }).click()
  await group.getByRole('button', { name: 'Copy to missing languages' }).click()
  await expect(group.getByText(/^Missing/)).toBeHidden()
}

async function save(page: Page) {
  const button = page.getByRole('button', { name: 'Save', exact: true })
  await expect(button).toBeEnabled()
  await page.keyboard.press('ControlOrMeta+s')
  // Disabled while it is saved, too: whoever leaves then takes the request along.
  await expect(page.getByText('Not saved yet')).toBeHidden()
  await expect(button).toBeDisabled()
}

test.beforeEach(async ({ watch, page }) => {
  watch.allow(/status of (401|403|404|409)/)
  await page.setViewportSize({ width: 1280, height: 800 })
})

test('a page is built from nothing with a route and a menu entry, published, and opened by a player', async ({
  page,
  browser,
  site,
  studio,
}) => {
  test.setTimeout(240_000)
  const before = await studio.liveRelease()
  await page.goto('/studio')
  await signIn(page)
  await page.getByRole('button', { name: 'Create new' }).click()
  const begin = page.getByRole('dialog', { name: 'Create new' })
  await begin.getByRole('radio', { name: 'Blank' }).click()
  await begin.getByRole('textbox', { name: 'Name' }).fill('our-story')
  await begin.getByRole('textbox', { name: 'Address' }).fill('')
  await begin.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page).toHaveURL(/definitions\/page\/our-story/)
  await write(page, 'Title', 'Our story')
  await add(page, 'section')
  await expect(rowsOf(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Actions for Section' }).click()
  await page.getByRole('menuitem', { name: 'Add inside …' }).click()
  await page.getByLabel('Search blocks and fragments').fill('heading')
  await page.keyboard.press('Enter')
  await expect(rowsOf(page)).toHaveCount(2)
  await write(page, 'Text', 'How it began')
  await expect(rowsOf(page).nth(1)).toContainText('How it began')
  const canvas = page.frameLocator('iframe[title="The page as players see it"]')
  await expect(canvas.getByRole('heading', { name: 'How it began' })).toBeVisible()
  await expectAccessible(page)
  // By keyboard, all in one history.
  await rowsOf(page).nth(1).focus()
  await page.keyboard.press('ControlOrMeta+d')
  await expect(rowsOf(page)).toHaveCount(3)
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(rowsOf(page).nth(2)).toHaveAttribute('aria-level', '1')
  await page.keyboard.press('ControlOrMeta+z')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(rowsOf(page)).toHaveCount(2)
  // What is pressed on the canvas is chosen in the outline.
  await canvas.getByRole('heading', { name: 'How it began' }).click()
  await expect(rowsOf(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  // Pressed twice it is written where it stands, and undone like everything else.
  await canvas.getByRole('heading', { name: 'How it began' }).dblclick()
  const inPlace = canvas.getByRole('textbox', { name: 'Text shown here' })
  await expect(inPlace).toBeFocused()
  await inPlace.fill('How it all began')
  await inPlace.press('Enter')
  await expect(canvas.getByRole('heading', { name: 'How it all began' })).toBeVisible()
  await rowsOf(page).nth(1).focus()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(canvas.getByRole('heading', { name: 'How it began' })).toBeVisible()
  await save(page)

  await showScreen(page, '/definitions/routes/main')
  await page.getByRole('button', { name: 'Add …' }).click()
  const made = rowsOf(page).filter({ hasText: '/new-route' })
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('our-story')
  await page.keyboard.press('Tab')
  await expect(made.locator('.name')).toHaveText('our-story')
  await page.getByRole('textbox', { name: 'Path' }).fill('/our-story')
  await page.keyboard.press('Tab')
  await expect(rowsOf(page).filter({ hasText: '/our-story' })).toHaveCount(1)
  await page.getByRole('combobox', { name: 'Page' }).fill('our-story')
  await save(page)

  await showScreen(page, '/definitions/menu/footer')
  await expect(outlineOf(page)).toBeVisible()
  await page.getByRole('button', { name: 'Add …' }).click()
  // The menu has a label too, which is edited until the entry is chosen.
  await expect(page.getByRole('region', { name: 'Entry', exact: true })).toBeVisible()
  await write(page, 'Label', 'Our story')
  const link = page.getByRole('group', { name: 'Link', exact: true })
  await link.getByRole('combobox', { name: 'Route' }).fill('our-story')
  await expect(page.getByRole('option', { name: 'our-story', exact: true })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(link.getByRole('combobox', { name: 'Route' })).toHaveValue('our-story')
  await save(page)

  await page.getByRole('link', { name: /^Changes/ }).click()
  await expect(page.getByText('No errors. Ready to publish.')).toBeVisible()
  await page.getByLabel('Description').fill('Tell our story')
  await page.getByRole('button', { name: /^Publish/ }).click()
  await expect(page.getByText('Tell our story')).toBeVisible()

  const player = await browser.newPage({ baseURL: site.url })
  await player.goto('/en')
  await player.getByRole('contentinfo').getByRole('link', { name: 'Our story' }).click()
  await expect(player).toHaveURL(/\/our-story$/)
  await expect(player.getByRole('heading', { name: 'How it began' })).toBeVisible()
  await player.close()
  await studio.giveBack(before)
})
