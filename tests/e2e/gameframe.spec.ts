import type { Page } from '@playwright/test'
import { signInDemo } from './support/codes.ts'
import { drawNothing, launch, ownGames, tables } from './support/games.ts'
import { expect, expectAccessible, test } from './support/test.ts'

/** What a player does in a round of each kind until it is over, by names alone. */
const kinds: Record<keyof typeof ownGames, { game: string; play: (page: Page) => Promise<void> }> = {
  slots: { game: ownGames.slots, play: (page) => press(page, 'Spin') },
  roulette: {
    game: ownGames.roulette,
    async play(page) {
      await press(page, '17')
      await press(page, 'Red')
      await press(page, /^Spin/)
    },
  },
  blackjack: {
    game: ownGames.blackjack,
    async play(page) {
      await press(page, 'Deal')
      const stand = page.getByRole('button', { name: 'Stand' })
      // A blackjack ends the round by itself.
      await expect(stand.or(page.getByRole('status').filter({ hasText: 'dealer' }))).toBeVisible()
      if (await stand.isVisible()) await stand.click()
    },
  },
  baccarat: {
    game: ownGames.baccarat,
    async play(page) {
      await press(page, /^Banker/)
      await press(page, /^Deal/)
    },
  },
  dice: { game: ownGames.dice, play: (page) => press(page, 'Roll') },
  mines: {
    game: ownGames.mines,
    async play(page) {
      await press(page, 'Start')
      await expect(page.getByRole('button', { name: 'Start' })).toBeHidden()
      await page.locator('.game:not(.busy)').waitFor()
      await press(page, 'Covered, row 3, column 3')
      const take = page.getByRole('button', { name: /^Cash out/ })
      // What has come to nothing yet cannot be taken.
      const ended = page.getByRole('status').filter({ hasText: 'mine' })
      await expect(page.locator('.begin[aria-disabled=false]').or(ended).first()).toBeVisible()
      if (await take.isVisible()) await take.click()
    },
  },
  plinko: { game: ownGames.plinko, play: (page) => press(page, 'Drop') },
  crash: {
    game: ownGames.crash,
    async play(page) {
      await press(page, 'Launch')
      const ended = page.getByRole('status').filter({ hasText: 'Crashed' })
      // It may end before.
      await ended
        .or(page.getByRole('button', { name: /^Cash out/ }))
        .first()
        .click()
    },
  },
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click()

test('every kind of game is played for money by its buttons, until the books of the casino have changed', async ({
  page,
  site,
  watch,
}) => {
  // A flight may end while *Leave* is pressed, which is refused then.
  watch.allow(/status of 409 .*\/moves/)
  await signInDemo(page.request)
  const booked = async () => {
    const answer = await page.request.get('/api/account/getBalance?version=1&locale=en')
    return Math.round(100 * Number((await answer.json()).response.balance_main.amount))
  }
  const shown = (cents: number) => `€${(cents / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`
  const [balance, result] = [page.locator('.balance strong'), page.locator('.result')]
  for (const [kind, { game, play }] of Object.entries(kinds))
    await test.step(kind, async () => {
      let [before, after] = [0, 0]
      do {
        // Anew each time: what the round before came to would be read as this one's.
        await page.goto(await launch(page, site.url, game, { mode: 'real' }))
        before = await booked()
        await expect(balance).toHaveText(shown(before))
        const answered = page.waitForResponse(/\/play\/[^/]+\/rounds$/)
        await play(page)
        const { stake } = (await (await answered).json()).round.outcome
        await expect(result).toHaveText(/You win|Returned|No win this time/)
        const [, won = '0'] = /(?:You win|Returned) €([\d.,]+)/.exec((await result.textContent()) ?? '') ?? []
        // What is not above the stake is no win, in words or in gold.
        const returned = Math.round(100 * Number(won.replaceAll(',', '')))
        await expect(result).toHaveText(
          returned > Number(stake) ? /You win/ : returned > 0 ? /Returned/ : /No win this time/,
        )
        await expect(result).toHaveClass(returned > Number(stake) ? /\bwon\b/ : /^(?!.*\bwon\b)/)
        after = before - Number(stake) + Math.round(100 * Number(won.replaceAll(',', '')))
        await expect(balance).toHaveText(shown(after))
        expect(await booked()).toBe(after)
        // A stake may come back as it was.
      } while (after === before)
    })
})

test('every kind of game can be read and fits a phone, from the right as well', async ({ page, site }) => {
  await drawNothing(page)
  await page.setViewportSize({ width: 360, height: 740 })
  const games = [...Object.values(ownGames), ...Object.values(tables)]
  for (const game of games)
    await test.step(game, async () => {
      await page.goto(await launch(page, site.url, game, { locale: 'ar' }))
      await expect(page.locator('.begin .icon')).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      const beyond = await page.evaluate(() =>
        [...document.querySelectorAll('button, input, select')]
          .filter((one) => one.checkVisibility())
          .map((one) => ({ name: one.outerHTML.slice(0, 90), box: one.getBoundingClientRect() }))
          .filter(({ box }) => box.left < 0 || box.right > 361 || box.bottom > 741)
          .map(({ name }) => name),
      )
      expect(beyond).toEqual([])
      await expectAccessible(page)
      // What a phone leaves where the page says much below the game, as of a bonus: nothing to be pressed is covered there.
      await page.setViewportSize({ width: 360, height: 416 })
      const covered = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('.main, .step, .spot')]
            .filter((one) => one.checkVisibility())
            .filter((one) => {
              const { left, top, width, height } = one.getBoundingClientRect()
              return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2))
            })
            .map((one) => one.outerHTML.slice(0, 90)),
        )
      await expect.poll(covered).toEqual([])
      await page.setViewportSize({ width: 360, height: 740 })
    })
})

