import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createPlayer, field, forgetPlayer, signIn } from './support/forms.ts'
import { expect, expectAccessible, test } from './support/test.ts'

/** A section of the page, by its heading. */
function section(page: Page, name: string) {
  return page.locator('section', { has: page.getByRole('heading', { level: 2, name, exact: true }) })
}

const question = (page: Page) => page.getByRole('alertdialog')

/** Calls an operation that moves money, as the site does. */
async function command(page: Page, operation: string, form: Record<string, string>) {
  const answer = await page.request.post(`/api/${operation.replace('.', '/')}?version=1&locale=en`, {
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': randomUUID() },
    form,
  })
  expect(answer.status()).toBe(200)
}

test('a promo code brings a bonus, which is activated, paused, and burns when it is removed', async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource/)
  await createPlayer(page.request)
  await page.goto('/profile/bonuses?promo_code=aurora')
  const casino = section(page, 'Casino bonuses')
  await expect(casino.getByText('You have no casino bonuses yet.')).toBeVisible()
  const promo = section(page, 'Promo code')
  await expect(field(promo, 'Promo code')).toHaveValue('aurora')
  await promo.getByRole('button', { name: 'Activate' }).click()
  await page
    .getByRole('dialog', { name: 'Your promo code is activated' })
    .getByText('OK', { exact: true })
    .click()
  await expect(field(promo, 'Promo code')).toHaveValue('')
  await expect(page).toHaveURL(/\/profile\/bonuses$/)

  const gift = casino.getByRole('listitem').filter({ hasText: 'Gift bonus' })
  await expect(gift).toContainText('Ready to activate')
  await gift.getByRole('button', { name: 'Activate' }).click()
  await question(page).getByRole('button', { name: 'Activate' }).click()
  await expect(gift.getByText('Active', { exact: true })).toBeVisible()
  await expect(gift.getByRole('progressbar', { name: 'Wagering' })).toHaveAttribute('aria-valuetext', '0%')
  await expect(gift).toContainText('€200 left to wager')
  await gift.getByRole('button', { name: 'Pause' }).click()
  await expect(gift).toContainText('Paused')

  await gift.getByRole('button', { name: 'Remove' }).click()
  await expect(question(page)).toContainText('the €10 of bonus money in it')
  await question(page).getByRole('button', { name: 'Keep bonus' }).click()
  await gift.getByRole('button', { name: 'Remove' }).click()
  await question(page).getByRole('button', { name: 'Forfeit bonus' }).click()
  await expect(gift).toContainText('Removed')
  await expect(gift.getByRole('button', { name: 'Activate' })).toHaveCount(0)

  await field(promo, 'Promo code').fill('AURORA')
  await promo.getByRole('button', { name: 'Activate' }).click()
  await expect(promo.getByText('You have already used this promo code').first()).toBeVisible()
})

test('a betting bonus says that it waits for the sportsbook, that it is active, or that another one is', async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource/)
  await createPlayer(page.request)
  // Of one whose sportsbook is open; the starter site gives none before it is.
  const given = {
    id: 81,
    description: { name: 'Betting bonus' },
    amount: { amount: '5.00', currency: 'EUR' },
    progress: { percent: 0, minValue: 0, maxValue: 25, expCount: 0 },
  }
  const until = { expired_at: '2099-01-01T00:00:00Z' }
  let stands: object = { status: 'available' }
  await page.route('**/api/BettingBonuses/get?*', (route) =>
    route.fulfill({ json: { response: { items: [{ ...given, ...stands }], total: 1 } } }),
  )
  const freeBet = {
    ...{
      id: 7,
      amount: { amount: '5.00', currency: 'EUR' },
      status: 'active',
      expires_at: '2099-01-01T00:00:00Z',
    },
    ...{ description: { name: 'Free bet on tennis' }, is_stake_returned: false, is_cash_out_offered: false },
    ...{ least_leg_odds: '1.50', sports: [{ sport: 5, name: 'Tennis' }] },
  }
  await page.route('**/api/sports/getFreeBets?*', (route) =>
    route.fulfill({ json: { response: { items: [freeBet], total: 1 } } }),
  )
  await page.goto('/profile/bonuses')
  const free = section(page, 'Free bets').getByRole('listitem').filter({ hasText: 'Free bet on tennis' })
  await expect(free).toContainText(
    'Returns do not include the stake. Odds of at least 1.50 on each selection.',
  )
  await expect(free.getByText('Tennis', { exact: true })).toBeVisible()
  await expect(free.getByRole('link', { name: 'Go to sports betting' })).toBeVisible()
  const bonus = section(page, 'Betting bonuses').getByRole('listitem').filter({ hasText: 'Betting bonus' })
  await expect(bonus).toContainText('its time does not run until then')
  await expect(bonus.getByRole('button', { name: 'Activate' })).toHaveCount(0)

  stands = { status: 'available', ...until }
  await page.reload()
  await expect(bonus).toContainText('Expires')
  let isFirst = true
  await page.route('**/api/BettingBonuses/activate?*', (route) => {
    const error = { type: 'InvalidRequestException', message: '', error_data: { reason: 'another_active' } }
    if (!isFirst) stands = { status: 'active', ...until }
    const answer = isFirst ? { status: 409, json: { error } } : { json: { response: { value: 1 } } }
    isFirst = false
    return route.fulfill(answer)
  })
  const activate = async () => {
    await bonus.getByRole('button', { name: 'Activate' }).click()
    await question(page).getByRole('button', { name: 'Activate' }).click()
  }
  await activate()
  await expect(page.getByText('Another bonus is active. Pause or remove it first.')).toBeVisible()
  await activate()
  const dialog = page.getByRole('alertdialog', { name: 'Your betting bonus is active' })
  await expect(dialog).toContainText('€5 is ready')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(bonus.getByText('Active', { exact: true })).toBeVisible()
})

