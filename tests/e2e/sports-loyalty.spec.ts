import { randomUUID } from 'node:crypto'
import { createPlayer } from './support/forms.ts'
import { decidePayment } from './support/payments.ts'
import { ended, market, test } from './support/scriptedTest.ts'
import { expect, expectAccessible } from './support/test.ts'

test('a bet that is settled brings points, which buy a free bet for the next one', async ({
  page,
  feed,
  site,
}) => {
  const matches = ['sr:match:701', 'sr:match:702']
  for (const [at, match] of matches.entries()) {
    feed.event(match, 5, [71 + at, 81 + at])
    feed.odds(match, market(1, { 1: 2, 2: 3.4, 3: 4 }))
  }
  const email = await createPlayer(page.request)
  const command = (operation: string, form: Record<string, string>) =>
    page.request.post(`/api/${operation}?version=1&locale=en`, {
      headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': randomUUID() },
      form,
    })
  const paid = { method: 'e-wallet', amount: '100', requisites: JSON.stringify({ email }) }
  const ordered = await command('cashier/makedeposit', paid)
  await decidePayment(page.request, `deposit-${(await ordered.json()).response.id}`, 'pay')
  const offered = async (match: string) =>
    (await page.request.get(`/api/sports/getEvent?version=1&locale=en&id=${match}`)).status()
  for (const match of matches) await expect.poll(() => offered(match)).toBe(200)

  await page.goto('/betting/event/match-701')
  const slip = page.getByRole('region', { name: 'Bet slip' })
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Side 71 en, / })
    .click()
  await slip.getByRole('textbox', { name: /^Stake/ }).fill('40')
  await slip.getByRole('button', { name: 'Place bet' }).click()
  await expect(slip.getByRole('heading', { name: 'Bet accepted' })).toBeVisible()
  feed.settle('sr:match:701', ended(1, { 1: { result: 0 }, 2: { result: 1 }, 3: { result: 0 } }))

  // A point for each two euros, of which the history says why.
  const standing = async () =>
    (await (await page.request.get('/api/loyalty/getinfo?version=1&locale=en')).json()).response as {
      uid: number
      points: number
      level_points: number
    }
  await expect.poll(async () => (await standing()).level_points).toBe(20)
  await page.goto('/profile/loyalty')
  const main = page.getByRole('main')
  const entry = main.getByRole('listitem').filter({ hasText: 'Sports bet' }).last()
  await expect(entry).toContainText('Points: +20')
  await expect(entry).toContainText(/20 points left, expire on/)
  await expectAccessible(page)
  await entry.getByRole('link', { name: 'View bet' }).click()
  await expect(page).toHaveURL(/\/profile\/bets\/bet\/\d+/)

  const { uid } = await standing()
  await site.operate('loyalty', 'grant', String(uid), '1', '900', randomUUID(), 'a long wait')
  await expect.poll(async () => (await standing()).points).toBeGreaterThanOrEqual(900)
  await page.goto('/loyalty/shop')
  const product = main.locator('section section', {
    has: page.getByRole('heading', { level: 3, name: '€5 free bet' }),
  })
  await product.getByRole('button', { name: 'Buy' }).click()
  const popup = page.getByRole('dialog')
  await popup.getByRole('button', { name: 'Buy' }).click()
  await popup.getByRole('button', { name: /900/ }).click()
  await popup.getByRole('button', { name: 'My bonuses' }).click()
  await expect(main.getByText('€5 free bet').first()).toBeVisible()
  await page.goto('/betting/event/match-702')
  await main.getByRole('button', { name: /^Side 72 en, / }).click()
  await slip.getByRole('combobox', { name: 'Free bet' }).selectOption({ index: 1 })
  await slip.getByRole('button', { name: 'Place bet' }).click()
  await expect(slip.getByRole('heading', { name: 'Bet accepted' })).toBeVisible()
})
