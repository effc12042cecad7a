import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { person } from '../fixtures/players/completeProfile.ts'
import { chooseTab, field, fillFull, goOn, openRegistration, password, pick } from './support/forms.ts'
import { expect, takenOver, test } from './support/test.ts'

const folder = join(import.meta.dirname, '../../schemas/site/messages')

/** The words of a locale of the starter site, by key. */
function wordsOf(locale: string): Record<string, string> {
  const files = readdirSync(join(folder, locale))
  return Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(join(folder, locale, file), 'utf8')).messages),
  )
}

const lv = wordsOf('lv')
const word = (key: string) => lv[key] ?? key

test('another language in the middle of a form keeps what was typed and re-words what is wrong', async ({
  page,
  context,
}) => {
  await page.goto('/forms/sign_up')
  const form = await chooseTab(page, 'With all details')
  const email = await fillFull(form)
  await goOn(form)
  await expect(field(form, 'Mobile phone')).toHaveAccessibleDescription(/Enter your phone number/)

  await pick(form.getByLabel('Language'), 'Latviešu')
  await expect(page).toHaveURL(/\/lv\/forms\/sign_up$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'lv')
  await expect(page.getByRole('alert').getByRole('link').first()).toHaveText(
    `${word('forms.mobile.label')}: ${word('errors.insert_phone')}`,
  )
  await expect(page).toHaveTitle(new RegExp(word('popups.registration.topRegButton')))
  expect((await context.cookies()).find(({ name }) => name === 'locale')?.value).toBe('lv')
  // Back leads one step back, and not to the language of before.
  await page.goBack()
  await expect(field(page, word('forms.first_name.label'))).toHaveValue(person.first_name)
  await page.goBack()
  await expect(field(page, word('forms.email.label'))).toHaveValue(email)
  await expect(field(page, word('forms.password.label'))).toHaveValue(password)
  await expect(page).toHaveURL(/\/lv\/forms\/sign_up$/)
})

test('the switch of the header keeps a half-written message', async ({ page }) => {
  await page.goto('/support')
  // A list that is picked from before the app has taken over is not kept, as a tap is.
  await takenOver(page)
  const message = page.getByRole('main').getByRole('textbox', { name: 'Message' })
  await message.fill('Where is my withdrawal?')
  await page.getByRole('banner').getByLabel('Language').selectOption('lv')
  await expect(page).toHaveURL(/\/lv\/support$/)
  await expect(field(page.getByRole('main'), word('forms.message.label'))).toHaveValue(
    'Where is my withdrawal?',
  )
  await page.getByRole('banner').getByRole('combobox').selectOption('en')
  await expect(page).toHaveURL(/\/support$/)
  await expect(message).toHaveValue('Where is my withdrawal?')
})

test('back leads to the page of before in the language that was chosen meanwhile', async ({ page }) => {
  await page.goto('/about')
  await takenOver(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support' }).click()
  await expect(page).toHaveURL(/\/support$/)
  await page.getByRole('banner').getByLabel('Language').selectOption('lv')
  await expect(page).toHaveURL(/\/lv\/support$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/lv\/about$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'lv')
  await page.goForward()
  await expect(page).toHaveURL(/\/lv\/support$/)
})

test.describe('a visitor whose browser speaks German', () => {
  test.use({ locale: 'de-AT' })

  test('is led to the German site, and an address with a prefix is what it says', async ({ page }) => {
    await page.goto('/support?topic=1')
    await expect(page).toHaveURL(/\/de\/support\?topic=1$/)
    await page.goto('/ru/support')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  })
})

test('Arabic is written and laid out from right to left', async ({ page }) => {
  await page.goto('/ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const width = page.viewportSize()?.width ?? 0
  const logo = await page
    .getByRole('banner')
    .getByRole('link', { name: /Aurora/ })
    .boundingBox()
  expect(logo?.x).toBeGreaterThan(width / 2)
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect((heading?.x ?? 0) + (heading?.width ?? 0) / 2).toBeGreaterThan(width / 2)

  await takenOver(page)
  await page.getByRole('banner').getByRole('combobox').selectOption('en')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await openRegistration(page)
})

// The gate refuses a site of which a text is missing in a language; that they are shown is seen in two.
for (const locale of ['lv', 'ar']) {
  test(`home and sign-up have all their words in ${locale}`, async ({ page }) => {
    const words = wordsOf(locale)
    const keys = Object.keys(words).filter((key) => key.includes('.'))
    for (const path of ['', '/forms/sign_up', '/support']) {
      await page.goto(`/${locale}${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (path === '/forms/sign_up') {
        await expect(page.getByRole('tabpanel').locator('form')).toBeVisible()
        await page.getByRole('tab').nth(1).click()
        await expect(field(page, words['forms.password.label'] ?? '')).toBeVisible()
      }
      const text = await page.evaluate(() => document.body.innerText)
      expect(keys.filter((key) => text.includes(key))).toEqual([])
      expect(text).not.toMatch(/\{\w+(, \w+)?\}/)
    }
  })
}