test('cashback that was not seen is told of once, at the start and after a sign-in', async ({ page }) => {
  const email = await createPlayer(page.request)
  const cashback = {
    id: 71,
    status: 'active',
    amount: { amount: '9.04', currency: 'EUR' },
    receiving_expired_at: '2099-01-01T00:00:00Z',
    paid_out_at: null,
    end_date: '2026-01-05T00:00:00Z',
    description: { name: 'Cashback' },
  }
  await page.route('**/api/cashbacks/get?*', (route) =>
    route.fulfill({ json: { response: { items: [cashback], total: 1 } } }),
  )
  await page.goto('/')
  const news = page.getByRole('dialog', { name: 'Your cashback is ready' })
  await expect(news).toContainText('€9.04')
  await expectAccessible(page)
  const kept = page.waitForResponse(/\/api\/storage\/set/)
  await page.keyboard.press('Escape')
  await kept
  const asked = page.waitForResponse(/\/api\/storage\/get/)
  await page.reload()
  await asked
  await expect(news).toBeHidden()

  await forgetPlayer(page)
  await page.goto('/')
  cashback.id = 72
  await signIn(page, email)
  await news.getByRole('button', { name: 'Go to cashback' }).click()
  await expect(page).toHaveURL(/\/profile\/cashback$/)
  await expect(section(page, 'Available cashback').getByRole('button', { name: 'Claim' })).toBeVisible()
})

test('offers ask a stranger to register, and a player to pay in or to take them', async ({ page }) => {
  await page.goto('/offers')
  await expect(page).toHaveTitle(/Offers/)
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
  await expect(cards).toHaveCount(1)
  await expect(cards.getByText('New players, first deposit only.', { exact: false })).toBeVisible()
  await cards.getByText('Terms', { exact: true }).click()
  await expect(cards.getByText('Slots count in full', { exact: false })).toBeVisible()
  await cards.getByRole('button', { name: 'Register to claim' }).click()
  await expect(page.getByRole('dialog', { name: 'Register' })).toBeVisible()

  await createPlayer(page.request)
  await page.goto('/offers')
  await expect(cards).toHaveCount(3)
  await expect(
    cards.filter({ hasText: 'Welcome bonus' }).getByRole('link', { name: 'Deposit' }),
  ).toHaveAttribute('href', '/cashier/deposit?offer=1')
  await expect(cards.getByRole('heading', { name: 'Sports kick-off' })).toBeVisible()
  expect((await page.request.get('/offers/sports')).status()).toBe(200)
  const offer = {
    id: 90,
    trigger: { action: 'take', params: {}, user_satisfies_params: true },
    description: { name: 'A week of sports', text: 'For new players.' },
    promotions: [{ id: 1, type: 'betting_bonus', description: { name: 'Betting bonus' } }],
  }
  let offered = [offer]
  await page.route('**/api/campaigns/getoffers?*', (route) =>
    route.fulfill({ json: { response: { items: offered, offset: 0, total: offered.length } } }),
  )
  await page.route('**/api/campaigns/takepromotions?*', (route) => {
    offered = []
    return route.fulfill({ json: { response: { value: 1 } } })
  })
  await page.goto('/offers')
  await cards.filter({ hasText: 'A week of sports' }).getByRole('link', { name: 'Details' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'A week of sports' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Claim' }).click()
  await page.getByRole('dialog', { name: 'Offer claimed' }).getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('heading', { name: 'Offer not available' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'All offers' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible()
  await expect(cards).toHaveCount(0)
})

test('every page works on a narrow phone, right to left, in the light, and axe finds no fault', async ({
  page,
  baseURL,
}) => {
  await createPlayer(page.request)
  await command(page, 'campaigns.activateOffer', { promo_code: 'AURORA' })
  await command(page, 'campaigns.activateOffer', { promo_code: 'SPINS20' })
  for (const [path, width] of [
    ['/profile/bonuses', 1440],
    ['/ar/profile/bonuses', 360],
    ['/de/profile/cashback', 360],
    ['/ru/offers', 360],
    ['/offers/1', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const theme = width === 360 ? 'light' : 'dark'
    await page.context().addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }])
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await expectAccessible(page)
  }
})
