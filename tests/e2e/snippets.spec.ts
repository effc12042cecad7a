import type { Page } from '@playwright/test'
import { expect, takenOver, test } from './support/test.ts'

let before: string
test.beforeAll(async ({ studio }) => {
  before = await studio.liveRelease()
  await studio.edit('site/main', (site) => {
    site.snippets = [
      {
        isEnabled: true,
        purpose: 'statistics',
        position: 'head',
        // As tag managers write: what Trusted Types refuse.
        code: '<script>document.createElement("script").src = "/x.js"; window.counting = 1</script>',
      },
    ]
  })
  await studio.publish('Count with code of somebody else')
})
test.afterAll(async ({ studio }) => studio.giveBack(before))

const isCounting = (page: Page) => page.evaluate(() => 'counting' in window)

test('code that waits for consent comes when it is given, with what was typed, and is gone when it is taken back', async ({
  page,
}) => {
  const first = await page.goto('/support')
  expect(await first?.text()).not.toContain('counting')
  expect(first?.headers()['content-security-policy']).toContain('require-trusted-types-for')
  await page.getByRole('textbox', { name: 'Subject' }).fill('A question')

  const question = page.getByRole('region', { name: 'Your privacy' })
  const renewed = page.waitForEvent('domcontentloaded')
  await question.getByRole('button', { name: 'Accept all' }).click()
  await renewed
  await expect.poll(() => isCounting(page)).toBe(true)
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('A question')
  await expect(question).toHaveCount(0)

  await page.goto('/cookies')
  expect(await isCounting(page)).toBe(true)
  await takenOver(page)
  const left = page.waitForEvent('domcontentloaded')
  await page.getByRole('switch', { name: 'Allow analytics' }).click()
  await left
  await expect.poll(() => isCounting(page)).toBe(false)
  await expect(page.getByRole('switch', { name: 'Allow analytics' })).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'Allow marketing' })).toHaveCount(0)
})