test('a frame tells the page of its casino what happens, and holds when it is told to', async ({
  page,
  site,
}) => {
  await page.goto('/')
  const url = await launch(page, site.url, ownGames.dice)
  await page.evaluate((address) => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    const frame = document.createElement('iframe')
    window.addEventListener('message', ({ data, source }) => {
      if (source === frame.contentWindow) heard.push(data)
    })
    Object.assign(frame, { id: 'game', title: 'Game', src: address, width: '900', height: '700' })
    document.body.replaceChildren(frame)
  }, url)
  const said = () => page.evaluate(() => (window as unknown as { heard: { event: string }[] }).heard)
  const tell = (event: string) =>
    page.evaluate(
      ([message, origin]) => {
        const frame = document.querySelector<HTMLIFrameElement>('#game')
        frame?.contentWindow?.postMessage({ type: 'game', event: message }, origin ?? '')
      },
      [event, new URL(url).origin],
    )
  await expect.poll(said).toEqual([{ type: 'game', event: 'ready', hears: ['sound'] }])
  const inside = page.frameLocator('#game')
  // The page around it says the game's name, and fills the screen itself.
  await expect(inside.getByRole('button', { name: 'Rules', exact: true })).toBeVisible()
  await expect(inside.getByRole('button', { name: 'Full screen' })).toHaveCount(0)
  await expect(inside.locator('.title')).toHaveCount(0)
  const roll = inside.getByRole('button', { name: 'Roll', exact: true })
  await tell('hold')
  await expect(roll).toHaveAttribute('aria-disabled', 'true')
  await roll.click({ force: true })
  await tell('go-on')
  await expect(roll).toHaveAttribute('aria-disabled', 'false')
  expect(await said()).toHaveLength(1)
  // The page around it has the switch for its sound, and knows of money that comes from elsewhere.
  await expect(page.frameLocator('#game').getByRole('button', { name: 'Sound' })).toHaveCount(0)
  const asked = page.waitForRequest(/\/play\/[^/]+\/state$/)
  await tell('balance-changed')
  await asked
  await roll.click()
  await expect
    .poll(said)
    .toEqual([
      { type: 'game', event: 'ready', hears: ['sound'] },
      expect.objectContaining({ type: 'game', event: 'round-began' }),
      expect.objectContaining({ type: 'game', event: 'round-closed', staked: '100' }),
    ])
})

test('two players at one table see one number, each with their own stake and balance, also after a reload', async ({
  page,
  browser,
  site,
}) => {
  await signInDemo(page.request)
  const context = await browser.newContext({ baseURL: site.url })
  const other = await context.newPage()
  await page.goto(await launch(page, site.url, tables.roulette, { mode: 'real' }))
  await other.goto(await launch(other, site.url, tables.roulette))

  const balanceOf = (one: Page) => one.locator('.balance strong').innerText()
  const own = (one: Page) => one.getByText('Your stake: €1.00')
  const before = [await balanceOf(page), await balanceOf(other)]
  const bet = async (one: Page) => {
    await press(one, '17')
    // A chip that misses a round lies for the next.
    await one.locator('.begin[aria-disabled=false]').click()
    await expect(own(one)).toBeVisible()
  }
  await bet(page)
  await bet(other)
  const staked = await balanceOf(other)
  await other.reload()
  // Its stake is there again, unless the round has ended meanwhile.
  await expect
    .poll(async () => (await own(other).isVisible()) || (await balanceOf(other)) !== staked)
    .toBe(true)

  // The next round: both have seen how theirs has ended.
  await expect(own(page)).toBeHidden({ timeout: 90_000 })
  const seen = async (one: Page) => [
    await one.getByText(/^Round \d+$/).innerText(),
    await one.locator('.numbers span').allInnerTexts(),
  ]
  await expect
    .poll(async () => {
      const [one, two] = await Promise.all([seen(page), seen(other)])
      return JSON.stringify(one) === JSON.stringify(two)
    })
    .toBe(true)
  expect((await seen(page))[1]?.length).toBeGreaterThan(0)
  // A single number pays 35 to 1 or nothing: no balance is as it was.
  expect(await balanceOf(page)).not.toBe(before[0])
  expect(await balanceOf(other)).not.toBe(before[1])
  await context.close()
})
