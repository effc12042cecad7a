import { expect, expectAccessible, test } from './support/test.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

/** Wins are answered here: playing until somebody wins would take its time. */
const wins = [1, 2, 3].map((place) => ({
  place,
  fakename: `An***${place}`,
  amount: { amount: '12.50', currency: 'EUR' },
}))

/** The line stands still, and has no button, for those who want less movement, as other tests do. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('home leads to a game by one tap, and its moving line stops by keyboard', async ({ page }) => {
  await page.route('**/api/leaderboard/live?*', (route) =>
    route.fulfill({ json: { response: { items: wins, offset: 0, limit: 12, total: 3 } } }),
  )
  await page.goto('/')
  const row = page.getByRole('region', { name: 'Popular' })
  const tile = row.getByRole('link', { name: / / }).nth(1)
  await expect(tile).toBeVisible()
  const pause = page.getByRole('button', { name: 'Pause scrolling' })
  await pause.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Resume scrolling' })).toBeFocused()
  await expectAccessible(page)
  await tile.tap()
  await expect(page).toHaveURL(/\/game\//)
})
