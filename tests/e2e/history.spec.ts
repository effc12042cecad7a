import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import { createPlayer } from './support/forms.ts'
import { expect, expectAccessible, test } from './support/test.ts'

/** Asks an operation as the site's own page does. */
async function call(request: APIRequestContext, operation: string, form: Record<string, string>) {
  const answer = await request.post(`/api/${operation.replace('.', '/')}`, {
    form: { version: '1', locale: 'en', ...form },
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': randomUUID() },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).response
}

/** Plays a round of a game that feeds a jackpot, and has the seed told that decided it. @returns its name */
async function playOne(request: APIRequestContext): Promise<{ name: string; round: string }> {
  await call(request, 'campaigns.activateOffer', { promo_code: 'AURORA' })
  const bonuses = await request.get('/api/bonuses/get?version=1&locale=en&status=all')
  const [bonus] = (await bonuses.json()).response.items
  if (bonus.status !== 'active') await call(request, 'bonuses.activate', { bonus_id: String(bonus.id) })
  const found = await request.get('/api/games/get?version=1&locale=en&count=1&tags=jackpots')
  const [game] = (await found.json()).response.items
  const { url } = await call(request, 'games.launch', { sysname: game.sysname, mode: 'real' })
  const played = await request.post(`${url}/rounds`, { data: { choice: { stake: '100' } } })
  expect(played.status(), await played.text()).toBe(200)
  const told = await request.post(`${url}/seeds`, { data: {} })
  expect(told.status(), await told.text()).toBe(200)
  return { name: game.name, round: (await played.json()).round.id }
}

test('a round is found in the history, recomputed, and taken along as a file', async ({ page }) => {
  await createPlayer(page.request)
  const { name, round } = await playOne(page.request)
  await page.goto('/profile/bets/history')
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('€1')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Details' }).click()
  await expect(page.getByText(round)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Verify this round' }).click()
  await expect(page.getByText('Round verified')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/profile/bets/exports')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^game-history-\d+\.csv$/)
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(round)
  await expectAccessible(page)

  // A little of what was staked stands in the jackpot now, at the cost of the house.
  await page.goto('/jackpots')
  await expect(page.getByRole('heading', { name: 'Aurora jackpot' })).toBeVisible()
  await expectAccessible(page)
})

test('jackpots, winners and the verifier fit a phone, from right to left too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/ar/jackpots', '/ar/jackpots/aurora', '/ar/winners', '/ar/fair/verify']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }
})
