import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { signInDemo } from './support/codes.ts'
import { ended, market, type ScriptedFeed, test } from './support/scriptedTest.ts'
import { expect, expectAccessible, takenOver } from './support/test.ts'

const desktop = { width: 1440, height: 900 }
const phone = { width: 360, height: 740 }

const winner = (home: number, status = 1) => market(1, { 1: home, 2: 3.4, 3: 4 }, '', status)
const line = (total: string, over: number) => market(18, { 12: over, 13: 1.9 }, `total=${total}`)
/** A first half. */
const standing = (home: number, clock: string) =>
  `<sport_event_status status="1" match_status="6" home_score="${home}" away_score="0"><clock match_time="${clock}"/></sport_event_status>`

/** Waits until the site knows an event with prices. */
const known = (page: Page, event: string) =>
  expect
    .poll(async () => {
      const answer = await page.request.get(`/api/sports/getEvent?version=1&locale=en&id=${event}`)
      return answer.ok()
        ? ((await answer.json()) as { response: { markets: unknown[] } }).response.markets.length
        : 0
    })
    .toBeGreaterThan(0)

const slipOf = (page: Page) => page.getByRole('region', { name: 'Bet slip' })

/** Stakes what is on the slip. @returns what the receipt says */
async function place(slip: Locator, stake: string) {
  await slip
    .getByRole('textbox', { name: /^Stake/ })
    .last()
    .fill(stake)
  await slip.getByRole('button', { name: 'Place bet' }).click()
  return receiptOf(slip)
}

async function receiptOf(slip: Locator) {
  const receipt = slip.getByRole('article').filter({ hasText: 'Bet accepted' })
  await expect(receipt).toBeVisible()
  const text = (await receipt.textContent()) ?? ''
  const [, id = '', stakeText = '', back = ''] =
    /Bet ID (\d+).*Total stake\D*([\d.]+).*Possible return\D*([\d.,]+)/.exec(text) ?? []
  return { id: Number(id), stake: Number(stakeText), back: Number(back.replace(',', '')) }
}

test('a match is followed through a stop, a goal and its reopening, and a press as it changes is asked about', async ({
  page,
  feed,
}) => {
  const match = 'sr:match:101'
  await signInDemo(page.request)
  await page.setViewportSize(desktop)
  feed.event(match, -0.5, [1, 2])
  feed.odds(match, winner(2), standing(0, '31:10'), 1)
  await known(page, match)
  await page.goto('/betting/event/match-101')
  const home = page.getByRole('main').getByRole('button', { name: /^Side 1 en, / })
  const board = page.locator('[data-event] section').first()
  await expect(home).toHaveAccessibleName('Side 1 en, 2.00')
  const box = async () => JSON.stringify(await home.boundingBox())
  const before = await box()

  await home.focus()
  feed.say('bet_stop', match, '', { producer: 1, more: ' groups="all"' })
  await expect(home).toHaveAttribute('aria-disabled', 'true')
  await expect(home).toHaveAccessibleName(/^Side 1 en, 2\.00\. Suspended/)
  await expectAccessible(page)
  feed.odds(match, winner(1.4), standing(1, '32:00'), 1)
  await expect(home).toHaveAccessibleName('Side 1 en, 1.40')
  await expect(home).toBeFocused()
  expect(await box()).toBe(before)
  await expect(board).toContainText(/1\s*[:–-]?\s*0/)

  await home.hover()
  await page.mouse.down()
  feed.odds(match, winner(1.5), standing(1, '32:10'), 1)
  await expect(home).toHaveAccessibleName('Side 1 en, 1.50')
  await page.mouse.up()
  const slip = slipOf(page)
  await slip.getByRole('textbox', { name: /^Stake/ }).fill('2')
  await expect(slip.locator('del')).toHaveText(/1\.40/)
  await slip.getByRole('button', { name: 'Accept new odds' }).click()
  await expect(slip.locator('del')).toHaveCount(0)
  await slip.getByRole('button', { name: 'Place bet' }).click()
  await expect(slip.getByText('Confirming your bet').first()).toBeVisible()
  await expect(slip.getByRole('heading', { name: 'Bet accepted' })).toBeVisible()
  await expectAccessible(page)
})

/** Five matches, the second of which is bet on by its goals, and a race of six. */
const legs = [201, 202, 203, 204, 205]
const race = 'sr:stage:301'

function offer(feed: ScriptedFeed) {
  for (const [at, leg] of legs.entries()) {
    const match = `sr:match:${leg}`
    feed.event(match, 2 + at / 10, [11 + at, 21 + at])
    feed.odds(match, at === 1 ? line('2.25', 1.9) : winner(2))
  }
  const competitors = [61, 62, 63, 64, 65, 66].map((id) => ({
    id: `sr:competitor:${id}`,
    name: `Runner ${id}`,
  }))
  feed.event(race, 3, [61, 62], { name: 'Derby', competitors })
  const odds = (price: number) => Object.fromEntries(competitors.map(({ id }, at) => [id, price + at]))
  feed.odds(race, market(534, odds(5)) + market(868, odds(2), 'pos=2'))
}

