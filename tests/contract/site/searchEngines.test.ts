import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { PromotionDefinition, SeoDefinition } from '#generated/grammar/types.ts'
import { createCompilerThread } from '../../../server/content/createCompilerThread.ts'
import { publish } from '../../../server/content/publish.ts'
import { ReleaseCompiler } from '../../../server/content/ReleaseCompiler.ts'
import { saveDraft } from '../../../server/content/saveDraft.ts'
import { readMaintenanceCommand } from '../../../server/maintenance/maintenanceCommands.ts'
import { quickRegistration } from '../../fixtures/players/quickRegistration.ts'
import { type StartedSite, startedSite } from '../../fixtures/servers/startedSite.ts'

const north: SeoDefinition = {
  kind: 'seo',
  id: 'north',
  hosts: ['north.example'],
  brand: { name: 'North' },
  titleTemplate: 'seo.titleTemplate',
  title: 'seo.title',
  description: 'seo.description',
  disallow: ['/winners'],
}
const promotion = (number: number, more: Partial<PromotionDefinition>): PromotionDefinition => ({
  ...{ kind: 'promotion', id: `of-${number}`, number },
  ...{ name: 'promotions.fair-rounds.name', text: 'promotions.fair-rounds.text' },
  ...more,
})

let site: StartedSite
beforeAll(async () => {
  site = await startedSite({ PUBLIC_URL: 'https://aurora.example', COUNTRY_HEADER: 'cf-ipcountry' })
  const compiler = createCompilerThread({ onEnd: () => {} })
  const { database } = site
  await database.transaction(async (tx) => {
    await saveDraft(tx, null, { ...north }, 'anything')
    await saveDraft(tx, null, { ...promotion(901, { ends: '2026-01-01T00:00:00Z' }) }, 'anything')
    await saveDraft(tx, null, { ...promotion(902, { starts: '2999-01-01T00:00:00Z' }) }, 'anything')
  })
  await publish({ database, releases: new ReleaseCompiler(compiler) }, { author: null, message: 'x' })
  await database.transaction((tx) => saveDraft(tx, null, { ...promotion(903, {}) }, 'anything'))
  await compiler.close()
  await vi.waitUntil(() => site.live.artefact('seo/north') !== undefined)
}, 180_000)
afterAll(() => site?.drop())

const browser = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/147.0'
const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
type Visit = { headers?: Record<string, string>; cookie?: string; host?: string }

const get = (url: string, { headers = {}, cookie, host = 'aurora.example' }: Visit = {}) =>
  site.app.inject({
    url,
    headers: { 'user-agent': browser, ...headers, host, ...(cookie && { cookie }) },
  })

/** What is said of an address: its status, where it leads, and what its head says to robots. */
async function told(url: string, visit: Visit = {}): Promise<string> {
  const { statusCode, headers, body } = await get(url, visit)
  const robots = /<meta name="robots" content="([^"]*)"/.exec(body)?.[1]
  const leads = headers.location === undefined ? '' : ` ${headers.location}`
  const shown = body === '' ? ' nothing' : ` ${robots ?? 'listed'}`
  return `${statusCode}${leads}${statusCode < 300 || statusCode >= 400 ? shown : ''}`
}

describe('what people and robots find at an address', () => {
  const yesterday = async () => {
    const { response } = (
      await get('/api/tournaments/get?version=1&locale=en&status=active&count=100')
    ).json()
    const daily = response.items.find(({ id }: { id: number }) => id < 200_000)
    return `/tournaments/${daily.id - 1}`
  }
  /** The same for both where there is but one column. */
  const rows: [what: string, address: string | (() => Promise<string>), people: string, robots?: string][] = [
    ['a page', '/faq', '200 listed'],
    ['a page in another language', '/lv/faq', '200 listed'],
    ['a thing that goes on', '/promotions/fair-rounds', '200 listed'],
    ['something that never was', '/nothing-at-all', '404 noindex,follow', '404 nothing'],
    ['the same in another language', '/de/nothing-at-all', '404 noindex,follow', '404 nothing'],
    ['a thing that never was', '/promotions/never', '404 noindex,follow', '404 nothing'],
    ['a promotion that has ended', '/promotions/of-901', '404 noindex,follow', '404 nothing'],
    ['one that has not begun', '/promotions/of-902', '404 noindex,follow', '404 nothing'],
    ['one that is written and not published', '/promotions/of-903', '404 noindex,follow', '404 nothing'],
    ['a tournament that has ended: its table is looked up', yesterday, '200 noindex,follow'],
    ['a page that needs a session', '/profile/settings', '302 /?redirectUrl=%2Fprofile%2Fsettings'],
    ['a page that is disallowed', '/unsubscribe', '200 noindex,follow'],
    ['a page that says itself that it is not listed', '/betting/favourites', '200 noindex,follow'],
    ['a page of things, without one', '/promotion', '200 noindex,follow'],
    ['where something else leads', '/bets', '302 /?redirectUrl=%2Fbets'],
  ]
  it.each(rows)('%s', async (_, address, people, robots = people) => {
    const url = typeof address === 'string' ? address : await address()
    expect([await told(url), await told(url, { headers: { 'user-agent': bot } })]).toEqual([people, robots])
  })

  it('a room that is not offered in a country, and the same elsewhere', async () => {
    const from = (country: string) => told('/loyalty', { headers: { 'cf-ipcountry': country } })
    expect([await from('SE'), await from('LV')]).toEqual(['302 /', '200 listed'])
  })

  it('anything, for who is banned', async () => {
    const { headers } = await site.app.inject({
      method: 'POST',
      url: '/api/auth/register?version=1&locale=en&form=registration-fast',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
      payload: new URLSearchParams(quickRegistration('banned@search.example', 'Kamols-7')).toString(),
    })
    const cookie = [headers['set-cookie']]
      .flat()
      .map((one) => String(one).split(';')[0])
      .join('; ')
    expect(await told('/faq', { cookie })).toBe('200 listed')
    await site.database.drizzle.execute(
      sql`update platform.accounts set is_banned = true where uid = (select max(uid) from platform.accounts)`,
    )
    await expect.poll(() => told('/faq', { cookie })).toBe('403 noindex,follow')
  })
})

