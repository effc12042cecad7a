import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './support/test.ts'

/** What a player does in a round of each kind until it is over, by names alone. */
const kinds: Record<string, { game: string; play: (page: Page) => Promise<void> }> = {
  slots: { game: 'copper-kettle-gumdrop-clouds', play: (page) => press(page, 'Spin') },
  roulette: {
    game: 'northlight-forge-northlight-roulette',
    async play(page) {
      await press(page, '17')
      await press(page, 'Red')
      await press(page, /^Spin/)
    },
  },
  blackjack: {
    game: 'northlight-forge-northlight-blackjack',
    async play(page) {
      await press(page, 'Deal')
      const stand = page.getByRole('button', { name: 'Stand' })
      // A blackjack ends the round by itself.
      await expect(stand.or(page.getByRole('status').filter({ hasText: 'dealer' }))).toBeVisible()
      if (await stand.isVisible()) await stand.click()
    },
  },
  baccarat: {
    game: 'copper-kettle-copper-baccarat',
    async play(page) {
      await press(page, /^Banker/)
      await press(page, /^Deal/)
    },
  },
  dice: { game: 'copper-kettle-copper-dice', play: (page) => press(page, 'Roll') },
  mines: {
    game: 'copper-kettle-copper-mines',
    async play(page) {
      await press(page, 'Start')
      await expect(page.getByRole('button', { name: 'Start' })).toBeHidden()
      await page.locator('.game:not(.busy)').waitFor()
      await press(page, 'Covered, row 3, column 3')
      const take = page.getByRole('button', { name: /^Take/ })
      await expect(take.or(page.getByRole('status').filter({ hasText: 'mine' }))).toBeVisible()
      if (await take.isVisible()) await take.click()
    },
  },
  plinko: { game: 'paper-moon-paper-plinko', play: (page) => press(page, 'Drop') },
  crash: { game: 'paper-moon-paper-crash', play: (page) => press(page, 'Launch') },
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click()

/** Where a game's frame for play money leads. */
async function launch(page: Page, site: string, game: string, locale = 'en'): Promise<string> {
  const answer = await page.request.post(`/api/games/launch?version=1&locale=${locale}`, {
    headers: { origin: site },
    form: { sysname: game, mode: 'demo' },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).response.url
}

test('every kind of game is played by its buttons, in the frame of its provider', async ({
  page,
  site,
  watch,
}) => {
  // Software drawing tells of itself where there is no graphics card.
  watch.allow(/GL Driver Message|WebGL/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [kind, { game, play }] of Object.entries(kinds))
    await test.step(kind, async () => {
      await page.goto(await launch(page, site.url, game))
      const balance = page.locator('.balance strong')
      await expect(balance).toHaveText('€1,000.00')
      await play(page)
      await expect(page.locator('.result')).toHaveText(/You win|Returned|No win this time/)
      const text = (await page.locator('.result').textContent()) ?? ''
      const [, won = '0'] = /(?:You win|Returned) €([\d.,]+)/.exec(text) ?? []
      const staked = kind === 'roulette' ? 2 : 1
      const left = 1000 - staked + Number(won.replaceAll(',', ''))
      await expect(balance).toHaveText(`€${left.toLocaleString('en', { minimumFractionDigits: 2 })}`)
    })
})

test('every kind of game can be read and fits a phone, from the right as well', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/GL Driver Message|WebGL/)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [kind, { game }] of Object.entries(kinds))
    await test.step(kind, async () => {
      await page.goto(await launch(page, site.url, game, 'ar'))
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
    })
})

test('a frame tells the page of its casino what happens, and holds when it is told to', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/GL Driver Message|WebGL/)
  await page.goto('/')
  const url = await launch(page, site.url, kinds.dice?.game ?? '')
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
  await expect.poll(said).toEqual([{ type: 'game', event: 'ready' }])
  const roll = page.frameLocator('#game').getByRole('button', { name: 'Roll', exact: true })
  await tell('hold')
  await expect(roll).toHaveAttribute('aria-disabled', 'true')
  await roll.click({ force: true })
  await tell('go-on')
  await expect(roll).toHaveAttribute('aria-disabled', 'false')
  expect(await said()).toHaveLength(1)
  await roll.click()
  await expect
    .poll(said)
    .toEqual([
      { type: 'game', event: 'ready' },
      expect.objectContaining({ type: 'game', event: 'round-began' }),
      expect.objectContaining({ type: 'game', event: 'round-closed', staked: '100' }),
    ])
})
