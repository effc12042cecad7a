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
  // Whoever comes next has the list with the document.
  const drawn = async () => (await (await page.request.get('/betting')).text()).includes('data-event=')
  await expect.poll(drawn).toBe(true)
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

test('addresses tell search engines what they are about and what stands above it, and those of nothing are not found', async ({
  request,
}) => {
  const { response } = await (await request.get('/api/sports/getEvents?version=1&locale=en&count=1')).json()
  const { id, name, starts_at: startsAt, sport, tournament } = response.items[0]
  const addressed = (feedId: string) => feedId.replace('sr:', '').replace(':', '-')
  const read = async (path: string) => {
    const html = await (await request.get(path)).text()
    const [, data = ''] = /ld\+json">(.*?)<\/script>/.exec(html) ?? []
    const graph: Record<string, unknown>[] = JSON.parse(data)['@graph']
    return { html, of: (type: string) => graph.find((one) => one['@type'] === type) }
  }
  const event = await read(`/betting/event/${addressed(id)}`)
  expect(event.of('SportsEvent')).toMatchObject({ name, startDate: startsAt })
  expect(event.html).toContain(`/betting/event/${addressed(id)}">`)

  const league = await read(`/lv/betting/league/${addressed(tournament.id)}`)
  expect(league.html).toMatch(/<title>[^<]*koeficienti/)
  expect(league.of('BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Visi sporta veidi', item: expect.stringMatching(/\/lv\/betting$/) },
      { position: 2, item: expect.stringContaining(`/lv/betting/sport/${sport}`) },
      { position: 3, item: expect.stringContaining(`/lv/betting/league/${addressed(tournament.id)}`) },
    ],
  })
  for (const path of ['event/match-999999999', 'league/tournament-999999999', 'sport/999999'])
    expect((await request.get(`/betting/${path}`)).status(), path).toBe(404)
})