test('bets of each kind are placed, won, half won, void and settled to the cent, and history says what receipts did', async ({
  page,
  feed,
}) => {
  await signInDemo(page.request)
  await page.setViewportSize(desktop)
  offer(feed)
  for (const leg of legs) await known(page, `sr:match:${leg}`)
  await known(page, race)
  const money = async () => {
    const answer = await page.request.get('/api/account/getBalance?version=1&locale=en')
    return Number(
      ((await answer.json()) as { response: { balance_main: { amount: string } } }).response.balance_main
        .amount,
    )
  }
  const first = await money()

  // By keys alone from the tree to a bet that is placed.
  await page.goto('/betting')
  const slip = slipOf(page)
  await expect(slip.getByRole('heading', { name: 'Your bet slip is empty' })).toBeVisible()
  await expectAccessible(page)
  const tree = page.getByRole('navigation', { name: 'Sports' })
  // Of what is pressed before the app has taken over, only buttons are answered.
  await takenOver(page)
  await tree.getByRole('link', { name: /^Football/ }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/betting\/league\/tournament-17$/)
  const row = (leg: number) => page.locator(`[data-event="sr:match:${leg}"]`)
  const odds = (leg: number) => row(leg).locator('fieldset button').first()
  await tabTo(page, odds(201))
  await page.keyboard.press('Enter')
  await tabTo(page, slip.getByRole('textbox', { name: /^Stake/ }))
  await page.keyboard.type('10')
  await tabTo(page, slip.getByRole('button', { name: 'Place bet' }))
  await page.keyboard.press('Enter')
  await expect(slip.getByRole('heading', { name: 'Bet accepted' })).toBeVisible()
  const receipts = [await receiptOf(slip)]

  await slip.getByRole('button', { name: 'Keep selections' }).click()
  for (const leg of [202, 203, 204]) await odds(leg).click()
  await slip.getByText('Multiple', { exact: true }).click()
  receipts.push(await place(slip, '5'))

  await slip.getByRole('button', { name: 'Keep selections' }).click()
  await odds(205).click()
  await slip.getByText('System', { exact: true }).first().click()
  await slip.getByRole('checkbox', { name: 'Banker' }).last().check()
  await slip.getByRole('combobox', { name: 'System' }).selectOption({ label: 'Lucky 15 · 15 bets' })
  receipts.push(await place(slip, '1'))
  await slip.getByRole('button', { name: 'Done' }).click()

  await page.locator(`[data-event="${race}"] fieldset button`).first().click()
  await slip.getByRole('checkbox', { name: /^Each way/ }).check()
  receipts.push(await place(slip, '2'))
  await expectAccessible(page)
  expect(receipts.map(({ stake }) => stake)).toEqual([10, 5, 15, 4])
  expect(await money()).toBeCloseTo(first - 34, 5)

  // The first won, the second half won, the third void, the others won; the horse came second.
  feed.settle('sr:match:201', ended(1, { 1: { result: 1 }, 2: { result: 0 }, 3: { result: 0 } }))
  feed.settle(
    'sr:match:202',
    ended(18, { 12: { result: 1, void: 0.5 }, 13: { result: 0, void: 0.5 } }, 'total=2.25'),
  )
  feed.settle(
    'sr:match:203',
    ended(1, { 1: { result: 0, void: 1 }, 2: { result: 0, void: 1 }, 3: { result: 0, void: 1 } }),
  )
  for (const leg of [204, 205])
    feed.settle(`sr:match:${leg}`, ended(1, { 1: { result: 1 }, 2: { result: 0 }, 3: { result: 0 } }))
  feed.settle(
    race,
    ended(534, { 'sr:competitor:61': { result: 0 }, 'sr:competitor:62': { result: 1 } }) +
      ended(868, { 'sr:competitor:61': { result: 1 }, 'sr:competitor:62': { result: 1 } }, 'pos=2'),
  )
  // 10 × 2, 5 × 2 × 1.45 × 1 × 2, 2 × (3 × 2.45 × 2 × 3 − 1), and 2 × 2 for the place.
  const returns = [20, 29, 86.2, 4]
  const settled = async () => {
    const answer = await page.request.get('/api/sports/getBets?version=1&locale=en&status=settled&count=50')
    type Bet = { id: number; stake: { amount: string }; returned?: { amount: string } }
    const { items } = ((await answer.json()) as { response: { items: Bet[] } }).response
    return receipts.map(({ id }) => {
      const bet = items.find((one) => one.id === id)
      return [Number(bet?.stake.amount), Number(bet?.returned?.amount)]
    })
  }
  await expect.poll(settled).toEqual(receipts.map(({ stake }, at) => [stake, returns[at]]))
  expect(await money()).toBeCloseTo(first - 34 + 139.2, 5)

  await page.goto('/profile/bets/history?tab=sports&status=settled')
  const main = page.getByRole('main')
  for (const { id } of receipts) await expect(main.getByText(new RegExp(`bet ${id}\\b`))).toBeVisible()
  for (const sum of ['€139.20', '€34']) await expect(main.getByText(sum).first()).toBeVisible()
  await expectAccessible(page)

  // The file to take along says the same of each.
  await page.goto('/profile/bets/exports?tab=sports')
  await main.getByRole('button', { name: 'Export', exact: true }).click()
  const downloading = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Download' }).click()
  const [head = '', ...lines] = (await readFile(await (await downloading).path(), 'utf8'))
    .trim()
    .split('\r\n')
  /** What stands between the commas outside of quotes. */
  const cells = (text: string) => text.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
  const columns = cells(head.replace('\ufeff', ''))
  const [idAt, stakeAt, returnedAt] = ['Bet ID', 'Stake', 'Returned'].map((name) => columns.indexOf(name))
  const exported = lines.map(cells)
  expect(
    receipts.map(({ id }) => {
      const bet = exported.find((one) => one[idAt as number] === `${id}`)
      return [Number(bet?.[stakeAt as number]), Number(bet?.[returnedAt as number])]
    }),
  ).toEqual(receipts.map(({ stake }, at) => [stake, returns[at]]))
})

