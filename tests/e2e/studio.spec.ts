import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { showScreen, signIn } from './support/studioScreen.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const editorOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Definition as JSON' })

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
  await expect(page.getByRole('heading', { name: 'Site content' })).toBeVisible()
  await expect(page.getByRole('treeitem', { name: 'Forms' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+k')
  const search = page.getByPlaceholder('Name, text, field or number')
  await search.fill('If yours is not here, contact us')
  await expect(page.getByRole('button', { name: 'en/pages' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/definitions\/messages\/en\/pages/)
  const key = 'messages/en/pages'

  await page.getByRole('tab', { name: 'Definition', exact: true }).click()
  await expect(editorOf(page)).toContainText('"id": "en/pages"')
  const { definition } = (await studio.read(key)) as { definition: object }
  await write(page, JSON.parse(JSON.stringify(definition).replaceAll(words, `${words}, answered`)))
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(saved(page)).toBeVisible()

  await page.getByRole('link', { name: 'Changes (1)' }).click()
  await page.getByRole('button', { name: new RegExp(key) }).click()
  await expect(page.locator('ins')).toContainText(`${words}, answered`)
  await expect(page.getByText('No errors. Ready to publish.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Description').fill('Say what the page does')
  await page.getByRole('button', { name: 'Publish 1 change' }).click()
  await expect(page.getByText('Say what the page does')).toBeVisible()
  await expect(heading).toHaveText(`${words}, answered`)

  const earlier = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: before, exact: true }) })
  await earlier.getByRole('button', { name: 'Roll back' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click()
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
  // The address of a place leads to it, in the builder.
  await page.goto(`/studio/definitions/${key}#/items/0`)
  await signIn(page)
  const outline = page.getByRole('tree', { name: 'Outline' })
  await expect(outline.getByRole('treeitem', { selected: true })).toHaveAttribute('aria-posinset', '1')
  await page.getByRole('tab', { name: 'Definition', exact: true }).click()
  await expect(editorOf(page)).toContainText('"footer"')

  // A colleague saves meanwhile.
  await studio.edit(key, (draft) => {
    draft.label = 'menu.offers'
  })
  const lost = { label: 'menu.gamehall', link: { route: 'nowhere' } }
  await write(page, { ...definition, items: [...definition.items, lost] })
  await page.reload()
  await expect(page.getByText('These are your unsaved changes from before.')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  const conflict = page.getByRole('dialog', { name: 'Somebody else has saved changes' })
  await expect(conflict).toContainText('menu.footer → menu.offers')
  await expectAccessible(page)
  await conflict.getByRole('button', { name: 'Merge' }).click()
  await expect(conflict).toBeHidden()
  await expect(page.getByText('Not saved yet')).toBeVisible()

  await page.context().clearCookies()
  // By key: whatever else the studio asks may have found the session ended before, and its dialog stands over the button.
  await page.keyboard.press('Control+s')
  await signIn(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(saved(page)).toBeVisible()
  await expect(page.getByText(/^\d+ errors?$/).first()).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  expect((await studio.read(key)).definition).toMatchObject({
    label: 'menu.offers',
    items: expect.arrayContaining([lost]),
  })

  await page.getByRole('link', { name: /^Changes/ }).click()
  const refusal = page.getByRole('alert').filter({ hasText: 'Errors to fix before publishing' })
  await expect(refusal).toBeVisible()
  await expect(page.getByRole('button', { name: /^Publish/ })).toBeDisabled()
  await refusal.getByRole('link', { name: /menu\/footer: .*nowhere/ }).click()
  await expect(outline.getByRole('treeitem', { selected: true })).toContainText('1 error')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Discard changes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click()
  await expect.poll(async () => (await studio.read(key)).is_draft).toBe(false)
})

test('an editor chooses a password of their own first, reviews, and cannot publish', async ({
  page,
  studio,
}) => {
  const email = `${randomUUID()}@example.com`
  const password = 'a long first word'
  const member = { email, name: 'Ada', role: 'editor', password, must_change_password: true }
  expect((await studio.call('POST', 'staff', member)).status).toBe(201)
  await page.goto('/studio')
  await signIn(page, { email, password })
  await expect(page.getByLabel('Current password')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Current password').fill(password)
  await page.getByLabel('New password').fill('a word of their own')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('heading', { name: 'Site content' })).toBeVisible()
  await studio.edit('menu/footer', (draft) => {
    draft.note = 'Once more'
  })
  await showScreen(page, '/changes')
  await expect(page.getByText('Only publishers and administrators can publish')).toBeVisible()
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
  await page.getByRole('tab', { name: 'Definition' }).focus()
  await page.keyboard.press('Enter')
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

test('a form is built by mouse and keyboard: fields are added, moved, changed and undone beside the form that comes of it', async ({
  page,
  studio,
}) => {
  const key = 'form/feedback'
  const before = ((await studio.read(key)).definition as { fields: { sysname: string }[] }).fields
  const [one, two] = before.map(({ sysname }) => sysname) as [string, string]
  const names = page.getByRole('list', { name: 'Fields' }).locator('[data-field-row]')
  const shown = page.getByRole('region', { name: 'The form as players see it' })
  await page.goto(`/studio/definitions/${key}`)
  await signIn(page)
  await expect(names.first()).toContainText(one)
  await expect(shown.locator('form')).toBeVisible()
  await expectAccessible(page)

  // By dragging, by keyboard, by menu; all of it in one history.
  await names.nth(1).dragTo(names.first(), { targetPosition: { x: 40, y: 4 } })
  await expect(names.first()).toContainText(two)
  await names.first().focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(names.first()).toContainText(one)
  await expect(names.nth(1)).toBeFocused()
  await expect(page.getByText(`${two} is now field 2 of ${before.length}.`)).toBeAttached()
  await page.getByRole('button', { name: `Actions for ${two}` }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(names.nth(2)).toContainText(`${two}_copy`)
  // The gate speaks while it is built: the operation takes no such thing.
  await expect(page.getByText(/^\d+ errors?$/).first()).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: `${two}_copy` })
      .first(),
  ).toBeVisible()
  await page.getByRole('button', { name: `Actions for ${two}_copy` }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(names).toHaveCount(before.length)
  await names.first().focus()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(names).toHaveCount(before.length + 1)
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(names).toHaveCount(before.length)

  // An attribute, a rule and a condition; the form follows, and so does the text.
  await names.first().click()
  const editor = page.getByRole('region', { name: one, exact: true })
  await editor.getByRole('checkbox', { name: 'Is visible' }).uncheck()
  await expect(shown.locator(`[data-field="${one}"]`)).toHaveCount(0)
  await editor.getByRole('checkbox', { name: 'Is visible' }).check()
  await expect(shown.locator(`[data-field="${one}"]`)).toHaveCount(1)
  await editor.getByRole('button', { name: 'Advanced' }).click()
  await editor.getByRole('combobox', { name: 'Add a rule' }).fill('min_len')
  await page.getByRole('option', { name: 'min_length' }).click()
  await editor.getByRole('group', { name: 'min_length' }).getByRole('textbox', { name: 'Min' }).fill('3')
  const visible = editor.getByRole('group', { name: 'Visible when', exact: true })
  await visible.getByRole('button', { name: 'Add a comparison' }).click()
  await expect(visible.getByRole('status')).toHaveText('Somebody is signed in.')
  await expectAccessible(page)
  await expect(shown.locator(`[data-field="${one}"]`)).toHaveCount(0)
  await page.getByRole('tab', { name: 'Definition' }).click()
  await expect(editorOf(page)).toContainText('{"rule": "min_length", "params": {"min": 3}}')
  await expect(editorOf(page)).toContainText('"visibleWhen": {"/session/authenticated": true}')
  // Undone in the text, gone in the builder.
  await editorOf(page).focus()
  await page.keyboard.press('ControlOrMeta+z')
  await page.getByRole('tab', { name: 'Builder' }).click()
  await expect(visible.getByRole('status')).toHaveText('Always.')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(saved(page)).toBeVisible()
  const { fields } = (await studio.read(key)).definition as { fields: object[] }
  expect(fields.slice(0, 2)).toMatchObject([
    { sysname: one, rules: expect.arrayContaining([{ rule: 'min_length', params: { min: 3 } }]) },
    { sysname: two },
  ])
  expect(fields[0]).not.toHaveProperty('visibleWhen')
  await studio.discard(key)
})

test('a form that only lends its fields is seen as players have it, with nothing to send', async ({
  page,
}) => {
  await page.goto('/studio/definitions/form/requisites-wallet')
  await signIn(page)
  const shown = page.getByRole('region', { name: 'The form as players see it' })
  await expect(shown.getByRole('textbox')).toHaveCount(1)
  await expect(shown.getByRole('button')).toHaveCount(0)
  await expect(page.getByText('It sends nothing itself')).toBeVisible()
  // The builder of a form knows fields and no places: an address of a place leads to the text.
  await page.goto('/studio/definitions/form/requisites-wallet#/fields/0')
  await page.reload()
  await expect(editorOf(page)).toBeFocused()
})

test('a definition says who uses it, and is not deleted while somebody does', async ({ page, studio }) => {
  await page.goto('/studio/definitions/form/feedback')
  await signIn(page)
  await page.getByRole('tab', { name: 'Used by' }).click()
  const uses = page.getByRole('list', { name: 'Used by' })
  await expect(uses.getByRole('link').first()).toBeVisible()
  const user = await uses.getByRole('link').first().innerText()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const refusal = page.getByRole('dialog', { name: /^Still used in/ })
  await expect(refusal.getByRole('link', { name: user }).first()).toBeVisible()
  await expect(refusal.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await expectAccessible(page)
  await refusal.getByRole('link', { name: user }).first().click()
  await expect(page).toHaveURL(new RegExp(`definitions/${user}#`))

  const lonely = { kind: 'condition', id: 'lonely', edition: 2, sentence: { en: 'nobody asks' }, when: {} }
  await studio.call('PUT', 'drafts/condition/lonely', lonely, { 'if-none-match': '*' })
  await showScreen(page, '/definitions/condition/lonely')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click()
  await expect.poll(async () => (await studio.read('condition/lonely')).definition).toBeUndefined()
})

test('texts stand side by side in two languages, judged while they are typed, with who uses them', async ({
  page,
  studio,
}) => {
  await page.goto('/studio/definitions/messages/en/menu')
  await signIn(page)
  await page.getByRole('tab', { name: 'Texts' }).click()
  const table = page.getByRole('table', { name: 'Texts' })
  await expect(table.getByRole('columnheader', { name: 'en' })).toBeVisible()
  const key = 'menu.studio-test'
  await page.getByLabel('New key').fill(key)
  await page.getByRole('button', { name: 'Add a text' }).click()
  const [own, other] = [table.getByRole('textbox', { name: `${key} en` }), table.getByRole('textbox').nth(1)]
  await expect(table.getByText('Missing')).toHaveCount(2)
  await own.fill('{count, plural, one {One game} other {# games}}')
  await expect(table.getByText('One game', { exact: true })).toBeVisible()
  await other.fill('{anzahl}')
  await expect(table.getByText('Unknown argument: anzahl.')).toBeVisible()
  await other.fill('{count, plural, one {Ein}')
  await expect(other).toHaveAttribute('aria-invalid', 'true')
  await other.fill('Spiele: {count}')
  await expect(table.getByText('Missing')).toHaveCount(0)
  await expect(table.getByText('No definition uses it.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save all' }).click()
  await expect(page.getByText('Saved as drafts').last()).toBeVisible()
  const locale = (await table.getByRole('columnheader').nth(2).innerText()).trim()
  for (const definition of ['messages/en/menu', `messages/${locale}/menu`]) {
    expect(((await studio.read(definition)).definition as { messages: object }).messages).toHaveProperty([
      key,
    ])
    await studio.discard(definition)
  }

  await page.getByLabel('Key or words').fill('menu.')
  await table.getByRole('textbox').first().focus()
  await expect(table.getByText('Used by').first()).toBeVisible()
})