describe('an address of a thing that several lead to', () => {
  it.each([
    ['/promotions/2', '/promotions/fair-rounds'],
    ['/lv/promotions/2', '/lv/promotions/fair-rounds'],
    ['/faq/', '/faq'],
    ['/promotions/fair-rounds?utm_source=x', '/promotions/fair-rounds'],
    ['/platform/game/northlight-forge-polar-hollow', undefined],
  ])('%s names the one that is listed', async (address, canonical) => {
    const { body } = await get(address)
    expect(/<link rel="canonical" href="([^"]*)"/.exec(body)?.[1]).toBe(
      canonical && `https://aurora.example${canonical}`,
    )
  })
})

describe('what is said on a domain', () => {
  const heads = async (host: string) => {
    const [page, robots, index, manifest, release] = await Promise.all(
      ['/faq', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/content/release'].map(
        async (url) => (await get(url, { host })).body,
      ),
    )
    return { page, robots, index, manifest, release } as Record<string, string>
  }

  it('is what its definition says: addresses, robots text, sitemap, brand, and what browsers are told of a publish', async () => {
    const { page = '', robots, index, manifest = '', release = '' } = await heads('north.example')
    expect(page).toContain('<link rel="canonical" href="https://north.example/faq">')
    expect(page).toContain('<meta property="og:site_name" content="North">')
    expect(robots).toBe(
      'User-agent: *\nDisallow: /winners\nHost: https://north.example\nSitemap: https://north.example/sitemap.xml\n',
    )
    expect(index).toContain('<loc>https://north.example/sitemap/_pages/1.xml</loc>')
    expect(index).not.toContain('aurora.example')
    expect(JSON.parse(manifest).name).toBe('North')
    const boot = JSON.parse(
      /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(page)?.[1] ?? '',
    )
    expect(boot.artefacts['site/main'].brand.name).toBe('North')
    const { artefacts } = JSON.parse(release)
    expect(boot.hashes['site/main']).toBe(artefacts['site/main'])
    expect(JSON.parse((await get(`/content/artefacts/${artefacts['site/main']}`)).body).brand.name).toBe(
      'North',
    )
    const pages = (await get('/sitemap/_pages/1.xml', { host: 'north.example' })).body
    expect(pages).not.toContain('/winners<')
    expect((await get('/sitemap/_pages/1.xml')).body).toContain('https://aurora.example/winners<')
  })

  it('is never what a stranger calls the site, whether or not it was asked so before', async () => {
    const [first, own] = [await heads('evil.example'), await heads('aurora.example')]
    for (const body of [...Object.values(first), ...Object.values(own)])
      expect(body).not.toContain('evil.example')
    expect(first.robots).toBe(own.robots)
    expect(own.page).toContain('<link rel="canonical" href="https://aurora.example/faq">')
  })

  it('is told to whoever asks for it by its host, and nothing of a host that is none of the site’s', async () => {
    const ask = async (query: string) => (await get(`/content/api/domain-seo?${query}`)).json()
    const { data } = await ask('host=north.example&locale=lv')
    expect(data).toMatchObject({
      documentId: 'north',
      locale: 'lv',
      host: 'north.example',
      origin: 'https://north.example',
      siteName: 'North',
      disallow: ['/winners'],
      titleTemplate: '{title} · Aurora',
      sitemap: 'https://north.example/sitemap.xml',
    })
    expect(data.robots).toContain('Disallow: /winners')
    expect((await ask('')).data).toMatchObject({
      documentId: 'main',
      origin: 'https://aurora.example',
      locale: 'en',
    })
    for (const query of ['host=evil.example', 'host=north.example&locale=xx', 'host=a&host=b'])
      expect(await ask(query)).toEqual({
        data: null,
        error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} },
      })
  })

  it('takes calls of players from the domain that they are on, and from no other', async () => {
    const login = (host: string, origin: string) =>
      site.app.inject({
        method: 'POST',
        url: '/api/auth/login?version=1&locale=en',
        headers: { host, origin, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'login=a%40b.example&password=nothing-7',
      })
    const type = async (host: string, origin: string) => (await login(host, origin)).json().error.type
    expect(await type('north.example', 'https://north.example')).not.toBe('AccessDeniedException')
    expect(await type('north.example', 'https://aurora.example')).toBe('AccessDeniedException')
    expect(await type('evil.example', 'https://evil.example')).toBe('AccessDeniedException')
  })
})

describe('while the site is closed', () => {
  it('people and robots are told to come again, and no list of it is shorter', async () => {
    await readMaintenanceCommand(['on'], 'olga')?.(site.database, () => {})
    await expect.poll(() => told('/faq')).toBe('503 noindex,follow')
    expect(await told('/faq', { headers: { 'user-agent': bot } })).toBe('503 nothing')
    expect((await get('/sitemap.xml')).statusCode).toBe(503)
    expect((await get('/robots.txt')).statusCode).toBe(200)
    await readMaintenanceCommand(['off'], 'olga')?.(site.database, () => {})
    await expect.poll(() => told('/faq')).toBe('200 listed')
  })
})
