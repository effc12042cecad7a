import { test } from './support/sportsTest.ts'
import { expect, expectAccessible } from './support/test.ts'

const desktop = { width: 1440, height: 900 }

test('a visitor comes by keyboard from the tree to an event, and to another by the search', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await page.goto('/betting')
  const tree = page.getByRole('navigation', { name: 'Sports' })
  const first = page.locator('[data-event]').first()
  await expect(first).toBeVisible()
  await expectAccessible(page)

  await tree.getByRole('link', { name: /^Football/ }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/betting\/league\/tournament-\d+$/)
  await expect(first).toBeVisible()
  await first.getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/betting\/event\/match-\d+$/)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/ – /)
  const name = (await heading.textContent()) ?? ''

  const search = page.getByRole('combobox', { name: 'Search events and leagues' })
  await search.fill(name.split(' – ')[0] ?? '')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await search.press('ArrowDown')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/betting\/(event|league)\//)
})

test('the address of an event tells search engines what it is, and one of none is not found', async ({
  request,
}) => {
  const { response } = await (await request.get('/api/sports/getEvents?version=1&locale=en&count=1')).json()
  const { id, name, starts_at: startsAt } = response.items[0]
  const html = await (await request.get(`/betting/event/${id.replace('sr:', '').replace(':', '-')}`)).text()
  const [, data = ''] = /ld\+json">(.*?)<\/script>/.exec(html) ?? []
  const event = JSON.parse(data)['@graph'].find((one: { '@type': string }) => one['@type'] === 'SportsEvent')
  expect(event).toMatchObject({ name, startDate: startsAt })
  expect(html).toContain(`/betting/event/${id.replace('sr:', '').replace(':', '-')}">`)
  expect((await request.get('/betting/event/match-999999999')).status()).toBe(404)
})
