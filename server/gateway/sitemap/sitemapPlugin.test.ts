import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { compileRoutes } from '#schemas/compiler/compileRoutes.ts'
import type { Artefact, PageArtefact, RoutesArtefact, SeoArtefact } from '#schemas/runtime/artefacts.ts'
import { smallRelease } from '../../../tests/fixtures/content/smallRelease.ts'
import { gatewayPlugin } from '../gatewayPlugin.ts'

type Item = { id: string; isOver?: boolean }
const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

const live = (change: (artefacts: Record<string, Artefact>) => void = () => {}) =>
  smallRelease((artefacts) => {
    const main = artefacts['routes/main'] as RoutesArtefact
    const { routes } = compileRoutes({
      ...{ kind: 'routes', id: 'main', guards: [] },
      routes: [
        {
          ...{ name: 'thing', path: '/things/{id}', page: 'about' },
          listed: {
            operation: 'things.get',
            params: { count: 100 },
            address: { id: { from: '/item/id' } },
            when: { properties: { item: { not: { required: ['isOver'] } } } },
          },
        },
        { name: 'other', path: '/others/{id}', page: 'about' },
      ],
    })
    artefacts['routes/main'] = { ...main, routes: [...main.routes, ...routes] }
    change(artefacts)
  })

/** A site with so many things, of which a platform tells a hundred at a time. */
async function serve({
  things = [],
  ...options
}: { things?: Item[] } & Partial<Parameters<typeof gatewayPlugin>[1]>) {
  const asked: string[] = []
  const app = fastify()
  await app.register(cookie)
  gatewayPlugin(app, {
    live: live(),
    template: {
      head: '',
      body: '',
      formHead: '',
      dataHead: '',
      rowHead: '',
      hallHead: '',
      sportsHead: '',
      ahead: '',
      fonts: [],
    },
    session: async () => ({ authenticated: false, uid: 0 }),
    publicUrl: 'https://small.example',
    list: async (address) => {
      asked.push(address)
      const query = new URL(address, 'http://platform').searchParams
      const [offset, count] = [Number(query.get('offset') ?? 0), Number(query.get('count'))]
      return {
        status: 200,
        body: { response: { items: things.slice(offset, offset + count), total: things.length } },
      }
    },
    ...options,
  })
  closers.push(() => app.close())
  return { app, asked }
}

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
const read = async (app: Awaited<ReturnType<typeof serve>>['app'], url: string) => {
  const { statusCode, headers, body } = await app.inject(url)
  return { statusCode, headers, found: locations(body) }
}
const plain = (found: string[]) =>
  found
    .map((address) => address.replace('https://small.example', ''))
    .filter((path) => !path.startsWith('/ar'))

it('is named by the robots text, and names a file of pages and one for each kind of things', async () => {
  const { app } = await serve({ things: [{ id: 'a' }] })
  expect((await app.inject('/robots.txt')).body).toContain('\nSitemap: https://small.example/sitemap.xml\n')
  const { found, headers } = await read(app, '/sitemap.xml')
  expect(plain(found)).toEqual(['/sitemap/_pages/1.xml', '/sitemap/thing/1.xml'])
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
})

it('lists what a visitor finds: nothing behind signing in, disallowed, hidden, coming soon, or shown by a route already', async () => {
  const { app } = await serve({
    live: live((artefacts) => {
      const about = artefacts['page/about'] as PageArtefact
      artefacts['page/news'] = { ...about, id: 'news' }
      artefacts['page/hidden'] = { ...about, id: 'hidden', head: { robots: 'noindex,follow' } }
      artefacts['page/soon'] = { ...about, id: 'soon', opensSoon: true }
      artefacts['page/secret-offer'] = { ...about, id: 'secret-offer' }
      artefacts['page/dated'] = {
        ...about,
        id: 'dated',
        head: { article: { datePublished: '2026-01-01', dateModified: '2026-02-03' } },
      }
      artefacts['seo/main'] = { ...artefacts['seo/main'], disallow: ['/secret'] } as SeoArtefact
    }),
  })
  const { body } = await app.inject('/sitemap/_pages/1.xml')
  expect(plain(locations(body)).toSorted()).toEqual(['/', '/dated', '/forms/sign_up', '/news'])
  expect(body.match(/<lastmod>[^<]*/g)).toEqual(['<lastmod>2026-02-03', '<lastmod>2026-02-03'])
})

