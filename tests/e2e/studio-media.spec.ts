import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { save, showScreen, signIn } from './support/studioScreen.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const filled = (background: string, width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

/** The colour in the middle of the picture that a page shows. */
const colourOf = (page: Page, name: string) =>
  page.getByRole('img', { name }).evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const canvas = new OffscreenCanvas(1, 1)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0, 1, 1)
    const [red = 0, , blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? []
    return red > blue ? 'red' : 'blue'
  })

test.beforeEach(async ({ watch, page }) => {
  // That nobody is signed in, and that a file is no picture, are answers that browsers write down.
  watch.allow(/status of (401|415)/)
  await page.setViewportSize({ width: 1280, height: 800 })
})

test('a picture is uploaded, chosen for a page, seen with its words, replaced everywhere, and rolled back', async ({
  page,
  browser,
  site,
  studio,
}) => {
  const before = await studio.liveRelease()
  const key = 'page/faq'
  await studio.edit(key, (draft) => {
    const blocks = draft.blocks as object[]
    blocks.push({ type: 'image', src: '/assets/site/hero.svg', width: 300, height: 100 })
  })

  await page.goto('/studio/media')
  await signIn(page)
  await expect(page.getByText('No pictures yet.')).toBeVisible()
  await expectAccessible(page)
  const input = page.locator('input[type=file]')
  await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') })
  await expect(page.getByText('notes.txt: Not a PNG', { exact: false })).toBeVisible()
  await input.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('hello') })
  await expect(page.getByRole('alert').filter({ hasText: 'broken.png' })).toContainText('This is no PNG')
  const picture = { name: 'Summer Sea.png', mimeType: 'image/png', buffer: await filled('red') }
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h2v2z"/></svg>',
  )
  await input.setInputFiles([picture, { name: 'Mark.svg', mimeType: 'image/svg+xml', buffer: drawing }])
  await expect(page.getByRole('link', { name: /^Mark/ })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: /^Summer Sea/ }).click()
  await expect(page.getByRole('heading', { name: 'media/summer-sea' })).toBeVisible()
  await page.getByLabel('Width').fill('300')
  const point = page.getByRole('button', { name: /^Point: 50 %/ })
  await point.press('ArrowLeft')
  await page.getByRole('button', { name: /^Point: 45 %/ }).press('ArrowUp')
  await page.getByRole('group', { name: 'Alt text' }).getByRole('textbox').first().fill('The sea in summer')
  await page.getByLabel('Name', { exact: true }).click()
  await expect(page.getByText('media.summer-sea.text-1')).toBeAttached()
  await expectAccessible(page)
  await save(page)
  await expect(page.getByText('Saved as a draft').last()).toBeVisible()
  // Its text is told as saved in the same words.
  await expect
    .poll(() => studio.read('media/summer-sea'))
    .toMatchObject({
      definition: {
        crop: { x: 0, y: 0, width: 300, height: 400 },
        focus: { x: 45, y: 45 },
        alt: 'media.summer-sea.text-1',
      },
    })
  for (const locale of ['de', 'lv', 'ru', 'ar'])
    await studio.edit(`messages/${locale}/pages`, (draft) => {
      Object.assign(draft.messages as object, { 'media.summer-sea.text-1': `Summer (${locale})` })
    })

  await showScreen(page, `/definitions/${key}`)
  await page
    .getByRole('tree', { name: 'Outline' })
    .getByRole('treeitem', { name: /^Picture/ })
    .click()
  await page.getByRole('button', { name: /^Choose(?!.*Head:)/ }).click()
  const picker = page.getByRole('dialog', { name: 'Choose a picture' })
  await expect(picker.getByRole('button', { name: /^Summer Sea/ })).toBeVisible()
  await expectAccessible(page)
  await picker.getByLabel('Search pictures').fill('summer')
  await picker.getByRole('button', { name: /^Summer Sea/ }).click()
  await expect(picker).toBeHidden()
  await save(page)

  const player = await browser.newPage({ baseURL: site.url })
  await player.goto('/en/faq')
  const shown = player.getByRole('img', { name: 'The sea in summer' })
  await expect(shown).toHaveCount(0)
  const first = await studio.publish('A picture')
  expect(first.status, JSON.stringify(first.body)).toBe(201)
  await expect(shown).toHaveCSS('object-position', '45% 45%')
  await shown.scrollIntoViewIfNeeded()
  expect(await colourOf(player, 'The sea in summer')).toBe('red')
  const source = await shown.getAttribute('src')

  await showScreen(page, '/definitions/media/summer-sea')
  await page.getByRole('tab', { name: 'Used by' }).click()
  await expect(page.getByRole('link', { name: key })).toBeVisible()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog')).toContainText(key)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('tab', { name: 'Picture' }).click()
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Replace the file' }).click()
  await (await choosing).setFiles({
    name: 'winter.png',
    mimeType: 'image/png',
    buffer: await filled('blue', 500, 500),
  })
  await expect(page.getByText('500 × 500')).toBeVisible()
  await save(page)
  await expect(shown).toHaveAttribute('src', source ?? '')
  expect((await studio.publish('Another file')).status).toBe(201)
  await expect(shown).not.toHaveAttribute('src', source ?? '')
  await expect.poll(() => colourOf(player, 'The sea in summer')).toBe('blue')

  await studio.rollBack(String(first.body.id))
  await expect(shown).toHaveAttribute('src', source ?? '')
  await expect.poll(() => colourOf(player, 'The sea in summer')).toBe('red')
  await player.close()
  await studio.giveBack(before)
})
