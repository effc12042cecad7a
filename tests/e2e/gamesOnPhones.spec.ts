import type { Frame, Page } from '@playwright/test'
import { signInDemo } from './support/codes.ts'
import { drawNothing, launch, ownGames, tables } from './support/games.ts'
import { misfits } from './support/misfits.ts'
import { expect, test } from './support/test.ts'

/** Screens of phones and of a small tablet held upright, in CSS pixels. */
const screens = [
  { width: 360, height: 640 },
  { width: 360, height: 780 },
  { width: 390, height: 844 },
  { width: 412, height: 915 },
  { width: 430, height: 932 },
  { width: 768, height: 1024 },
]
/** What the page keeps of a screen for itself, as it is and where the game fills it. */
const kept = { page: 224, full: 157 }
/** Of letters: as it is, and twice as large. */
const sizes = { plain: '', large: '32px' }

/** What brings each kind to where it waits for its player, or shows what a round came to. */
const rounds: Partial<Record<keyof typeof ownGames, (frame: Frame) => Promise<void>>> = {
  async roulette(frame) {
    await press(frame, /^Spin/)
    await expect(frame.getByRole('status')).toHaveText('Place a bet first')
    for (const name of ['17', '36', 'Red']) await press(frame, name)
    // What was asked for has been done.
    await expect(frame.getByRole('status')).toHaveText('')
    await press(frame, /^Spin/)
    await expect(frame.locator('.spot.hit')).toBeVisible()
  },
  async blackjack(frame) {
    await press(frame, 'Deal')
    // A blackjack ends the round by itself.
    const ended = frame.getByRole('status').filter({ hasText: 'dealer' })
    await expect(frame.locator('.move.stand').or(ended).first()).toBeVisible()
  },
  async baccarat(frame) {
    for (const name of [/^Player/, /^Tie/]) await press(frame, name)
    await press(frame, /^Deal/)
    await expect(frame.locator('.side-bet.hit')).toBeVisible()
  },
  async dice(frame) {
    await press(frame, 'Roll')
    await expect(frame.locator('.roll:is(.won, .lost)')).toBeVisible()
  },
  async mines(frame) {
    await press(frame, 'Start')
    await press(frame, 'Covered, row 3, column 3')
    await expect(frame.locator('.begin[aria-disabled=false]')).toBeVisible()
  },
  async plinko(frame) {
    await frame.getByLabel('Rows').selectOption('16')
    await press(frame, 'Drop')
    await expect(frame.getByRole('status')).toContainText('×')
  },
  async crash(frame) {
    await press(frame, 'Launch')
    await expect(frame.locator('.begin[aria-disabled=false]')).toBeVisible()
  },
}

test.beforeEach(({ page }) => drawNothing(page))

const press = (frame: Frame, name: string | RegExp) =>
  frame.getByRole('button', { name, exact: typeof name === 'string' }).click()

/** A frame that the page of a casino holds, and nothing beside it. */
async function hold(page: Page, url: string): Promise<Frame> {
  await page.evaluate((address) => {
    const frame = document.createElement('iframe')
    Object.assign(frame, { id: 'game', title: 'Game', src: address })
    document.body.replaceChildren(frame)
    document.body.style.margin = '0'
    frame.style.border = '0'
  }, url)
  await expect(page.frameLocator('#game').locator('.begin .icon')).toBeVisible()
  const frame = page.frames().find((one) => one.url() === url)
  if (!frame) throw new Error('There is no frame')
  return frame
}

/** All that does not fit, of every screen and with both sizes of letters. */
async function measure(page: Page, frame: Frame, state: string): Promise<string[]> {
  const found: string[] = []
  for (const [letters, size] of Object.entries(sizes)) {
    await frame.evaluate((root) => {
      document.documentElement.style.fontSize = root
    }, size)
    for (const { width, height } of screens)
      for (const [way, share] of Object.entries(kept)) {
        const rest = letters === 'large' ? Math.max(240, height - 2 * share) : height - share
        await page.locator('#game').evaluate(
          (one, [wide, high]) => {
            Object.assign(one.style, { width: `${wide}px`, height: `${high}px` })
          },
          [width, rest],
        )
        // Another process draws it.
        await frame.waitForFunction(([wide, high]) => innerWidth === wide && innerHeight === high, [
          width,
          rest,
        ] as const)
        const bad = await frame.evaluate(misfits, letters === 'large')
        found.push(...bad.map((one) => `${state}, ${way} ${width} × ${height}, ${letters}: ${one}`))
      }
  }
  await frame.evaluate(() => {
    document.documentElement.style.fontSize = ''
  })
  return found
}

test('every kind of game fits every phone, also with large letters, before and in a round', async ({
  page,
  site,
}) => {
  await signInDemo(page.request)
  await page.setViewportSize({ width: 800, height: 1024 })
  // A document of the casino's origin that does nothing by itself.
  await page.goto('/robots.txt')
  const games = { ...ownGames, 'live roulette': tables.roulette, 'shared crash': tables.crash }
  for (const [kind, game] of Object.entries(games))
    await test.step(kind, async () => {
      const frame = await hold(page, await launch(page, site.url, game))
      const stake = frame.locator('#stake')
      // As wide as a stake becomes.
      if (await stake.count()) await stake.fill('100.00')
      expect(await measure(page, frame, 'before')).toEqual([])
      if (await stake.count()) await stake.fill('1.00')
      const round = rounds[kind as keyof typeof rounds]
      if (!round) return
      await round(frame)
      expect(await measure(page, frame, 'after')).toEqual([])
    })
})

test('a game in the page of the casino fits a phone, as it is and over the whole screen', async ({
  page,
}) => {
  // As on phones whose browsers fill no screen: the game fills the window.
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'requestFullscreen'))
  await signInDemo(page.request)
  await page.setViewportSize({ width: 360, height: 640 })
  // The table that says the most.
  await page.goto(`/platform/game/${tables.roulette}/play`)
  await expect(page.frameLocator('main iframe[data-ready]').locator('.begin .icon')).toBeVisible()
  const frame = page.frames().find((one) => one.url().includes('/sandbox/games/play/'))
  for (const way of ['page', 'full'] as const) {
    if (way === 'full') await page.getByRole('button', { name: 'Full screen' }).click()
    for (const [letters, size] of Object.entries(sizes)) {
      for (const one of [page.mainFrame(), frame])
        await one?.evaluate((root) => {
          document.documentElement.style.fontSize = root
        }, size)
      for (const screen of screens)
        await test.step(`${way}, ${screen.width} × ${screen.height}, ${letters}`, async () => {
          await page.setViewportSize(screen)
          await expect.poll(() => frame?.evaluate(misfits, letters === 'large')).toEqual([])
        })
    }
  }
})
