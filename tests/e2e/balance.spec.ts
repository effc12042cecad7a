import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createPlayer, watchCalls } from './support/forms.ts'
import { decidePayment } from './support/payments.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const balance = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Balance/ })

test('money that comes in elsewhere is in the header at once, and what it is made of below it @both', async ({
  page,
}) => {
  const email = await createPlayer(page.request)
  const listened = page.waitForResponse(/\/content\/stream/)
  await page.goto('/support')
  await expect(balance(page)).toHaveAccessibleName('Balance €0')
  await listened
  const asked = watchCalls(page, 'account.getBalance')
  const ordered = await page.request.post('/api/cashier/makedeposit?version=1&locale=en', {
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': randomUUID() },
    form: { method: 'e-wallet', amount: '1250', requisites: JSON.stringify({ email }) },
  })
  expect(ordered.status(), await ordered.text()).toBe(200)
  await decidePayment(page.request, `deposit-${(await ordered.json()).response.id}`, 'pay')
  await expect(balance(page)).toHaveAccessibleName('Balance €1,250')
  await expect(page.getByText('Your balance is now €1,250')).toHaveCount(1)
  expect(asked.length).toBeGreaterThan(0)

  await balance(page).click()
  const header = page.getByRole('banner')
  await expect(header.getByRole('definition')).toHaveText(['€1,250', '€0', '€0'])
  await expectAccessible(page)
  await header.getByRole('button', { name: 'Hide amounts' }).click()
  await expect(balance(page)).toHaveAccessibleName('Balance hidden')
  await page.reload()
  await expect(balance(page)).toHaveAccessibleName('Balance hidden')
  await balance(page).click()
  await header.getByRole('button', { name: 'Show amounts' }).click()
  // They come above what is pressed next.
  await expect(header.getByRole('definition')).toHaveText(['€1,250', '€0', '€0'])
  await header.getByRole('link', { name: 'Wallet' }).click()
  await expect(page).toHaveURL(/\/cashier\/wallet$/)
})

test('clicks ask for the balance where the site says so, but never while a game is played', async ({
  page,
  studio,
  watch,
}) => {
  // No game has this name.
  watch.allow(/status of 400/)
  const before = await studio.liveRelease()
  await studio.edit('site/main', (definition) => {
    definition.balanceRefresh = {
      ...(definition.balanceRefresh as object),
      isEnabledRequestsAfterClick: true,
    }
  })
  expect((await studio.publish('Ask for the balance after clicks')).status).toBe(201)
  try {
    await createPlayer(page.request)
    // What refreshes the balance is loaded after the page; what listens to events begins last.
    const open = async (path: string) => {
      const ready = page.waitForResponse(/\/content\/stream/)
      await page.goto(path)
      await ready
    }
    const known = page.waitForResponse(/\/api\/account\/getBalance/)
    await open('/support')
    // What was missed until it listens is asked for once.
    await known
    const asked = watchCalls(page, 'account.getBalance')
    const heading = page.getByRole('heading', { level: 1 })
    await heading.click()
    await heading.click()
    await expect.poll(() => asked.length).toBe(1)
    await open('/game/northlight-forge-polar-hollow')
    await page.getByRole('banner').click({ position: { x: 2, y: 2 } })
    await page.waitForTimeout(300)
    expect(asked).toHaveLength(1)
  } finally {
    await studio.giveBack(before)
  }
})
