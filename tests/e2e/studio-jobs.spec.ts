import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { signIn } from './support/studioScreen.ts'
import { expect, test } from './support/test.ts'

// Days of work of an editor, from nothing to what players see, without a line of JSON.

test.beforeEach(async ({ watch, page }) => {
  watch.allow(/status of (401|404)/)
  await page.setViewportSize({ width: 1280, height: 1000 })
})

/** Begins something of a kind with the first template that there is for it. */
async function begin(page: Page, kind: string, name: string): Promise<void> {
  await page.goto('/studio')
  await page.getByRole('button', { name: 'Begin something new' }).click()
  const dialog = page.getByRole('dialog', { name: 'Begin something new' })
  await dialog.getByRole('combobox', { name: 'What' }).click()
  await page.getByRole('option', { name: kind, exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('button', { name: 'Begin', exact: true }).click()
}

/** Chooses a day from the calendar, and a time in UTC. */
async function pick(page: Page, label: string, day: Date, time: string): Promise<void> {
  const date = day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  await page.getByRole('button', { name: label, exact: true }).click()
  const calendar = page.getByRole('dialog').filter({ has: page.getByLabel(`${label}: time in UTC`) })
  await expect(calendar.getByRole('button', { name: 'next month' })).toBeVisible()
  const choice = calendar.getByRole('button', { name: `, ${date}` })
  if ((await choice.count()) === 0) await calendar.getByRole('button', { name: 'next month' }).click()
  await choice.click()
  await calendar.getByLabel(`${label}: time in UTC`).fill(time)
  await page.keyboard.press('Escape')
}

async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Save', exact: true })
  await button.click()
  await expect(page.getByText('Not saved yet')).toBeHidden()
  await expect(button).toBeDisabled()
}

async function publish(page: Page, why: string): Promise<void> {
  await page.goto('/studio/changes')
  await page.getByLabel('What changes, and why').fill(why)
  await page.getByRole('button', { name: /^Publish \d+ changes$/ }).click()
  await expect(page.getByText(/^Release \d+ is live$/)).toBeVisible()
}

const names: Record<string, string> = {
  Latviešu: 'Nedēļas nogale kalnos',
  Русский: 'Выходные в горах',
  Deutsch: 'Wochenende in den Bergen',
  العربية: 'نهاية الأسبوع في الجبال',
}

test('a campaign of a weekend is timed by a calendar, goes to four translators, and is offered in five languages', async ({
  page,
  browser,
  site,
  studio,
}) => {
  const before = await studio.liveRelease()
  await page.goto('/studio')
  await signIn(page)
  await begin(page, 'A campaign', 'weekend')
  await expect(page).toHaveURL(/definitions\/campaign\/weekend/)
  const [today, end] = [new Date(), new Date(Date.now() + 2 * 86_400_000)]
  await pick(page, 'Starts', today, '00:00')
  await pick(page, 'Ends', end, '23:59')
  await expect(page.getByRole('button', { name: 'Ends', exact: true })).toHaveText(
    `${end.toISOString().slice(0, 10)} 23:59 UTC`,
  )
  await page.getByRole('textbox', { name: 'Name (en)', exact: true }).first().fill('Weekend in the mountains')
  await save(page)

  await page.goto('/studio/translations')
  for (const [language, name] of Object.entries(names)) {
    await page.getByRole('combobox', { name: 'Translate into' }).click()
    await page.getByRole('option', { name: language }).click()
    await expect(page.getByText('Weekend in the mountains')).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download what is left to do' }).click()
    const sent = await readFile(await (await download).path(), 'utf8')
    const buffer = Buffer.from(sent.replace(/(<target[^>]*>)[^<]*/, `$1${name}`))
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Read in what came back' }).click()
    await (await chooser).setFiles({ name: 'back.xlf', mimeType: 'application/xliff+xml', buffer })
    await page.getByRole('button', { name: 'Save 1 text as a draft' }).click()
    await expect(page.getByText('Nothing here is left to do.')).toBeVisible()
  }

  await publish(page, 'A weekend in the mountains')
  const player = await browser.newPage({ baseURL: site.url })
  for (const [locale, name] of [
    ['en', 'Weekend in the mountains'],
    ['lv', names.Latviešu],
    ['ru', names.Русский],
    ['de', names.Deutsch],
    ['ar', names.العربية],
  ]) {
    await player.goto(`/${locale}/promotions`)
    await expect(player.getByRole('heading', { name: `${name}` })).toBeVisible()
  }
  await player.close()
  await studio.rollBack(before)
})
