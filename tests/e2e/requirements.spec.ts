import type { Page } from '@playwright/test'
import { createPlayer, field } from './support/forms.ts'
import type { Studio } from './support/studio.ts'
import { expect, expectAccessible, test } from './support/test.ts'

type Requirements = Record<'deposit' | 'withdrawal', Record<string, unknown>>

/** What is asked of players of most countries, Latvia among them, and of strangers. */
const requirements = 'fragment/jurisdiction/requirements'

/** Asks something else of them, until the end of the test. */
async function ask(studio: Studio, change: (requirements: Requirements) => void): Promise<void> {
  await studio.edit(requirements, (definition) => change(definition.value as Requirements))
  expect((await studio.publish('Ask something else')).status).toBe(201)
}

const personalData = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Personal data', exact: true }) })
const notes = (page: Page) => page.getByRole('main').getByRole('note')

test('a deposit that needs more data leads to the settings, asks on until all is told, and back to be paid', async ({
  page,
  studio,
  watch,
}) => {
  watch.allow(/status of 409/)
  const before = await studio.liveRelease()
  const fields = ['first_name', 'last_name', 'birth_date', 'home_town', 'address']
  try {
    await createPlayer(page.request)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/cashier/deposit/card')
    await expect(field(page, 'Amount')).toBeVisible()
    await expect(notes(page).filter({ hasText: 'Before you deposit' })).toHaveCount(0)
    await ask(studio, ({ deposit }) => Object.assign(deposit, { profile: fields }))

    await page.goto('/cashier/deposit/card')
    const told = notes(page).filter({ hasText: 'Before you deposit' })
    await expect(told).toContainText('Town')
    await expect(told).toContainText('Street, house, flat')
    await expect(told).not.toContainText('First name')
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await field(page, 'Amount').fill('37')
    await page.getByRole('button', { name: /^Deposit/ }).click()
    const question = page.getByRole('alertdialog', { name: 'Your profile is incomplete' })
    await question.getByRole('button', { name: 'Complete profile' }).click()

    await expect(page.getByText('Fill in your personal data to make a deposit.')).toBeVisible()
    expect(new URL(page.url()).searchParams.get('from')).toBe('/cashier/deposit/card?amount=37')
    await expect(told).toContainText('Street, house, flat')
    await expectAccessible(page)
    await field(page, 'Town').fill('Riga')
    await personalData(page).getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Fill in what is still missing')).toBeVisible()
    await expect(page).toHaveURL(/\/profile\/settings\?from=/)
    await expect(told).not.toContainText('Town')
    await field(page, 'Street, house, flat').fill('Brivibas iela 1')
    await personalData(page).getByRole('button', { name: 'Save' }).click()

    // Nothing is asked twice: the sum is there that was typed before.
    await expect(page).toHaveURL(/\/cashier\/deposit\/card\?amount=37$/)
    await expect(told).toHaveCount(0)
    await expect(field(page, 'Amount')).toHaveValue('37')
    await page.getByRole('button', { name: /^Deposit/ }).click()
    await page.waitForURL(/\/sandbox\/pay\//)
  } finally {
    await studio.giveBack(before)
  }
})

test('settings lead nowhere outside the site', async ({ page }) => {
  await createPlayer(page.request)
  for (const from of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    await page.goto(`/profile/settings?from=${encodeURIComponent(from)}`)
    await personalData(page).getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Your data is saved').first()).toBeVisible()
    await expect(page).toHaveURL(/\/profile\/settings/)
  }
})

test('pages say what the rules ask, in the words of whatever the rules are', async ({ page, studio }) => {
  const before = await studio.liveRelease()
  await page.goto('/payments')
  await expect(page.getByRole('main')).toContainText(
    'You can withdraw once you have made a deposit. We verify your identity and age before your first withdrawal.',
  )
  await expect(page.getByRole('main')).toContainText('You must be at least 18 years old')
  try {
    await ask(studio, ({ deposit, withdrawal }) => {
      const sums = { EUR: '2000.00', USD: '2000.00', GBP: '1700.00', SEK: '20000.00', PLN: '8000.00' }
      Object.assign(withdrawal, { contact: false, verification: sums })
      Object.assign(deposit, { verification: 'always' })
    })
    await page.goto('/payments')
    const words = page.getByRole('main')
    await expect(words).toContainText(
      'We verify your identity and age before your withdrawals reach €2,000 in total.',
    )
    await expect(words).toContainText('We verify your identity and age before your first deposit.')
    await expect(words).not.toContainText('before your first withdrawal')
    await expect(words).not.toContainText('verified e-mail address')
    await page.goto('/faq')
    await expect(words).toContainText('We verify your identity and age before your first deposit.')
    await expect(words).toContainText('before your withdrawals reach €2,000 in total')

    await createPlayer(page.request)
    await page.goto('/profile/verification')
    await expect(words).toContainText('Before the first deposit we check your identity and age.')
    await page.goto('/cashier/deposit')
    await expect(notes(page).filter({ hasText: 'before your first deposit' })).toBeVisible()
    await page.goto('/cashier/withdraw')
    await expect(notes(page).filter({ hasText: 'before your withdrawals reach €2,000' })).toBeVisible()
    await expect(notes(page).filter({ hasText: 'Verify an e-mail address' })).toHaveCount(0)
    const first = notes(page).filter({ hasText: 'Make a deposit first' })
    await expect(first.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/cashier/deposit')
  } finally {
    await studio.giveBack(before)
  }
})
