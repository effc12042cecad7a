import type { Page } from '@playwright/test'
import { createPlayer } from './support/forms.ts'
import { expect, test } from './support/test.ts'

// Tests of which none looks at pictures run without them; here every picture has to come.

/** Pages that show pictures, and how many at least. */
const pages = {
  '/': 10,
  '/gamehall': 8,
  '/promotions': 3,
  '/jackpots': 1,
  '/betting': 1,
  '/cashier/deposit': 4,
}

/** How many pictures are shown, and addresses of those that did not come; those further down, which wait until they are scrolled to, are asked for now. */
async function picturesOf(page: Page): Promise<{ shown: number; lost: string[] }> {
  return page.evaluate(() => {
    const shown = [...document.images].filter((image) => image.checkVisibility())
    for (const image of shown) image.loading = 'eager'
    const isThere = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth > 0
    return { shown: shown.length, lost: shown.filter((image) => !isThere(image)).map(({ src }) => src) }
  })
}

for (const { name, viewport } of [
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
])
  test.describe(name, () => {
    test.use({ viewport })
    test('every picture of a page comes', async ({ page }) => {
      await createPlayer(page.request)
      for (const [path, least] of Object.entries(pages)) {
        await page.goto(path)
        await expect.poll(async () => (await picturesOf(page)).shown, path).toBeGreaterThanOrEqual(least)
        await expect.poll(async () => (await picturesOf(page)).lost, path).toEqual([])
      }
    })
  })
