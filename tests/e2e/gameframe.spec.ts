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

async function open(page: Page, site: string, game: string): Promise<void> {
  const answer = await page.request.post('/api/games/launch?version=1&locale=en', {
    headers: { origin: site },
    form: { sysname: game, mode: 'demo' },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  await page.goto((await answer.json()).response.url)
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
      await open(page, site.url, game)
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
  await expectAccessible(page)
})
