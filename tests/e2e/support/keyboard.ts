import type { Locator, Page } from '@playwright/test'

/** Presses Tab, or the keys of the way back, until the element has the focus. @throws where it has not after so many presses */
export async function tabTo(page: Page, target: Locator, atMost = 30, keys = 'Tab'): Promise<void> {
  for (let presses = 0; presses < atMost; presses += 1) {
    await page.keyboard.press(keys)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${target} is not reached by ${keys}`)
}
