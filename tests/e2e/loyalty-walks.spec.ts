import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { createPlayer } from './support/forms.ts'
import { tabTo } from './support/keyboard.ts'
import type { RunningSite } from './support/startSite.ts'
import { expect, expectAccessible, test } from './support/test.ts'

type Words = Record<string, string>

async function wordsOf(locale: string): Promise<Words> {
  const folder = join(import.meta.dirname, '../../schemas/site/messages', locale)
  return JSON.parse(await readFile(join(folder, 'loyalty.json'), 'utf8')).messages
}

const pointsOf = async (page: Page): Promise<{ uid: number; points: number }> =>
  (await (await page.request.get('/api/loyalty/getinfo?version=1&locale=en')).json()).response

/** Has an operator give the player of a page so many points, and waits until they are there. */
async function give(site: RunningSite, page: Page, points: number): Promise<void> {
  const { uid } = await pointsOf(page)
  await site.operate('loyalty', 'grant', String(uid), '1', String(points), randomUUID(), 'a long wait')
  await expect.poll(async () => (await pointsOf(page)).points).toBeGreaterThanOrEqual(points)
}

/** A quest or product, by the heading of its card. */
const card = (page: Page, name: string): Locator =>
  page.getByRole('main').locator('section section', { has: page.getByRole('heading', { level: 3, name }) })

test('a quest is taken on, a product bought and the history read by keyboard alone', async ({
  page,
  site,
}) => {
  await createPlayer(page.request)
  await give(site, page, 1_500)
  await page.goto('/loyalty')
  const main = page.getByRole('main')
  await expect(main.getByText('Your level: Harbour')).toBeVisible()
  const popup = page.getByRole('dialog')
  const isAt = (name: string) =>
    expect(main.getByRole('heading', { level: 1, name, exact: true })).toBeFocused()
  const press = async (target: Locator, atMost?: number, keys?: string) => {
    await tabTo(page, target, atMost, keys)
    await page.keyboard.press('Enter')
  }

  await test.step('from the map to a quest', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Skip to content' }), 1)
    await page.keyboard.press('Enter')
    const level = main.getByRole('button', { name: 'Harbour' })
    await tabTo(page, level)
    await page.keyboard.press('End')
    await expect(main.getByRole('button', { name: 'Summit' })).toBeFocused()
    await expect(main.getByRole('heading', { level: 2, name: 'Summit' })).toBeVisible()
    const quest = card(page, 'Five slots')
    const opener = quest.getByRole('button', { name: 'Details' })
    await press(opener, 40)
    await expect(popup).toContainText('Every week')
    await expectAccessible(page)
    await press(popup.getByRole('button', { name: 'Join quest' }), 5)
    await expect(page.getByText('You have joined the quest')).toBeVisible()
    await expect(popup).toBeHidden()
    await expect(quest).toContainText('0 of 5 games')
  })

  await test.step('from the shop to what was bought', async () => {
    await press(main.getByRole('link', { name: 'Shop', exact: true }), 60, 'Shift+Tab')
    await isAt('Loyalty shop')
    const opener = card(page, '€5 casino bonus').getByRole('button', { name: 'Buy' })
    await press(opener, 60)
    await press(popup.getByRole('button', { name: 'Buy' }), 5)
    await expectAccessible(page)
    await press(popup.getByRole('button', { name: /^Pay 1,000/ }), 5)
    await expect(popup.getByRole('heading', { name: 'Purchase complete' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
  })

  await test.step('to the history of points', async () => {
    await press(main.getByRole('link', { name: 'Loyalty programme' }), 60, 'Shift+Tab')
    await isAt('Loyalty programme')
    await press(main.getByRole('link', { name: 'Points history' }), 60)
    await isAt('My loyalty')
    await expect(main.getByRole('listitem').filter({ hasText: '-1,000' }).last()).toContainText(
      'Loyalty shop',
    )
    await expectAccessible(page)
  })
})

test('the programme, the shop and the history are in the language of the player, and as wide as a phone', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/status of 409 .*\/api\/loyalty\/buyproduct\?/)
  await page.setViewportSize({ width: 360, height: 740 })
  await createPlayer(page.request)
  await give(site, page, 1_000)
  const english = await wordsOf('en')
  const main = page.getByRole('main')
  const popup = page.getByRole('dialog')
  const paths = { '/loyalty': 'title', '/loyalty/shop': 'shopTitle', '/profile/loyalty': 'own' } as const

  /** No line of what is shown is one of another language, and nothing is wider than the screen. */
  const isWhole = async (words: Words, shown: Locator) => {
    const foreign = new Set(Object.keys(english).filter((key) => english[key] !== words[key]))
    const texts = new Set([...foreign].map((key) => english[key]))
    const lines = (await shown.innerText()).split('\n').map((line) => line.trim())
    expect(lines.filter((line) => texts.has(line))).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await expectAccessible(page)
  }
  const open = async (locale: string, words: Words, path: keyof typeof paths) => {
    await page.goto(`/${locale}${path}`)
    const title = words[`loyalty.page.${paths[path]}`] ?? ''
    await expect(main.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
    await isWhole(words, main)
  }

  const german = await wordsOf('de')
  await open('de', german, '/loyalty')
  await expect(main.getByText('Ihre Stufe: Hafen')).toBeVisible()
  await open('de', german, '/loyalty/shop')
  const spins = card(page, '20 Freispiele')
  await spins.getByRole('button', { name: 'Kaufen' }).click()
  await popup.getByRole('button', { name: 'Kaufen' }).click()
  await expect(popup).toContainText('20 Freispiele für 800 Punkte kaufen?')
  await test.step('the points are gone meanwhile', async () => {
    const offered = await page.request.get('/api/loyalty/getproducts?version=1&locale=en&count=100')
    const { items } = (await offered.json()).response as {
      items: { id: number; name: { text: string } | string; price: number }[]
    }
    const other = items.find(({ price }) => price === 1_000)
    const bought = await page.request.post('/api/loyalty/buyproduct?version=1&locale=en', {
      headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': randomUUID() },
      form: { id: String(other?.id), price: '1000' },
    })
    expect(bought.status(), await bought.text()).toBe(200)
  })
  await popup.getByRole('button', { name: '800 Punkte bezahlen' }).click()
  await expect(popup.getByRole('heading', { name: 'Nicht genug Punkte' })).toBeVisible()
  await expect(popup).toContainText(/20 Freispiele: 800 Punkte\. Ihnen fehlen noch \d+ Punkte\./)
  await isWhole(german, popup)
  await open('de', german, '/profile/loyalty')
  const gone = main.getByRole('listitem').filter({ hasText: '-1.000' }).last()
  await expect(gone).toContainText('Treueshop')

  const arabic = await wordsOf('ar')
  for (const path of ['/loyalty/shop', '/profile/loyalty'] as const) await open('ar', arabic, path)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})
