import { signIn } from './support/studioScreen.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const bruno = { email: 'bruno@example.com', name: 'Bruno', role: 'editor', password: 'a long first word' }

test('an editor is led through the first hour, and may do without', async ({ page, studio, watch }) => {
  // That nobody is signed in is an answer that browsers write down.
  watch.allow(/status of 401/)
  await page.setViewportSize({ width: 1280, height: 800 })
  expect((await studio.call('POST', 'staff', bruno)).status).toBe(201)
  await page.goto('/studio')
  await signIn(page, bruno)
  const hour = page.getByRole('region', { name: 'First steps' })
  const step = (name: string) => hour.getByRole('listitem').filter({ hasText: name })
  await expect(hour.getByRole('progressbar', { name: '0 of 6 done' })).toBeAttached()
  await expectAccessible(page)

  await step('Find a text').getByRole('button', { name: 'Search' }).click()
  await expect(page.getByPlaceholder('Name, text, field or number')).toBeFocused()
  await page.keyboard.press('Escape')
  await step('Edit a page').getByRole('button', { name: 'Open a page' }).click()
  await expect(page).toHaveURL(/definitions\/page/)
  await page.goto('/studio')
  await expect(step('Edit a page')).toContainText('done')
  await step('Review changes').getByRole('button', { name: 'Changes' }).click()
  await expect(page).toHaveURL(/changes$/)
  await page.goBack()
  await expect(hour.getByRole('progressbar', { name: '3 of 6 done' })).toBeAttached()

  await hour.getByRole('button', { name: 'Hide these steps' }).click()
  await expect(hour).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Site content' })).toBeVisible()
  await expect(hour).toHaveCount(0)
  await page.getByRole('button', { name: 'Bruno' }).click()
  await page.getByRole('menuitem', { name: 'First steps' }).click()
  await expect(hour).toBeVisible()
})
