import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Frame, Page } from '@playwright/test'
import { signInDemo } from './support/codes.ts'
import { createPlayer } from './support/forms.ts'
import { expect, expectAccessible, test } from './support/test.ts'

type Campaign = { promotions: Record<string, unknown>[] }
type Jackpot = { games: object; tiers: Record<string, unknown>[] }

let before = ''

const inEach = (amount: string) =>
  Object.fromEntries(['EUR', 'GBP', 'PLN', 'SEK', 'USD'].map((currency) => [currency, amount]))

/** A bonus that one round wagers, two free spins, and a jackpot that the first round of dice wins. */
test.beforeAll(async ({ studio }) => {
  before = await studio.liveRelease()
  await studio.edit('campaign/gift', (gift) => {
    Object.assign((gift as Campaign).promotions[0] ?? {}, { amount: inEach('3.00'), wagering: 1 })
  })
  await studio.edit('campaign/spins', (spins) => {
    Object.assign((spins as Campaign).promotions[0] ?? {}, { spins: 2 })
  })
  // One of its own: those of the site keep the terms with which earlier rounds began them.
  const { definition } = await studio.read('jackpot/aurora')
  const { tiers } = definition as Jackpot
  const near = { share: '5', seed: inEach('20.00'), ceiling: inEach('20.01') }
  await studio.create('jackpot/near', {
    ...(definition as Jackpot),
    id: 'near',
    number: 99,
    games: { kinds: ['dice'] },
    tiers: [{ ...tiers[0], ...near }],
  })
  const { status, body } = await studio.publish('Put bonuses and jackpots near their ends')
  expect(status, JSON.stringify(body)).toBeLessThan(300)
})
test.afterAll(async ({ studio }) => {
  await studio.giveBack(before)
})

/** Asks an operation as the site's own page does. */
async function call(request: APIRequestContext, operation: string, form: Record<string, string>) {
  const answer = await request.post(`/api/${operation.replace('.', '/')}`, {
    form: { version: '1', locale: 'en', ...form },
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': randomUUID() },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).response
}

const ask = async (request: APIRequestContext, operation: string, query: string) =>
  (await (await request.get(`/api/${operation.replace('.', '/')}?version=1&locale=en&${query}`)).json())
    .response

const figure = (page: Page, name: string) =>
  page.locator('main dl > div').filter({ hasText: name }).locator('dd')
const frameOf = (page: Page) => page.frameLocator('main iframe[data-ready]')

/** Opens a game once the page hears of what happens to its player: what is told before that is told to nobody. */
async function openGame(page: Page, sysname: string): Promise<void> {
  const hears = page.waitForResponse(/\/content\/stream/)
  await page.goto(`/game/${sysname}`)
  await hears
}

// All numbers of the wheel and what stands beside it have the least room here.
test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a bonus is wagered to its end by play, and the page tells of the money that it has become', async ({
    page,
  }) => {
    await createPlayer(page.request)
    await call(page.request, 'campaigns.activateOffer', { promo_code: 'AURORA' })
    const [bonus] = (await ask(page.request, 'bonuses.get', 'status=all')).items
    if (bonus.status !== 'active')
      await call(page.request, 'bonuses.activate', { bonus_id: String(bonus.id) })
    await openGame(page, 'northlight-forge-northlight-roulette')
    // There is no money of their own: the bonus pays, and the page says so.
    await expect(page.getByRole('radio', { name: 'Bonus balance' })).toBeChecked()
    await expect(page.getByText('Stakes are paid from your bonus balance.')).toBeVisible()
    await expect(page.getByText('Stakes count in full')).toBeVisible()
    await expect(figure(page, 'Bonus')).toHaveText('€3')
    // Whatever number falls, one of these wins: 2 euros come back, or 36.
    for (const name of ['0', 'Red', 'Black'])
      await frameOf(page).getByRole('button', { name, exact: true }).click()
    await frameOf(page).getByRole('button', { name: /^Spin/ }).click()
    await expect(
      page.getByText(/completed the wagering of your bonus: €(2|36) of it is now real money/),
    ).toBeVisible()
    await expect(figure(page, 'Real balance')).toHaveText(/^€(2|36)$/)
    await expect(figure(page, 'Bonus')).toHaveCount(0)
    // Nobody is left to play with a bonus that is over.
    await expect(page.getByText('Stakes are paid from your real balance.')).toBeVisible()
    await expect(frameOf(page).locator('.balance strong')).toHaveText(/^€(2|36)\.00$/)
    await page.goto('/profile/bonuses')
    await expect(page.getByRole('listitem').filter({ hasText: 'Gift bonus' })).toContainText('Completed')
  })
})

type Kept = { at: number; sum: number }

/** Keeps from now on which sum stands in an element, and since when, in cents and by the clock of the machine. */
const keepSums = (of: Page | Frame, selector: string) =>
  of.evaluate((where) => {
    const kept: Kept[] = []
    Object.assign(window, { kept })
    const look = () => {
      const text = /€([\d.,]+)/.exec(document.querySelector(where)?.textContent ?? '')?.[1]
      const sum = Math.round(100 * Number(text?.replaceAll(',', '')))
      if (text !== undefined && kept.at(-1)?.sum !== sum) kept.push({ at: Date.now(), sum })
    }
    look()
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
  }, selector)