it('lists things that go on, in all languages, and none whose address leads to signing in', async () => {
  const { app } = await serve({ things: [{ id: 'a' }, { id: 'b', isOver: true }, { id: 'profile-c' }] })
  expect((await read(app, '/sitemap/thing/1.xml')).found).toEqual([
    'https://small.example/things/a',
    'https://small.example/ar/things/a',
  ])
})

it('has no file of what is not listed', async () => {
  const { app } = await serve({ things: [{ id: 'a' }] })
  for (const url of [
    '/sitemap/other/1.xml',
    '/sitemap/nothing/1.xml',
    '/sitemap/thing/2.xml',
    '/sitemap/thing/0.xml',
  ])
    expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404])
})

it('is kept by crawlers, asked for anew by none that has it, and compressed', async () => {
  const { app, asked } = await serve({ things: [{ id: 'a' }] })
  const { headers } = await app.inject('/sitemap/thing/1.xml')
  expect(headers['cache-control']).toBe('public, max-age=600')
  const again = await app.inject({
    url: '/sitemap/thing/1.xml',
    headers: { 'if-none-match': String(headers.etag) },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const small = await app.inject({ url: '/sitemap/thing/1.xml', headers: { 'accept-encoding': 'gzip' } })
  expect(small.headers['content-encoding']).toBe('gzip')
  expect(asked).toHaveLength(1)
})

it('is away, and not short, while the platform is or the site is closed', async () => {
  const states: Partial<Parameters<typeof gatewayPlugin>[1]>[] = [
    { list: async () => ({ status: 500, body: {} }) },
    { list: () => Promise.reject(new Error('away')) },
    { closedFor: () => 60 },
  ]
  for (const options of states) {
    const { app } = await serve(options)
    const { statusCode, headers } = await app.inject('/sitemap.xml')
    expect([statusCode, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '60'])
  }
})

it('lists nothing of what the platform refuses to visitors', async () => {
  const { app } = await serve({ list: async () => ({ status: 403, body: { error: {} } }) })
  expect(plain((await read(app, '/sitemap.xml')).found)).toEqual(['/sitemap/_pages/1.xml'])
})

it('lists very many things once each, and holds no more of them than of few', async () => {
  const count = Number(process.env.SITEMAP_THINGS ?? 40_000)
  const { app } = await serve({
    list: async (address) => {
      const query = new URL(address, 'http://platform').searchParams
      const offset = Number(query.get('offset') ?? 0)
      const items = Array.from({ length: Math.min(100, count - offset) }, (_, at) => ({
        id: `a-game-with-a-name-as-long-as-they-are-${offset + at}`,
      }))
      return { status: 200, body: { response: { items, total: count } } }
    },
  })
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const held = () => {
    collect()
    const { heapUsed, external, arrayBuffers } = process.memoryUsage()
    return heapUsed + Math.max(external, arrayBuffers)
  }
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const parts = plain((await read(app, '/sitemap.xml')).found).filter((path) => path.includes('thing'))
  expect(parts.length).toBeGreaterThan(1)
  const before = held()
  const most: number[] = []
  const seen = new Uint8Array(count)
  let addresses = 0
  for (const part of parts) {
    const answer = await fetch(address + part, {
      headers: { 'accept-encoding': 'identity' },
    })
    let bytes = 0
    let here = 0
    let rest = ''
    for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
      const from = Math.floor(bytes / 4e6)
      bytes += chunk.length
      const text = rest + Buffer.from(chunk).toString()
      const end = text.lastIndexOf('\n') + 1
      rest = text.slice(end)
      for (const [, id] of text.slice(0, end).matchAll(/<loc>[^<]*-(\d+)<\/loc>/g)) {
        addresses += 1
        seen[Number(id)] = 1
      }
      if (Math.floor(bytes / 4e6) > from) here = Math.max(here, held() - before)
    }
    expect(bytes).toBeLessThan(50 * 1024 * 1024)
    most.push(here)
  }
  expect([seen.reduce((sum, one) => sum + one, 0), addresses]).toEqual([count, count * 2])
  // A file of these has up to 17 MB, and the addresses that are kept have 8 at most.
  const [first = 0, ...others] = most
  expect(Math.max(...others) - first).toBeLessThan(14e6)
}, 120_000)
