import { field, fillFast, openRegistration, submitButton } from './support/forms.ts'
import { expect, takenOver, test } from './support/test.ts'

test('a link in the site leads where a redirect of its address does, as a reload would', async ({
  page,
  watch,
}) => {
  // No category has that name.
  watch.allow(/status of 400/)
  await page.goto('/support')
  await takenOver(page)
  await page.evaluate(() => {
    history.pushState(null, '', '/casino/book-of-aurora?utm=letter')
  })
  await expect(page).toHaveURL(/\/gamehall\?category=book-of-aurora$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/support$/)
  await page.goto('/casino/book-of-aurora?utm=letter')
  await expect(page).toHaveURL(/\/gamehall\?category=book-of-aurora$/)
  await expect(page.getByText('No games here')).toBeVisible()
})

test('whoever came by the sports registers for betting, is told where they land, and the choice is forgotten', async ({
  page,
}) => {
  const kept = () => page.evaluate(() => localStorage.getItem('is_betting'))
  await page.goto('/gamehall')
  await expect.poll(kept).toBe('2')
  await page.goto('/betting')
  await expect(page.getByRole('note').filter({ hasText: 'Before you bet' })).toBeVisible()
  await expect(page.getByText('Your bet slip is empty')).toBeVisible()
  await expect.poll(kept).toBe('1')

  const popup = await openRegistration(page)
  await expect(field(popup, 'E-mail')).toBeVisible()
  await fillFast(popup)
  await expect(popup.getByRole('radio', { name: 'Sports betting' })).toBeChecked()
  await submitButton(popup).click()
  await expect(page).toHaveURL(/\/cashier\/deposit/)
  await expect(page.getByText('Your account is open.')).toBeVisible()
  expect(await kept()).toBeNull()
})

test('a picture that fails gives way to the fallback of the site', { tag: '@pictures' }, async ({ page }) => {
  await page.route('**/card-casino.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: 'no picture' }),
  )
  await page.goto('/')
  // It is loaded when it is nearly in sight.
  await page.locator('img[src*="card-casino"], img[src$="/fallback.svg"]').scrollIntoViewIfNeeded()
  await expect(page.locator('img[src$="/assets/site/fallback.svg"]')).toHaveCount(1)
})