/** Goes by the tab key alone to an element, as somebody does who has no mouse. */
async function tabTo(page: Page, to: Locator) {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await to.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the tab key does not lead to ${to}`)
}

test('a bet is sold in part and whole, an old price is refused, and a free bet is staked, on a phone in Arabic', async ({
  page,
  feed,
}) => {
  await signInDemo(page.request)
  await page.setViewportSize(phone)
  for (const [at, leg] of [401, 402].entries()) {
    feed.event(`sr:match:${leg}`, 4, [31 + at, 41 + at])
    feed.odds(`sr:match:${leg}`, winner(2))
    await known(page, `sr:match:${leg}`)
  }
  await page.goto('/ar/betting/event/match-401')
  const odds = page.getByRole('main').getByRole('button', { name: /، \d/ })
  const chosen = odds.filter({ hasText: /31\S* ar/ })
  await chosen.click()
  const bar = page.locator('[data-slip] button[aria-haspopup=dialog]')
  await expect(bar).toBeVisible()
  // With the few colours of somebody's own, what is chosen is told from what is not; axe knows no contrast of these.
  await page.emulateMedia({ forcedColors: 'active' })
  const ground = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await ground(chosen)).not.toBe(await ground(odds.last()))
  await bar.click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('button', { name: 'ضع الرهان' })).toHaveCSS('border-top-style', 'solid')
  await page.emulateMedia({ forcedColors: 'none' })
  await expectAccessible(page)
  // The newest bet comes first: others of this player may be open too.
  const press = (name: string | RegExp) => sheet.getByRole('button', { name }).first().click()
  const isTaken = () => expect(sheet.getByRole('heading', { name: 'قُبل الرهان' })).toBeVisible()
  await sheet.getByRole('textbox').first().fill('10')
  await press('ضع الرهان')
  await isTaken()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)

  // An offer that nobody takes lapses; what is left of the bet is sold by others.
  const ask = async (operation: string, form?: Record<string, string>) => {
    const [name, query = ''] = operation.split('?')
    const address = `/api/sports/${name}?version=1&locale=en&${query}`
    const answer = form
      ? await page.request.post(address, {
          form,
          headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': crypto.randomUUID() },
        })
      : await page.request.get(address)
    return (await answer.json()) as { response: { items: { id: number }[]; id: string }; error: unknown }
  }
  const { response } = await ask('getBets?status=open')
  const bet = response.items[0]?.id
  const { response: old } = await ask(`getCashOut?bet=${bet}&share=10000`)
  const lapses = Date.now() + 6_000
  await press('رهاناتي')
  await press(/^صرف مبكر/)
  await press(/^50/)
  await expectAccessible(page)
  await press(/^صرف \D*[\d.]+/)
  await expect(sheet.getByText(/^تم صرف/)).toBeVisible()
  await expect.poll(() => Date.now(), { timeout: 10_000 }).toBeGreaterThan(lapses)
  expect(JSON.stringify((await ask('cashOut', { offer: old.id })).error)).toContain('offer_expired')
  await press(/^صرف مبكر/)
  await press(/^صرف \D*[\d.]+/)
  await expect(sheet.getByText(/^تم صرف/)).toBeVisible()

  await press(/^قسيمة الرهان/)
  await press('الاحتفاظ')
  await sheet.getByRole('combobox', { name: 'رهان مجاني' }).selectOption({ index: 1 })
  await press('ضع الرهان')
  await isTaken()
  expect((await ask('getFreeBets?status=used')).response.items).toHaveLength(1)
})
