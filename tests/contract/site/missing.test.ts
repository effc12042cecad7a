import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type StartedSite, startedSite } from '../../fixtures/servers/startedSite.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startedSite()
}, 180_000)
afterAll(() => site?.drop())

const get = (url: string) => site.app.inject({ url, headers: { accept: 'text/html' } })

/** What the platform calls the first of its things. */
async function firstOf(operation: string, name: string): Promise<string> {
  const [controller, method] = operation.split('.')
  const { response } = (await get(`/api/${controller}/${method}?version=1&locale=en&offset=0`)).json()
  return String(response.items[0][name])
}

describe('an address of a thing that the platform does not know', () => {
  it.each([
    '/jackpots/nothing',
    '/promotions/nothing',
    '/offers/nothing',
    '/offers/99999',
    '/tournaments/99999',
    '/tournaments/99999/gamehall',
    '/game/nothing',
    '/platform/game/nothing',
    '/platform/game/nothing/play',
    '/platform/game/nothing/custom/a/demo',
  ])('is not found, and says so to browsers and to search engines: %s', async (path) => {
    const { statusCode, headers, body } = await get(path)
    expect(statusCode).toBe(404)
    expect(headers['content-type']).toContain('text/html')
    expect(/<title>[^<]*/.exec(body)?.[0]).toBe('<title>Page not found · Aurora')
    expect(/"systemPage":"[^"]*"/.exec(body)?.[0]).toBe('"systemPage":"not-found"')
    expect((await get(`/lv${path}`)).statusCode).toBe(404)
  })

  it.each([
    ['/jackpots/', 'jackpots.get', 'id'],
    ['/promotions/', 'promotions.get', 'id'],
    ['/offers/', 'campaigns.getoffers', 'id'],
    ['/tournaments/', 'tournaments.get', 'id'],
    ['/game/', 'games.get', 'sysname'],
    ['/platform/game/', 'games.get', 'sysname'],
  ])('and one that it knows is found: %s', async (path, operation, name) => {
    expect((await get(path + (await firstOf(operation, name)))).statusCode).toBe(200)
  })
})

it.each([
  ['/LV/support', '/lv/support'],
  ['/lv-LV/faq?a=1', '/lv/faq?a=1'],
  ['/DE', '/de'],
  ['/en-GB/faq', '/faq'],
])('a language as others write it leads to the page in it: %s', async (from, to) => {
  const { statusCode, headers } = await get(from)
  expect([statusCode, headers.location]).toEqual([301, to])
})

it.each(['/support%', '/lv/support%', '/%E0%A4%A', '/support%?a=%'])(
  'an address with a broken escape is a page that is not there: %s',
  async (path) => {
    const { statusCode, headers, body } = await get(path)
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(/"systemPage":"[^"]*"/.exec(body)?.[0]).toBe('"systemPage":"not-found"')
  },
)

it('a call with a broken escape is answered as a call', async () => {
  const answer = await get('/api/games/%')
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ error: { type: 'InvalidRequestException' } })
})
