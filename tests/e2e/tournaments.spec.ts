import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { createPlayer } from './support/forms.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const game = 'northlight-forge-polar-hollow'

/** Asks an operation as the site's own page does. */
async function call(request: APIRequestContext, operation: string, form: Record<string, string>) {
  const answer = await request.post(`/api/${operation.replace('.', '/')}`, {
    form: { version: '1', locale: 'en', ...form },
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': randomUUID() },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).response
}

/** Somebody with ten euros of bonus money, at a game. @returns plays a round of so many cents */
async function playing(request: APIRequestContext) {
  await call(request, 'campaigns.activateOffer', { promo_code: 'AURORA' })
  const [bonus] = (await (await request.get('/api/bonuses/get?version=1&locale=en&status=all')).json())
    .response.items
  if (bonus.status !== 'active') await call(request, 'bonuses.activate', { bonus_id: String(bonus.id) })
  const { url } = await call(request, 'games.launch', { sysname: game, mode: 'real' })
  return async (stake: number) => {
    const answer = await request.post(`${url}/rounds`, { data: { choice: { stake: String(stake) } } })
    expect(answer.status(), await answer.text()).toBe(200)
  }
}

test('a player joins a tournament and climbs while another plays', async ({ page, playwright, baseURL }) => {
  await createPlayer(page.request)
  await page.goto('/tournaments')
  await expectAccessible(page)
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Daily Climb' }) })
  // Whatever the status says, nobody takes part before the answer is 1.
  await page.route('**/api/tournaments/participate?*', (route) => route.fulfill({ json: { response: 0 } }))
  await card.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByText('Failed to participate in tournament')).toBeVisible()
  await expect(page.getByText('Good luck!')).toHaveCount(0)
  await page.unroute('**/api/tournaments/participate?*')
  await card.getByRole('button', { name: 'Join' }).click()
  await expect(card).toContainText('You’re in')
  await card.getByRole('link', { name: 'Details' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Daily Climb' })).toBeVisible()
  await expect(page.getByText('You have no points yet')).toBeVisible()
  await expectAccessible(page)

  const rival = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  await createPlayer(rival)
  const run = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect(await call(rival, 'tournaments.participate', { tournament_id: run })).toBe(1)
  const [own, others] = [await playing(page.request), await playing(rival)]
  const line = (place: number) => page.getByRole('listitem').filter({ hasText: new RegExp(`^${place}\\. `) })
  // The page is told of each change, and loads nothing but the table anew.
  await own(100)
  await expect(line(1)).toContainText('You')
  await others(200)
  await expect(line(2)).toContainText('You')
  await expect(line(1)).toContainText('2 points')
  await own(200)
  await expect(line(1)).toContainText('You')
  await expect(line(1)).toContainText('3 points')
  await rival.dispose()
})

test('tournaments, promotions and makers fit a phone, from right to left too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/ar/tournaments')
  await page.getByRole('link', { name: 'التفاصيل' }).first().click()
  await expect(page.getByRole('heading', { level: 2, name: 'القواعد' })).toBeVisible()
  for (const path of ['', '/ar/promotions', '/ar/providers']) {
    if (path) await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }
})
