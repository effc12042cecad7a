import { showScreen, signIn } from './support/studioScreen.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const anna = { email: 'anna@example.com', name: 'Anna', role: 'editor', password: 'a long first word' }
const key = 'page/faq'

test.beforeEach(async ({ watch, page }) => {
  // That nobody is signed in is an answer that browsers write down.
  watch.allow(/status of 401/)
  await page.setViewportSize({ width: 1280, height: 800 })
})

test('colleagues see each other, what the other saves, and what is said about it', async ({
  page,
  browser,
  site,
  studio,
}) => {
  expect((await studio.call('POST', 'staff', anna)).status).toBe(201)
  const other = await browser.newPage({ baseURL: site.url, viewport: { width: 1280, height: 800 } })
  await page.goto(`/studio/definitions/${key}`)
  await signIn(page)
  await other.goto(`/studio/definitions/${key}`)
  await signIn(other, anna)
  await expect(page.getByText('Also here: Anna')).toBeVisible()
  await expect(other.getByText(/^Also here: /)).toBeVisible()

  // What is saved there is here, without a word, while nothing is typed.
  await studio.edit(key, (draft) => Object.assign(draft, { description: 'Saved elsewhere' }))
  await page.getByRole('tab', { name: 'Definition', exact: true }).click()
  const text = page.getByRole('textbox', { name: 'Definition as JSON' })
  await expect(text).toContainText('Saved elsewhere')

  await page.getByRole('tab', { name: 'Comments' }).click()
  await expect(page.getByText(/^No comments yet/)).toBeVisible()
  const place = page.getByRole('combobox', { name: 'About' })
  await place.fill('description')
  await page.getByRole('option', { name: 'description', exact: true }).click()
  await page.getByLabel('Your comment').fill('Is this right?')
  // What is typed outlasts a reload.
  await page.reload()
  await page.getByRole('tab', { name: 'Comments' }).click()
  await expect(page.getByLabel('Your comment')).toHaveValue('Is this right?')
  await place.fill('description')
  await page.getByRole('option', { name: 'description', exact: true }).click()
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(page.getByRole('article').getByText('Is this right?')).toBeVisible()
  await expectAccessible(page)

  await other.getByRole('tab', { name: 'Comments (1)' }).click()
  const thread = other.getByRole('article')
  await thread.getByLabel('Reply').fill('It is.')
  await thread.getByRole('button', { name: 'Reply' }).click()
  await expect(page.getByRole('article').getByText('It is.')).toBeVisible()
  await showScreen(page, '/changes')
  await expect(page.getByText('1 open comment')).toBeVisible()
  await expectAccessible(page)
  await thread.getByRole('button', { name: 'Resolve' }).click()
  await expect(other.getByText(/^No open comments/)).toBeVisible()
  await expect(page.getByText('1 open comment')).toHaveCount(0)
  await other.getByText('All', { exact: true }).last().click()
  await expect(other.getByText(/^Resolved by Anna/)).toBeVisible()
  await thread.getByRole('button', { name: 'description' }).click()
  await expect(other.getByRole('textbox', { name: 'Definition as JSON' })).toBeVisible()

  await other.close()
  await showScreen(page, `/definitions/${key}`)
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
  await expect(page.getByText(/^Also here/)).toHaveCount(0)
  await studio.discard(key)
})
