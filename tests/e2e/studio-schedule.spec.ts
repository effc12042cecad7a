import { showScreen, signIn } from './support/studioScreen.ts'
import { expect, expectAccessible, test } from './support/test.ts'

/** A moment as an input has it. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16)

test.beforeEach(async ({ watch, page }) => {
  // That nobody is signed in is an answer that browsers write down.
  watch.allow(/status of 401/)
  await page.setViewportSize({ width: 1280, height: 800 })
})

test('a change is scheduled, moved, and goes live by itself on a page that is open', async ({
  page,
  browser,
  site,
  studio,
}) => {
  const key = 'messages/en/pages'
  const player = await browser.newPage({ baseURL: site.url })
  await player.goto('/en/faq')
  const heading = player.getByRole('heading', { level: 1 })
  const words = await heading.innerText()
  const before = await studio.liveRelease()
  await studio.edit(key, (draft) => {
    Object.assign(draft, JSON.parse(JSON.stringify(draft).replaceAll(words, `${words}, scheduled`)))
  })

  await page.goto('/studio/changes')
  await signIn(page)
  await page.getByLabel('Description').fill('To come')
  await page.getByRole('radio', { name: 'Later' }).check()
  await page.getByRole('button', { name: 'Schedule 1 change' }).click()
  await expect(page.getByText('Choose a time in the future.')).toBeVisible()
  await page.getByLabel('Goes live').fill(inDays(3))
  await page.getByLabel('Is reverted').fill(inDays(2))
  await page.getByRole('button', { name: 'Schedule 1 change' }).click()
  await expect(page.getByText('Choose a time after it goes live.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Is reverted').fill(inDays(5))
  await page.getByRole('button', { name: 'Schedule 1 change' }).click()

  const list = page.getByRole('region', { name: 'Scheduled' })
  const publish = list.getByRole('article', { name: /^Goes live/ })
  await expect(publish).toContainText(key)
  await expect(list.getByRole('article', { name: /^Is reverted/ })).toContainText('Pending')
  await publish.getByRole('button', { name: 'Reschedule' }).click()
  await page.getByRole('dialog').getByLabel('Goes live').fill(inDays(4))
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Rescheduled:/)).toBeVisible()
  await publish.getByRole('button', { name: 'Unschedule' }).click()
  await expect(page.getByRole('dialog')).toContainText('It will not happen.')
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  const scheduled = async () => (await studio.call('GET', 'schedule')).body.items as Record<string, unknown>[]
  const [first, back] = await scheduled()
  for (const one of [first, back]) expect(one?.state).toBe('waiting')
  await studio.call('PATCH', `schedule/${first?.id}`, { at: new Date(Date.now() + 1_000).toISOString() })
  await expect(heading).toHaveText(`${words}, scheduled`, { timeout: 60_000 })
  await studio.call('PATCH', `schedule/${back?.id}`, { at: new Date(Date.now() + 1_000).toISOString() })
  await expect(heading).toHaveText(words, { timeout: 60_000 })
  await page.reload()
  await expect(list.getByText('Nothing is scheduled.')).toBeVisible()
  await list.getByText('Past schedules').click()
  await expect(list.getByRole('article')).toHaveCount(2)
  await expectAccessible(page)
  await player.close()
  await studio.giveBack(before)
})

test('the texts of one page wait for their moment while those of another are mended and published', async ({
  page,
  browser,
  site,
  studio,
}) => {
  const key = 'messages/en/pages'
  const before = await studio.liveRelease()
  const write = (text: string, words: string) =>
    studio.edit(key, (draft) => {
      Object.assign(draft.messages as Record<string, string>, { [text]: words })
    })
  await write('pages.faq.title', 'Asked on Saturday')
  await page.goto('/studio/changes')
  await signIn(page)
  const publish = async (button: string) => {
    await page.getByLabel('Description').fill('One page')
    await page.getByRole('button', { name: button }).click()
    await expect(page).toHaveURL(/releases$/)
  }
  await page.getByRole('combobox', { name: 'Limit to' }).fill('page/faq')
  await page.getByRole('option', { name: 'page/faq' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('radio', { name: 'Later' }).check()
  await page.getByLabel('Goes live').fill(inDays(3))
  await publish('Schedule 1 change')

  await write('pages.contacts.title', 'Write to us')
  await showScreen(page, '/changes')
  // What has a moment of its own stays out of it.
  await publish('Publish 1 change')
  const player = await browser.newPage({ baseURL: site.url })
  await player.goto('/en/contacts')
  const heading = player.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Write to us')
  await player.goto('/en/faq')
  await expect(heading).not.toHaveText('Asked on Saturday')

  // Whoever opens it is told, and whoever changes it all the same is told at once.
  await showScreen(page, '/definitions/page/faq')
  await expect(page.getByText(/^Goes live .* as it is now/).first()).toBeVisible()
  const box = page.getByRole('textbox', { name: 'title (en)' }).first()
  await box.fill('Asked on Sunday')
  await box.blur()
  await expect(page.getByText(/will now fail/)).toBeVisible()
  await box.fill('Asked on Saturday')
  await box.blur()
  const [waiting] = (await studio.call('GET', 'schedule')).body.items as Record<string, unknown>[]
  await expect
    .poll(
      async () =>
        ((await studio.call('GET', 'schedule')).body.items as { foreseen?: unknown }[])[0]?.foreseen,
    )
    .toBeUndefined()
  await studio.call('PATCH', `schedule/${waiting?.id}`, { at: new Date(Date.now() + 1_000).toISOString() })
  await expect(heading).toHaveText('Asked on Saturday', { timeout: 60_000 })
  await player.goto('/en/contacts')
  await expect(heading).toHaveText('Write to us')
  await player.close()
  await studio.giveBack(before)
})

test('what could not go live is told of until somebody sets it aside', async ({ page, studio }) => {
  const key = 'condition/in-vain'
  const when = { '/session/authenticated': true }
  await studio.create(key, { kind: 'condition', id: 'in-vain', edition: 2, sentence: { en: 'one' }, when })
  const { etag } = await studio.read(key)
  const at = (ms: number) => ({ at: new Date(Date.now() + ms).toISOString() })
  const made = await studio.call('POST', 'schedule', {
    ...at(3_600_000),
    message: 'In vain',
    expected: { [key]: etag },
  })
  await page.goto('/studio/releases')
  await signIn(page)
  const article = page.getByRole('region', { name: 'Scheduled' }).getByRole('article')
  await expect(article.filter({ hasText: 'In vain' })).toContainText('Pending')
  await page.getByLabel('Filter definitions').fill(key)
  await expect(page.getByRole('treeitem', { name: /in-vain/ })).toContainText('Scheduled')
  await studio.edit(key, (draft) => Object.assign(draft, { sentence: { en: 'two' } }))
  await page.reload()
  await expect(article).toContainText(`Changed since it was reviewed, so it will fail: ${key}.`)
  await studio.call('PATCH', `schedule/${made.body.id}`, at(1_000))
  await expect
    .poll(
      async () => {
        const { items } = (await studio.call('GET', 'schedule')).body as { items: { state: string }[] }
        return items[0]?.state
      },
      { timeout: 60_000 },
    )
    .toBe('refused')
  await page.goto('/studio')
  const notice = page.getByRole('alert').filter({ hasText: 'Scheduled publish failed' })
  await expect(notice).toContainText(key)
  await expectAccessible(page)
  await notice.getByRole('link', { name: 'Details' }).click()
  await article.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice).toBeHidden()
  await studio.discard(key)
})
