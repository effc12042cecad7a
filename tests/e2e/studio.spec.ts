import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { firstAdminEmail } from '../../server/content/staff/ensureAdmin.ts'
import { studioPassword } from './support/startSite.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const editorOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Text of the definition' })

async function signIn(page: Page, { email = firstAdminEmail, password = studioPassword } = {}) {
  await page.getByLabel('E-mail').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Replaces all of the text, as by pasting. */
async function write(page: Page, definition: unknown) {
  await editorOf(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(JSON.stringify(definition, null, 2))
}

const saved = (page: Page) => page.getByText('Saved as a draft').last()

test.beforeEach(async ({ watch, page }) => {
  // That nobody is signed in, that two saved the same, and that a session ended are answers that browsers write down.
  watch.allow(/status of (401|409)/)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('a word is found, changed, reviewed, published to a page that is open, and rolled back', async ({
  page,
  browser,
  site,
  studio,
}) => {
  const before = await studio.liveRelease()
  const player = await browser.newPage({ baseURL: site.url })
  await player.goto('/en/faq')
  const heading = player.getByRole('heading', { level: 1 })
  const words = await heading.innerText()

  await page.goto('/studio')
  await expectAccessible(page)
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'What the site is made of' })).toBeVisible()
  await expect(page.getByRole('treeitem', { name: 'Forms' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+k')
  const search = page.getByPlaceholder('Name, text, field or number')
  await search.fill('We open the site room by room')
  await expect(page.getByRole('button', { name: 'en/pages' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/definitions\/messages\/en\/pages/)
  const key = 'messages/en/pages'

  await expect(editorOf(page)).toContainText('"id": "en/pages"')
  const { definition } = (await studio.read(key)) as { definition: object }
  await write(page, JSON.parse(JSON.stringify(definition).replaceAll(words, `${words}, answered`)))
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(saved(page)).toBeVisible()

  await page.getByRole('link', { name: 'Changes (1)' }).click()
  await page.getByRole('button', { name: new RegExp(key) }).click()
  await expect(page.locator('ins')).toContainText(`${words}, answered`)
  await expect(page.getByText('The publish gate has nothing against it.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('What changes, and why').fill('Say what the page does')
  await page.getByRole('button', { name: 'Publish 1 change' }).click()
  await expect(page.getByText('Say what the page does')).toBeVisible()
  await expect(heading).toHaveText(`${words}, answered`)

  const earlier = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: before, exact: true }) })
  await earlier.getByRole('button', { name: 'Make live again' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Make live again' }).click()
  await expect(earlier).toContainText('Live')
  await expect(heading).toHaveText(words)
  await player.close()
  await studio.discard(key)
})

test('what breaks the site is named where it is, and nothing typed is lost to a colleague, a reload or a session that ends', async ({
  page,
  studio,
}) => {
  const key = 'menu/footer'
  const { definition } = (await studio.read(key)) as {
    definition: { items: object[] } & Record<string, unknown>
  }
  await page.goto(`/studio/definitions/${key}`)
  await signIn(page)
  await expect(editorOf(page)).toContainText('"footer"')

  // A colleague saves meanwhile.
  await studio.edit(key, (draft) => {
    draft.note = 'Theirs'
  })
  await write(page, { ...definition, items: [...definition.items, { route: 'nowhere' }] })
  await page.reload()
  await expect(page.getByText('This is what you had typed before and not saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  const conflict = page.getByRole('dialog', { name: 'Somebody else has saved it meanwhile' })
  await expect(conflict).toContainText('note')
  await expectAccessible(page)
  await conflict.getByRole('button', { name: 'Join both' }).click()
  await expect(conflict).toBeHidden()
  await expect(page.getByText('Not saved yet')).toBeVisible()

  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Save' }).click()
  await signIn(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(saved(page)).toBeVisible()
  await expect(page.getByText(/^\d+ problems?$/)).toBeVisible()
  expect((await studio.read(key)).definition).toMatchObject({
    note: 'Theirs',
    items: expect.arrayContaining([{ route: 'nowhere' }]),
  })

  await page.getByRole('link', { name: /^Changes/ }).click()
  const refusal = page.getByRole('alert').filter({ hasText: 'What keeps it from being published' })
  await expect(refusal).toBeVisible()
  await expect(page.getByRole('button', { name: /^Publish/ })).toBeDisabled()
  await refusal.getByRole('link', { name: key }).first().click()
  await expect(editorOf(page)).toBeFocused()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click()
  await expect.poll(async () => (await studio.read(key)).is_draft).toBe(false)
})

test('an editor reviews and cannot publish, and an administrator says who may', async ({ page, studio }) => {
  const email = `${randomUUID()}@example.com`
  await page.goto('/studio/staff')
  await signIn(page)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada')
  await page.getByLabel('E-mail').fill(email)
  await page.locator('input[name=password]').fill('a long first word')
  await page.getByRole('button', { name: 'Add somebody' }).click()
  await expect(page.getByRole('article', { name: 'Ada' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /Administrator/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()

  await signIn(page, { email, password: 'a long first word' })
  await studio.edit('menu/footer', (draft) => {
    draft.note = 'Once more'
  })
  await page.goto('/studio/changes')
  await expect(page.getByText('Publishing is for publishers')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Publish/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Staff' })).toHaveCount(0)
  await studio.discard('menu/footer')
})

test('by keyboard alone: a definition is opened in the tree, typed into while it is saved, and compared with what is live', async ({
  page,
  studio,
}) => {
  const key = 'menu/footer'
  await page.goto('/studio')
  await signIn(page)
  await page.getByLabel('Filter definitions').fill('menu/foot')
  const tree = page.getByRole('tree', { name: 'Definitions' })
  await expect(tree.getByRole('treeitem', { name: 'footer' })).toBeVisible()
  await tree.getByRole('treeitem', { name: 'Menus' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/definitions\/menu\/footer/)
  // In the order of the grammar.
  await expect(editorOf(page)).toContainText(/"kind".*"id".*"edition".*"label".*"items"/s)

  const { definition } = (await studio.read(key)) as { definition: object }
  await write(page, { ...definition, note: 'One' })
  await page.route('**/content/drafts/menu/footer', async (route) => {
    const answer = await route.fetch()
    // Typed while the answer is on its way.
    await page.keyboard.press('ControlOrMeta+Home')
    await page.keyboard.insertText(' ')
    await route.fulfill({ response: answer })
  })
  await page.keyboard.press('ControlOrMeta+s')
  await expect(saved(page)).toBeVisible()
  await page.unrouteAll()
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await expect(editorOf(page)).toContainText(' {')

  await page.getByRole('tab', { name: 'Compared with live' }).click()
  await expect(page.locator('ins')).toHaveText('One')
  await expectAccessible(page)
  await studio.discard(key)
})
