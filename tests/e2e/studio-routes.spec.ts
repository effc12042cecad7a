import { signIn } from './support/studioScreen.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test.beforeEach(async ({ watch, page }) => {
  watch.allow(/status of (400|401|403|404|409)/)
  await page.setViewportSize({ width: 1280, height: 800 })
})

test('an editor asks what an address leads to, for whom, and why', async ({ page }) => {
  await page.goto('/studio/definitions/redirects/main')
  await signIn(page)
  await page.getByRole('tab', { name: 'Test an address' }).click()
  await expect(page.getByText('No conflicts between routes or redirects.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Address' }).fill('/lv/casino/slots?offer=1')
  await page.keyboard.press('Enter')
  const everybody = page.getByRole('group', { name: 'For: Visitor, Signed in, Not verified' })
  await expect(everybody.getByRole('link', { name: 'Redirect 7 (301) leads to' })).toBeVisible()
  await expect(everybody.getByText('/lv/gamehall/slots?offer=1')).toBeVisible()
  await expect(everybody.getByRole('link', { name: 'Route game-index-sysname redirects to' })).toBeVisible()
  await expect(everybody.getByRole('row', { name: /^Page/ })).toContainText('gamehall')
  const excluded = page.getByRole('group', { name: 'For: Self-excluded' })
  await expect(excluded.getByRole('link', { name: /^Guard 2 denies access/ })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('textbox', { name: 'Address' }).fill('/cashier/deposit/card')
  await page.keyboard.press('Enter')
  const visitor = page.getByRole('group', { name: 'For: Visitor', exact: true })
  await expect(visitor.getByRole('link', { name: /^Guard 1 denies access/ })).toBeVisible()
  const player = page.getByRole('group', { name: 'For: Signed in, Not verified' })
  await expect(player.getByRole('row', { name: /^Parameters/ })).toContainText('sysname = card')

  // What is typed and not saved is asked; what feeds itself is told.
  await page.getByRole('tab', { name: 'Definition', exact: true }).click()
  const text = page.getByRole('textbox', { name: 'Definition as JSON' })
  await text.press('ControlOrMeta+a')
  await page.keyboard.insertText(
    '{"kind": "redirects", "id": "main", "edition": 2, "redirects": [{"from_url": "/a", "to_url": "/b"}, {"from_url": "/b", "to_url": "/a"}]}',
  )
  await page.getByRole('tab', { name: 'Test an address' }).click()
  await page.getByRole('textbox', { name: 'Address' }).fill('/a')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 conflict')).toBeVisible()
  await expect(page.getByText('Redirect loop.').first()).toBeVisible()
})

test('a form gets another name, everything that names it follows at once, and one press takes it back', async ({
  page,
  studio,
}) => {
  await page.goto('/studio/definitions/form/change-password')
  await signIn(page)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rename change-password' })
  await dialog.getByRole('textbox', { name: 'New name' }).fill('change password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('is no name for a form')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'New name' }).fill('account/new-password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('form/change-password becomes form/account/new-password')).toBeVisible()
  await expect(dialog.locator('ins').first()).toHaveText('account/new-password')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/definitions\/form\/account\/new-password/)
  await expect(page.getByRole('heading', { name: 'form/account/new-password' })).toBeVisible()
  const drafts = async () =>
    ((await studio.call('GET', 'drafts')).body as { items: object[]; problems: object[] }) ?? {}
  expect((await drafts()).problems).toEqual([])
  await page.getByRole('button', { name: 'Undo rename' }).click()
  await expect(page).toHaveURL(/definitions\/form\/change-password/)
  // It stands in the history like anything else.
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'form/account/new-password' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'form/change-password' })).toBeVisible()
  await expect(page).toHaveURL(/definitions\/form\/change-password/)
  await expect.poll(async () => (await drafts()).items).toEqual([])
})

test('a campaign is edited by forms, its sums by currency too, judged as it is typed and undone', async ({
  page,
}) => {
  await page.goto('/studio/definitions/campaign/welcome')
  await signIn(page)
  const sections = page.getByRole('navigation', { name: 'Sections' })
  await sections.getByRole('button', { name: 'Trigger' }).click()
  const sums = page.getByRole('group', { name: 'Trigger: min amount' })
  await expect(sums.getByRole('textbox', { name: 'EUR' })).toBeVisible()
  await sums.getByRole('combobox', { name: 'Trigger: min amount: new name' }).fill('ISK')
  await page.keyboard.press('Enter')
  await sums.getByRole('textbox', { name: 'ISK' }).fill('110')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await page.getByRole('tab', { name: 'Definition', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Definition as JSON' })).toContainText('"ISK": "110"')
  await page.getByRole('tab', { name: 'Builder' }).click()
  await expectAccessible(page)
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(async () => {
    if (await undo.isEnabled()) await undo.click()
    await expect(undo).toBeDisabled({ timeout: 1000 })
  }).toPass()
  await expect(page.getByText('Not saved yet')).toBeHidden()
  await expect(sums.getByRole('textbox', { name: 'ISK' })).toBeHidden()
})

test('a page is shown as search engines list it and as links to it look, in every language', async ({
  page,
}) => {
  await page.goto('/studio/definitions/page/faq')
  await signIn(page)
  await page.getByRole('tab', { name: 'Search and sharing' }).click()
  const result = page.getByRole('group', { name: 'Search result' })
  await expect(result).toContainText('/faq')
  const head = await (await page.request.get('/lv/faq')).text()
  const title = /<title>([^<]*)/.exec(head)?.[1] ?? ''
  expect(title).not.toBe('')
  await page.getByRole('combobox', { name: 'Language' }).click()
  await page.getByRole('option', { name: 'lv', exact: true }).click()
  await expect(result).toContainText(title.replaceAll('&amp;', '&'))
  await expect(page.getByRole('row', { name: /^Other languages/ })).toContainText('x-default')
  await expectAccessible(page)
})
