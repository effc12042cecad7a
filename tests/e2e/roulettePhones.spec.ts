import type { Page } from '@playwright/test'
import { signInDemo } from './support/codes.ts'
import { expect, test } from './support/test.ts'

const games = ['northlight-forge-northlight-roulette', 'northlight-forge-northlight-live-roulette']
/** Phones held upright, in CSS pixels. */
const phones = [
  { width: 360, height: 640 },
  { width: 360, height: 780 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
]

/** What is pressed or read in a frame and is cut off, or lies under something else, there. */
const unreachable = (page: Page) =>
  page
    .frames()
    .find((one) => one.url().includes('/sandbox/games/play/'))
    ?.evaluate(() => {
      const what = '.spot, .main, .step, .tool, input, select, .balance strong, .seconds:not(:empty), .result'
      return [...document.querySelectorAll(what)]
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 2)
        .filter((one) => {
          const { left, top, right, bottom } = one.getBoundingClientRect()
          const points = [
            [(left + right) / 2, (top + bottom) / 2],
            [left + 3, top + 3],
            [right - 3, top + 3],
            [left + 3, bottom - 3],
            [right - 3, bottom - 3],
          ] as const
          return points.some(([x, y]) => {
            const at = document.elementFromPoint(x, y)
            return !at || !(one.contains(at) || at.contains(one) || at.closest('label')?.contains(one))
          })
        })
        .map((one) => `${one.className} ${one.getAttribute('aria-label') ?? one.textContent}`)
    })

test('roulette is played at once on phones, alone and at a table: nothing is cut off or covered', async ({
  page,
}) => {
  // As on phones whose browsers fill no screen: the game fills the window.
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'requestFullscreen'))
  await signInDemo(page.request)
  for (const game of games) {
    await page.setViewportSize(phones[0] ?? { width: 360, height: 640 })
    await page.goto(`/platform/game/${game}/play`)
    await expect(page.frameLocator('main iframe[data-ready]').locator('.begin .icon')).toBeVisible()
    for (const way of ['page', 'full'] as const) {
      if (way === 'full') await page.getByRole('button', { name: 'Full screen' }).click()
      for (const phone of phones)
        await test.step(`${game}, ${way}, ${phone.width} × ${phone.height}`, async () => {
          await page.setViewportSize(phone)
          await expect.poll(() => unreachable(page)).toEqual([])
        })
    }
  }
})