const keptSums = (of: Page | Frame) => of.evaluate(() => (window as unknown as { kept: Kept[] }).kept)

test('header, figures and game tell one balance at every moment of a round', async ({ page }) => {
  // The wheel turns for four seconds, in which the win is on the books already.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await signInDemo(page.request)
  await openGame(page, 'northlight-forge-northlight-roulette')
  await expect(page.getByText('Stakes are paid from your real balance.')).toBeVisible()
  const frame = frameOf(page)
  const told = async () => {
    const texts = await Promise.all([
      page.locator('header').first().getByText(/€\d/).first().innerText(),
      figure(page, 'Real balance').innerText(),
      frame.locator('.balance strong').innerText(),
    ])
    return texts.map((text) => Math.round(100 * Number(text.replaceAll(/[^\d.]/g, ''))))
  }
  const all = (sum: number) => [sum, sum, sum]
  const start = (await told())[2] ?? 0
  await expect.poll(told).toEqual(all(start))
  const inside = page.frames().find((one) => one.url().includes('/sandbox/games/play/'))
  if (!inside) throw new Error('There is no game')
  await keepSums(page, 'header')
  await keepSums(inside, '.balance strong')
  // Whatever number falls, one of these wins: 2 euros come back, or 36.
  for (const name of ['0', 'Red', 'Black']) await frame.getByRole('button', { name, exact: true }).click()
  await frame.getByRole('button', { name: /^Spin/ }).click()
  await expect(frame.locator('.result')).toHaveText(/Returned|You win/)
  const end = (await told())[2] ?? 0
  expect([start - 300 + 200, start - 300 + 3600]).toContain(end)
  await expect.poll(told).toEqual(all(end))
  const [around, within] = await Promise.all([keptSums(page), keptSums(inside)])
  for (const kept of [around, within]) expect(kept.map(({ sum }) => sum)).toEqual([start, start - 300, end])
  // The page tells no win before the game does.
  expect(around[2]?.at).toBeGreaterThanOrEqual(within[2]?.at ?? Number.POSITIVE_INFINITY)
})

test('a jackpot is won by a round, and told to its winner and to everybody', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInDemo(page.request)
  await openGame(page, 'copper-kettle-copper-dice')
  await expect(page.getByText('Stakes are paid from your real balance.')).toBeVisible()
  const own = async () => Number((await ask(page.request, 'account.getBalance', '')).balance_main.amount)
  const start = await own()
  const answered = page.waitForResponse(/\/play\/[^/]+\/rounds$/)
  await frameOf(page).getByRole('button', { name: 'Roll', exact: true }).click()
  const { stake, win } = (await (await answered).json()).round.outcome
  const jackpot = async () => Math.round(100 * ((await own()) - start) - (Number(win) - Number(stake)))
  await expect.poll(jackpot).toBeGreaterThanOrEqual(2000)
  expect(await jackpot()).toBeLessThanOrEqual(2001)
  await expect(page.getByText(/You won the jackpot: €20/)).toBeVisible()
  const stranger = await browser.newPage({ ...(baseURL && { baseURL }) })
  await stranger.goto('/jackpots/near')
  await expect(stranger.getByText('€20').first()).toBeVisible()
  await expectAccessible(stranger)
  await stranger.close()
})

test('free spins are counted down in the game until none is left, and become what they promised', async ({
  page,
}) => {
  await createPlayer(page.request)
  await call(page.request, 'campaigns.activateOffer', { promo_code: 'SPINS20' })
  const sysname = 'northlight-forge-polar-hollow'
  // Its provider is told of them in a moment.
  const { url } = await call(page.request, 'games.launch', { sysname, mode: 'real' })
  await expect
    .poll(async () => (await (await page.request.get(`${url}/state`)).json()).free_rounds.length)
    .toBe(1)
  await page.goto('/gamehall?providers=northlight-forge')
  const tile = page.getByRole('link', { name: /Polar Hollow/ })
  await expect(tile).toContainText('2 free spins')
  await tile.click()
  await expect(page).toHaveURL(new RegExp(`/game/${sysname}`))
  const frame = frameOf(page)
  const spin = frame.getByRole('button', { name: /^Spin/ })
  await expect(frame.getByText('Free spins: 2 at €0.10 each')).toBeVisible()
  await expect(page.getByText('Your 2 free spins are used first, at no cost.')).toBeVisible()
  await spin.click()
  await expect(page.getByText('Your free spin is used first, at no cost.')).toBeVisible()
  await expect(frame.getByText('Free spins: 1 at €0.10 each')).toBeVisible()
  await expect(spin).toHaveAttribute('aria-disabled', 'false')
  await spin.click()
  const done = frame.getByText(/^Free spins used up\. Total won: €/)
  await expect(done).toBeVisible()
  const won = Number(/€([\d.]+)/.exec(await done.innerText())?.[1])
  const { items } = await ask(page.request, 'bonuses.get', 'status=all')
  // What they win must be wagered ten times, by the terms of the campaign; nothing makes no bonus.
  const sums = items.map((one: { amount: { amount: string } }) => Number(one.amount.amount))
  expect(sums).toEqual(won === 0 ? [] : [won])
  expect((await ask(page.request, 'freespins.get', 'status=active')).items).toEqual([])
  await page.goto('/gamehall?providers=northlight-forge')
  await expect(tile).toBeVisible()
  await expect(tile).not.toContainText('free spin')
})
