import { readFile } from 'node:fs/promises'
import { showScreen, signIn } from './support/studioScreen.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test.beforeEach(async ({ watch, page }) => {
  // That nobody is signed in is an answer that browsers write down.
  watch.allow(/status of 401/)
  await page.setViewportSize({ width: 1280, height: 800 })
})

test('translations that were overtaken are marked, go to translators and come back as drafts, and the audit says so', async ({
  page,
  studio,
}) => {
  const [source, target] = ['messages/en/menu', 'messages/de/menu']
  const texts = async (key: string) =>
    ((await studio.read(key)).definition as { messages: Record<string, string> }).messages
  const before = await texts(source)
  const [first = '', second = ''] = Object.keys(before).filter((key) => !before[key]?.includes('{'))
  await studio.edit(source, (definition) => {
    definition.messages = { ...before, [first]: 'Other words', [second]: 'More of them' }
  })

  await page.goto('/studio/translations')
  await signIn(page)
  await page.getByRole('combobox', { name: 'Translate into' }).click()
  await page.getByRole('option', { name: 'Deutsch' }).click()
  // The radio itself is not to be seen; its label is what people press.
  await page.getByRole('radiogroup', { name: 'Show' }).getByText('Outdated (2)').click()
  const table = page.getByRole('table', { name: 'Texts and their translations' })
  await expect(table.getByRole('row')).toHaveCount(3)
  await expect(table.getByText(`Source was: ${before[first]}`)).toBeVisible()
  await expectAccessible(page)

  await table.getByRole('button', { name: `Mark as current: ${second}` }).click()
  await expect(table.getByRole('link', { name: second })).toHaveCount(0)
  await expect(table.getByRole('row')).toHaveCount(2)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export missing and outdated' }).click()
  const sent = await readFile(await (await download).path(), 'utf8')
  const old = (await texts(target))[first] ?? ''
  expect(sent).toContain(`<target xml:space="preserve">${old}</target>`)
  const buffer = Buffer.from(sent.replace(`>${old}</target>`, '>Andere Worte</target>'))
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import translations' }).click()
  await (await chooser).setFiles({ name: 'en-de.xlf', mimeType: 'application/xliff+xml', buffer })
  const review = page.getByRole('dialog', { name: 'Review translations' })
  await expect(review.getByText('Andere Worte')).toBeVisible()
  await expect(review.getByText(`Before: ${old}`)).toBeVisible()
  await expectAccessible(page)
  await review.getByRole('button', { name: 'Save 1 text as a draft' }).click()
  await expect(page.getByText('Nothing left to translate.')).toBeVisible()
  expect((await texts(target))[first]).toBe('Andere Worte')

  await showScreen(page, `/definitions/${target}#texts/${encodeURIComponent(first)}`)
  await expect(page.getByRole('textbox', { name: `${first} de` })).toHaveValue('Andere Worte')
  // Beside what it is a translation of.
  await expect(page.getByRole('textbox', { name: `${first} en` })).toHaveValue('Other words')
  for (const key of [source, target]) await studio.discard(key)

  await showScreen(page, '/audit')
  await page.getByRole('combobox', { name: 'Action' }).click()
  await page.getByRole('option', { name: 'Reviewed' }).click()
  await page.getByLabel('Target').fill('DE/menu')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('cell', { name: target })).toBeVisible()
  await expectAccessible(page)
})
