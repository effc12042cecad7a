import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { chooseTab, createPlayer, field, goOn, openRegistration } from './support/forms.ts'
import { save, showScreen, signIn } from './support/studioScreen.ts'
import { expect, test } from './support/test.ts'

// Days of work of an editor, from nothing to what players see, without a line of JSON.

test.beforeEach(async ({ watch, page }) => {
  watch.allow(/status of (401|404)/)
  await page.setViewportSize({ width: 1280, height: 1000 })
})

const peak = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 4L2 0l2 4z"/></svg>',
)

/**
 * Begins something of a kind with the first template that there is for it, or with a copy. A page is found under its name
 * alone.
 */
async function begin(page: Page, kind: string, name: string, copyOf?: string): Promise<void> {
  await showScreen(page, '')
  await page.getByRole('button', { name: 'Create new' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create new' })
  await dialog.getByRole('combobox', { name: 'Type' }).click()
  await page.getByRole('option', { name: kind, exact: true }).click()
  if (copyOf !== undefined) {
    await dialog.getByRole('radio', { name: 'A copy' }).click()
    await dialog.getByRole('combobox', { name: 'Copy of' }).fill(copyOf)
    await page.getByRole('option', { name: copyOf, exact: true }).click()
  }
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  if (kind === 'A page') await dialog.getByRole('textbox', { name: 'Address' }).fill('')
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
}

/** Chooses a day from the calendar, and a time in UTC. */
async function pick(page: Page, label: string, day: Date, time: string): Promise<void> {
  const date = day.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  await page.getByRole('button', { name: label, exact: true }).click()
  const calendar = page.getByRole('dialog').filter({ has: page.getByLabel(`${label}: time in UTC`) })
  await expect(calendar.getByRole('button', { name: 'next month' })).toBeVisible()
  const choice = calendar.getByRole('button', { name: `, ${date}` })
  if ((await choice.count()) === 0) await calendar.getByRole('button', { name: 'next month' }).click()
  await choice.click()
  await calendar.getByLabel(`${label}: time in UTC`).fill(time)
  await page.keyboard.press('Escape')
}

async function publish(page: Page, why: string): Promise<void> {
  await showScreen(page, '/changes')
  await page.getByLabel('Description').fill(why)
  await page.getByRole('button', { name: /^Publish \d+ changes$/ }).click()
  // What tells of a release may still tell of the one before; the list names each by its description.
  const release = page.getByRole('article').filter({ has: page.getByText(why, { exact: true }) })
  await expect(release.getByText('Live', { exact: true })).toBeVisible()
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

  await showScreen(page, '/translations')
  for (const [language, name] of Object.entries(names)) {
    await page.getByRole('combobox', { name: 'Translate into' }).click()
    await page.getByRole('option', { name: language }).click()
    await expect(page.getByText('Weekend in the mountains')).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export missing and outdated' }).click()
    const sent = await readFile(await (await download).path(), 'utf8')
    const buffer = Buffer.from(sent.replace(/(<target[^>]*>)[^<]*/, `$1${name}`))
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Import translations' }).click()
    await (await chooser).setFiles({ name: 'back.xlf', mimeType: 'application/xliff+xml', buffer })
    await page.getByRole('button', { name: 'Save 1 text as a draft' }).click()
    await expect(page.getByText('Nothing left to translate.')).toBeVisible()
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
  await studio.giveBack(before)
})

test('a way to pay gets a name, a mark from the library and fields of its own, and a player pays by it', async ({
  page,
  browser,
  site,
  studio,
}) => {
  const before = await studio.liveRelease()
  await page.goto('/studio')
  await signIn(page)
  await begin(page, 'A form', 'requisites-mountain', 'requisites-wallet')
  await expect(page).toHaveURL(/definitions\/form\/requisites-mountain/)
  const builder = page.getByRole('tabpanel', { name: 'Builder' })
  await builder.getByRole('button', { name: /email/i }).first().click()
  await page.getByRole('textbox', { name: 'Label (en)', exact: true }).fill('E-mail of your mountain account')
  await page.keyboard.press('Tab')

  await begin(page, 'A payment method', 'mountain-pay')
  await expect(page).toHaveURL(/definitions\/payment-method\/mountain-pay/)
  const section = (name: string) =>
    page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name, exact: true }).click()
  for (const [text, words] of [
    ['Name', 'Mountain Pay'],
    ['Descriptions: about', 'Money from the mountains.'],
  ] as const) {
    if (text !== 'Name') await section('Descriptions')
    const one = page.getByRole('group', { name: text, exact: true })
    await one.getByRole('textbox', { name: `${text} (en)` }).fill(words)
    await page.keyboard.press('Tab')
    await one.getByRole('button', { name: /^methods\.mountain-pay\./ }).click()
    await one.getByRole('button', { name: 'Copy to missing languages' }).click()
    await expect(one.getByText(/^Missing/)).toBeHidden()
  }
  await section('Icons')
  await page.getByRole('button', { name: 'Add to icons' }).click()
  await page.getByRole('group', { name: 'Dark' }).getByRole('button', { name: 'Choose …' }).click()
  const chooser = page.getByRole('dialog', { name: 'Choose a picture' })
  await chooser
    .locator('input[type=file]')
    .setInputFiles({ name: 'Peak.svg', mimeType: 'image/svg+xml', buffer: peak })
  await expect(page.getByRole('group', { name: 'Dark' }).getByRole('combobox')).toHaveValue('/media/peak')
  await section('Deposit')
  await page.getByRole('combobox', { name: 'Deposit: requisites' }).fill('requisites-mountain')
  await page.keyboard.press('Tab')
  await save(page)
  await publish(page, 'Mountain Pay')

  const player = await browser.newPage({ baseURL: site.url })
  await createPlayer(player.request)
  await player.goto('/cashier/deposit')
  await expect(player.locator('img[src*="/media/"][src*="peak"]')).toBeVisible()
  await player.getByRole('link', { name: 'Mountain Pay' }).click()
  await field(player, 'E-mail of your mountain account').fill('anna@example.com')
  await field(player, 'Amount').fill('20')
  await player.getByRole('button', { name: 'Deposit €20' }).click()
  await player.waitForURL(/\/sandbox\/pay\//)
  await player.getByRole('button', { name: 'Sign in and pay' }).click()
  await expect(player.getByRole('heading', { level: 1, name: 'Payment accepted' })).toBeVisible()
  await player.close()
  await studio.giveBack(before)
})

test('registration asks for one thing more, in each of its ways, and whoever leaves it out is told', async ({
  page,
  browser,
  site,
  studio,
}) => {
  const before = await studio.liveRelease()
  await page.goto('/studio/definitions/form/registration')
  await signIn(page)
  await page.getByRole('button', { name: 'Add a field' }).click()
  const editor = page.getByRole('region', { name: /^(new_field|fakename)$/ })
  const label = editor.getByRole('group', { name: 'Label', exact: true })
  await label.getByRole('textbox', { name: 'Label (en)' }).fill('Nickname')
  await page.keyboard.press('Tab')
  await label.getByRole('button', { name: /^forms\.registration\./ }).click()
  await label.getByRole('button', { name: 'Copy to missing languages' }).click()
  await expect(label.getByText(/^Missing/)).toBeHidden()
  await editor.getByRole('textbox', { name: 'Sysname' }).fill('fakename')
  await page.keyboard.press('Tab')
  await editor.getByRole('checkbox', { name: 'Is required' }).check()
  await editor.getByRole('combobox', { name: 'Step', exact: true }).click()
  await page.getByRole('option', { name: 'Sign-in details' }).click()
  await save(page)
  await publish(page, 'Nicknames')

  const player = await browser.newPage({ baseURL: site.url })
  await player.goto('/')
  const popup = await openRegistration(player)
  for (const way of ['By e-mail', 'By phone', 'With all details']) {
    const form = await chooseTab(popup, way)
    await expect(field(form, 'Nickname')).toBeVisible()
    await form.getByRole('checkbox', { name: /accept the terms/ }).check()
    await goOn(form)
    await expect(field(form, 'Nickname')).toHaveAttribute('aria-invalid', 'true')
  }
  await player.close()
  await studio.giveBack(before)
})

test('whoever has the address of a page that is renamed, and removed later, is led on', async ({
  page,
  browser,
  site,
  studio,
}) => {
  const before = await studio.liveRelease()
  await page.goto('/studio')
  await signIn(page)
  await begin(page, 'A page', 'spring-games')
  await expect(page).toHaveURL(/definitions\/page\/spring-games/)
  await studio.writeTexts('spring-games')
  await publish(page, 'Spring')
  const player = await browser.newPage({ baseURL: site.url })
  await player.goto('/spring-games')
  const heading = player.getByRole('heading', { level: 1 })
  const words = await heading.innerText()

  await showScreen(page, '/definitions/page/spring-games')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  const rename = page.getByRole('dialog', { name: 'Rename spring-games' })
  await rename.getByRole('textbox', { name: 'New name' }).fill('summer-games')
  await page.keyboard.press('Enter')
  await expect(
    rename.getByRole('checkbox', { name: 'Redirect /spring-games to /summer-games' }),
  ).toBeChecked()
  await rename.getByRole('button', { name: 'Rename' }).click()
  await expect(page).toHaveURL(/definitions\/page\/summer-games/)
  await publish(page, 'Summer')
  await player.goto('/spring-games')
  await expect(player).toHaveURL(/\/summer-games$/)
  await expect(heading).toHaveText(words)

  await showScreen(page, '/definitions/page/summer-games')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const remove = page.getByRole('dialog', { name: 'Delete' })
  await remove.getByRole('combobox', { name: 'Redirect /summer-games to' }).fill('/promotions')
  await page.getByRole('option', { name: '/promotions', exact: true }).click()
  await remove.getByRole('button', { name: 'Delete' }).click()
  await expect(remove).toBeHidden()
  await publish(page, 'Autumn')
  for (const old of ['spring-games', 'summer-games']) {
    await player.goto(`/${old}`)
    await expect(player).toHaveURL(/\/promotions$/)
  }
  await player.close()
  await studio.giveBack(before)
})
