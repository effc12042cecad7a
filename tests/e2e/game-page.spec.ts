import type { Page } from '@playwright/test'
import { signInDemo } from './support/codes.ts'
import { createPlayer, password } from './support/forms.ts'
import { expect, expectAccessible, test } from './support/test.ts'

/** A game that is drawn without a canvas, which browsers of tests draw slowly, and in which no stake comes back as it was. */
async function someDice(page: Page): Promise<{ sysname: string; name: string }> {
  const answer = await page.request.get('/api/games/get?version=1&locale=en&types=fast&count=100')
  const { items } = (await answer.json()).response as {
    items: { kind: string; sysname: string; name: string }[]
  }
  const dice = items.find(({ kind }) => kind === 'dice')
  if (!dice) throw new Error('there is no game of dice')
  return dice
}

function post(page: Page, operation: string, form: Record<string, string>) {
  return page.request.post(`/api/${operation.replace('.', '/')}?version=1&locale=en`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    form,
  })
}

/** Plays a round inside the frame, whose words are the provider's. */
async function playRound(page: Page): Promise<void> {
  const answered = page.waitForResponse(/\/play\/[^/]+\/rounds$/)
  const frame = page.frameLocator('main iframe[data-ready]')
  await frame.getByRole('button', { name: 'Roll', exact: true }).click()
  expect((await answered).status()).toBe(200)
}

const figure = (page: Page, name: string) =>
  page.locator('main dl > div').filter({ hasText: name }).locator('dd')

test('a visitor plays a demo, in a frame that can neither speak for the site nor lead it away', async ({
  page,
  watch,
}) => {
  watch.allow(/Unsafe attempt to initiate navigation/)
  const { sysname, name } = await someDice(page)
  let launches = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/games/launch')) launches += 1
  })
  await page.goto(`/game/${sysname}`)
  const told = page.getByRole('dialog', { name: 'This is a demo' })
  await told.getByRole('button', { name: 'Continue with demo' }).click()
  await expect(page).toHaveTitle(new RegExp(name))
  await expect(page.getByText('You are playing in demo mode')).toBeVisible()
  await playRound(page)

  const frame = page.frames().find((one) => one.url().includes('/sandbox/games/play/'))
  expect(new URL(frame?.url() ?? '').origin).not.toBe(new URL(page.url()).origin)
  const thrown = await frame?.evaluate(() => {
    for (const message of [
      { type: 'checkIframe', pathname: '/support' },
      { type: 'redirect', url: '/support' },
    ])
      parent.postMessage(message, '*')
    try {
      if (top) top.location.href = 'https://evil.example/'
      return 'nothing'
    } catch (error) {
      return (error as Error).name
    }
  })
  expect(thrown).toBe('SecurityError')
  // The page has heard what was said before it answers this.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)))
  await expect(page).toHaveURL(new RegExp(`/game/${sysname}$`))

  await page.getByRole('button', { name: 'Play for real money' }).click()
  await expect(page.getByRole('dialog', { name: 'Register' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/:\d+\/$/)
  // Neither is the demo opened once more on the way to another page.
  expect(launches).toBe(1)
})

test.describe('under the service worker', () => {
  test.use({ underWorker: true })
  test('a player plays for money until it has changed, and a reload keeps time and result', async ({
    page,
  }) => {
    const { sysname } = await someDice(page)
    await signInDemo(page.request)
    await page.goto(`/platform/game/${sysname}/play`)
    await expect(page.getByText('Stakes are paid from your real balance.')).toBeVisible()
    await expect(page.getByText(/^Stake per round: €0\.10 to /)).toBeVisible()
    const before = await figure(page, 'Real balance').innerText()
    await playRound(page)
    await expect(figure(page, 'Result')).not.toHaveText('€0')
    await expect(figure(page, 'Real balance')).not.toHaveText(before)
    const result = await figure(page, 'Result').innerText()
    await expectAccessible(page, { framesToo: false })

    await page.reload()
    await expect(figure(page, 'Result')).toHaveText(result)
    await page.getByRole('button', { name: 'Limits' }).click()
    const limits = page.getByRole('dialog', { name: 'Your limits' })
    await expect(limits.getByRole('heading', { name: 'Deposit limit' })).toBeVisible()
    await limits.getByRole('button', { name: 'Continue playing' }).click()
    await expect(limits).toBeHidden()
  })
})

test('on a narrow phone, right to left, nothing runs out of the screen, and axe finds no fault', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { sysname } = await someDice(page)
  await page.goto(`/ar/game/${sysname}`)
  await page.getByRole('dialog').getByRole('button', { name: 'متابعة النسخة التجريبية' }).click()
  await expect(page.getByText('أنت تلعب في الوضع التجريبي')).toBeVisible()
  await expectAccessible(page, { framesToo: false })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('who excluded themselves is shown no games and opens none, neither by the page nor by a program', async ({
  page,
}) => {
  const { sysname } = await someDice(page)
  const login = await createPlayer(page.request)
  expect((await post(page, 'account.excludeSelf', { period: '1d', password })).status()).toBe(200)
  expect((await post(page, 'auth.login', { login, password, purpose: 'withdraw' })).status()).toBe(200)
  for (const path of ['/gamehall', `/game/${sysname}`, `/platform/game/${sysname}/demo`]) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/profile\/responsible-game$/)
  }
  for (const mode of ['real', 'demo'])
    expect((await post(page, 'games.launch', { sysname, mode })).status()).toBe(409)
  // Neither what leads to play.
  const leading: [string, Record<string, string>][] = [
    ['tournaments.participate', { tournament_id: '1' }],
    ['campaigns.activateOffer', { promo_code: 'AURORA' }],
    ['campaigns.takepromotions', { offer_id: '4' }],
  ]
  for (const [operation, form] of leading)
    expect((await post(page, operation, form)).status(), operation).toBe(409)
})

test('a game that does not open for no known reason shows the page of errors, with another try and the way to the hall', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 500/)
  const { sysname } = await someDice(page)
  const launch = '**/api/games/launch?*'
  await page.route(launch, (route) =>
    route.fulfill({ status: 500, json: { error: { type: 'InternalServerErrorException', message: '' } } }),
  )
  await page.goto(`/game/${sysname}#demo`)
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert.getByRole('heading', { level: 2, name: 'Something went wrong' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute(launch)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('main iframe[data-ready]')).toBeVisible()
})
