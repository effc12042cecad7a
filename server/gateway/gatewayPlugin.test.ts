import { gunzipSync } from 'node:zlib'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Block } from '#generated/grammar/types.ts'
import { compileRoutes } from '#schemas/compiler/compileRoutes.ts'
import type {
  Artefact,
  MessagesArtefact,
  PageArtefact,
  RoutesArtefact,
  SiteArtefact,
} from '#schemas/runtime/artefacts.ts'
import type { BootData, SessionFacts } from '#schemas/runtime/bootData.ts'
import { smallRelease } from '../../tests/fixtures/content/smallRelease.ts'
import type { Question } from './drawing/createDrawingThread.ts'
import { gatewayPlugin } from './gatewayPlugin.ts'

let app: FastifyInstance
let session: SessionFacts | Error = { authenticated: false, uid: 0 }

beforeAll(async () => {
  app = await serve({
    template: {
      head: '<meta charset="utf-8">',
      body: '<div id="root"></div>',
      formHead: '',
      dataHead: '',
      rowHead: '',
      hallHead: '',
      sportsHead: '',
      ahead: '',
      fonts: [],
    },
    session: async () => {
      if (session instanceof Error) throw session
      return session
    },
    publicUrl: 'https://small.example',
  })
})
afterAll(() => app.close())

/** A gateway over the small site, whose visitors nobody knows. */
async function serve(options: Partial<Parameters<typeof gatewayPlugin>[1]> = {}): Promise<FastifyInstance> {
  const served = fastify()
  await served.register(cookie)
  gatewayPlugin(served, {
    live: smallRelease(),
    template: {
      head: '',
      body: '<div id="root"></div>',
      formHead: '',
      dataHead: '',
      rowHead: '',
      hallHead: '',
      sportsHead: '',
      ahead: '',
      fonts: [],
    },
    session: async () => ({ authenticated: false, uid: 0 }),
    publicUrl: undefined,
    ...options,
  })
  return served
}

/** The small site with these settings instead of its own. */
const smallSite = (settings: Partial<SiteArtefact>) =>
  smallRelease((artefacts) => {
    artefacts['site/main'] = { ...artefacts['site/main'], ...settings } as Artefact
  })

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const bootOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as BootData

it('answers a page whose title cannot be shown as it is meant', async () => {
  const broken = await serve({
    live: smallRelease((artefacts) => {
      const { messages, ...texts } = artefacts['messages/en'] as MessagesArtefact
      const title = [['title'], ' – ', ['title', 'number', 'integer']]
      artefacts['messages/en'] = { ...texts, messages: { ...messages, 'seo.template': title } }
    }),
  })
  const { statusCode, body } = await broken.inject('/')
  expect([statusCode, /<title>(.*?)<\/title>/.exec(body)?.[1]]).toEqual([
    200,
    'Home &lt;&amp;&gt; – Home &lt;&amp;&gt;',
  ])
  await broken.close()
})

it('says which country a visit comes from where somebody in front does', async () => {
  const served = await serve({ countryHeader: 'cf-ipcountry' })
  const told = async (headers: Record<string, string>) =>
    bootOf((await served.inject({ url: '/about', headers })).body).country
  expect(await told({ 'cf-ipcountry': 'SE' })).toBe('SE')
  for (const unknown of ['XX', 'T1', 'se</script>', ''])
    expect(await told({ 'cf-ipcountry': unknown })).toBeUndefined()
  await served.close()
  expect(bootOf((await get('/about', { 'cf-ipcountry': 'SE' })).body)).not.toHaveProperty('country')
})

describe('a chat', () => {
  const crisp = { chat: 'crisp', config: { crisp: { websiteId: 'site-1' } } } as const
  const open = (
    support: SiteArtefact['support'],
    options: Partial<Parameters<typeof gatewayPlugin>[1]> = {},
  ) =>
    serve({ live: smallSite(support ? { support } : {}), chat: { script: '/assets/main-1.js' }, ...options })
  /** What a page is, but for its nonce, the time, and the definition of the site within it. */
  async function pageOf(served: FastifyInstance) {
    const { body, headers } = await served.inject('/about')
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? ''
    const plain = (text: string) => text.replaceAll(nonce, '').replace(/"now":\d+/, '"now":0')
    const { artefacts: _, ...boot } = bootOf(plain(body))
    const document = plain(body).replace(/<script type="application\/json" id="boot">.*?<\/script>/s, '')
    return [document, boot, plain(String(headers['content-security-policy']))]
  }

  it('leaves the pages of the site as they are without one, to the byte', async () => {
    const [none, off, on] = await Promise.all([open(undefined), open({ chat: null }), open(crisp)])
    const plain = await pageOf(none)
    expect(await pageOf(off)).toEqual(plain)
    expect(await pageOf(on)).toEqual(plain)
    for (const served of [none, off, on]) await served.close()
  })

  it('stands in a page of its own, where there is one', async () => {
    const served = await open(crisp)
    const { statusCode, body, headers } = await served.inject('/chat-frame')
    expect(statusCode).toBe(200)
    expect(body).toContain('{"provider":"crisp","config":{"websiteId":"site-1"}}</script>')
    expect(body).toContain('<script type="module" src="/assets/main-1.js"></script>')
    expect(headers['content-security-policy']).toContain('https://client.crisp.chat')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    await served.close()
    for (const support of [{ chat: null }, { chat: 'chatra' as const }]) {
      const without = await open(support)
      expect((await without.inject('/chat-frame')).statusCode).toBe(404)
      await without.close()
    }
  })

  it('has an origin of its own where the operator gave it one, and pages show it from there', async () => {
    const origin = 'https://chat.small.example'
    const given = { publicUrl: 'https://small.example', chat: { script: '/assets/main-1.js', origin } }
    const served = await open(crisp, given)
    const page = await served.inject('/about')
    expect(bootOf(page.body).chatOrigin).toBe(origin)
    expect(page.headers['content-security-policy']).toContain(`frame-src 'self' ${origin};`)
    const frame = await served.inject('/chat-frame')
    expect(frame.body).toContain('"site":"https://small.example"')
    expect(frame.headers['content-security-policy']).toContain('frame-ancestors https://small.example;')
    await served.close()
    const off = await open({ chat: null }, given)
    const without = await off.inject('/about')
    expect(without.body).not.toContain(origin)
    expect(without.headers['content-security-policy']).not.toContain(origin)
    await off.close()
  })
})

describe('without a connection', () => {
  const systemPages = (pages: Partial<SiteArtefact['systemPages']>) => {
    const release = smallRelease()
    const site = release.artefact<SiteArtefact>('site/main')
    if (!site) throw new Error('The small site has no settings')
    return smallSite({ systemPages: { ...site.systemPages, ...pages } })
  }

  it('an app is there for sites that have a page for it, whatever state they are in', async () => {
    const served = await serve({
      live: systemPages({ offline: 'missing' }),
      worker: 'the worker',
      closedFor: () => 60,
    })
    const script = await served.inject('/sw.js')
    expect(script.body).toBe('the worker')
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    })
    expect(bootOf((await served.inject('/_offline')).body).systemPage).toBe('missing')
    await served.close()
  })

  it('a site without such a page has what browsers keep taken away', async () => {
    const served = await serve({ worker: 'the worker' })
    expect((await served.inject('/sw.js')).body).toContain('registration.unregister()')
    expect((await served.inject('/_offline')).statusCode).toBe(404)
    await served.close()
  })
})

it('shows frames of others, with a camera in them, only where it was told so', async () => {
  const framing = await serve({ frames: ['https://*.widget.example'] })
  const { headers } = await framing.inject('/about')
  expect(headers['content-security-policy']).toContain("; frame-src 'self' https://*.widget.example;")
  expect(headers['permissions-policy']).toContain('camera=(self "https://*.widget.example")')
  await framing.close()
  const bare = (await get('/about')).headers
  expect(bare['content-security-policy']).not.toContain('frame-src')
  expect(bare['permissions-policy']).toContain('camera=()')
})

it('shows games of the origins that it was told, and lets them use nothing of the device', async () => {
  const playing = await serve({ games: ['https://play.example', 'http://127.0.0.1:4000'] })
  const { headers } = await playing.inject('/')
  expect(headers['content-security-policy']).toContain(
    "; frame-src 'self' https://play.example http://127.0.0.1:4000;",
  )
  expect(headers['permissions-policy']).toContain('camera=()')
})

it('sends forms, and players, only to itself and to where they pay', async () => {
  const paying = await serve({ payments: ['https://pay.example'] })
  const { headers, body } = await paying.inject('/about')
  expect(headers['content-security-policy']).toMatch(/; form-action 'self' https:\/\/pay\.example($|;)/)
  expect(bootOf(body).payments).toEqual(['https://pay.example'])
  await paying.close()
  const bare = await get('/about')
  expect(bare.headers['content-security-policy']).toMatch(/; form-action 'self'($|;)/)
  expect(bootOf(bare.body)).not.toHaveProperty('payments')
})

it('shows pictures of its own, and of the origins that the site names, and of no other', async () => {
  const pictures = async (live = smallRelease()) => {
    const app = await serve({ live })
    const answers = await Promise.all(['/about', '/nowhere', '/profile'].map((url) => app.inject(url)))
    await app.close()
    const policies = answers.map(({ headers }) => headers['content-security-policy'])
    return new Set(policies.flatMap((policy) => (policy === undefined ? [] : [imagesOf(String(policy))])))
  }
  expect(await pictures()).toEqual(new Set(["'self'"]))
  const imageOrigins = ['https://images.example', 'https://*.cdn.example:8443']
  expect(await pictures(smallSite({ imageOrigins }))).toEqual(
    new Set(["'self' https://images.example https://*.cdn.example:8443"]),
  )
})

it('asks no domain but its own, and that of fingerprints where the site takes them', async () => {
  const asked = async (live = smallRelease()) => {
    const app = await serve({ live })
    const { headers } = await app.inject('/about')
    await app.close()
    return /(?:^|; )connect-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]
  }
  expect(await asked()).toBe("'self'")
  const { general } = smallRelease().artefact<SiteArtefact>('site/main') as SiteArtefact
  const taking = { general: { ...general, is_seon_enabled: true } }
  expect(await asked(smallSite(taking))).toBe(
    "'self' https://seondnsresolve.com https://*.seondnsresolve.com",
  )
  const others = { ...taking, fingerprint: { resolver: 'seondfresolver.com' as const } }
  expect(await asked(smallSite(others))).toBe(
    "'self' https://seondfresolver.com https://*.seondfresolver.com",
  )
})

const imagesOf = (policy: string) => /(?:^|; )img-src ([^;]*)/.exec(policy)?.[1]

it('has text become HTML through DOMPurify alone, unless code of third parties stands in the page', async () => {
  const strict = "require-trusted-types-for 'script'; trusted-types dompurify worker"
  const policy = async (snippets: SiteArtefact['snippets']) => {
    const app = await serve({ live: smallSite({ snippets }) })
    const { headers } = await app.inject('/about')
    await app.close()
    return headers['content-security-policy']
  }
  const code = '<script>window.snippet = 1</script>'
  expect(await policy([{ isEnabled: false, code }])).toContain(strict)
  expect(await policy([])).toContain(strict)
  expect(await policy([{ isEnabled: true, code }])).not.toContain('trusted-types')
})

it('puts code that waits for consent into the pages of those who agreed, and of nobody else', async () => {
  const code = (name: string) => `<script>window.${name} = 1</script>`
  const analytics = {
    consent: { version: '2', banner: 'b', purposes: [{ name: 'statistics' }, { name: 'marketing' }] },
    sinks: [],
  } as unknown as NonNullable<SiteArtefact['analytics']>
  const snippets = [
    { isEnabled: true, purpose: 'statistics', position: 'head' as const, code: code('counts') },
    { isEnabled: true, purpose: 'marketing', code: code('sells') },
  ]
  const app = await serve({ live: smallSite({ analytics, snippets }) })
  const shown = async (consent?: string, more: Record<string, string> = {}) => {
    const cookie = consent === undefined ? {} : { cookie: `consent=${encodeURIComponent(consent)}` }
    const { body, headers } = await app.inject({ url: '/about', headers: { ...cookie, ...more } })
    const names = ['counts', 'sells'].filter((name) => body.includes(name))
    expect(String(headers['content-security-policy']).includes('trusted-types')).toBe(names.length === 0)
    expect(headers.vary).toContain('Cookie')
    return names
  }
  expect(await shown()).toEqual([])
  expect(await shown('2 statistics')).toEqual(['counts'])
  expect(await shown('2 statistics marketing')).toEqual(['counts', 'sells'])
  expect(await shown('2 marketing')).toEqual(['sells'])
  // To other words, and from browsers that ask not to be tracked.
  expect(await shown('1 statistics')).toEqual([])
  expect(await shown('2 statistics', { 'sec-gpc': '1' })).toEqual([])
  expect(await shown('2 statistics', { dnt: '1' })).toEqual([])
  expect(await shown('')).toEqual([])
  await app.close()
})

it('puts necessary code into every page, and tells the app of no code', async () => {
  const code = '<script>window.needed = 1</script>'
  const app = await serve({
    live: smallSite({ snippets: [{ isEnabled: true, purpose: 'necessary', code }] }),
  })
  const { body } = await app.inject('/about')
  await app.close()
  expect(body.match(/window\.needed/g)).toHaveLength(1)
})

it('says to who runs no script what the site has for them, in their language and as a text', async () => {
  const served = await serve({ live: smallSite({ noScript: 'page.home' }) })
  expect((await served.inject('/about')).body).toContain(
    '<body><noscript><p class="no-script">Home &lt;&amp;&gt;</p></noscript>',
  )
  expect((await get('/about')).body).not.toContain('no-script')
  await served.close()
})

it('has links in the place of buttons, and a sentence in that of skeletons, for who runs no script', async () => {
  const served = await serve({
    live: smallRelease((artefacts) => {
      const site = artefacts['site/main'] as SiteArtefact
      const noScript = { noScript: 'page.home', noScriptPart: 'page.part' }
      artefacts['site/main'] = { ...site, ...noScript, menus: { ...site.menus, noScript: 'without' } }
      const texts = artefacts['messages/en'] as MessagesArtefact
      const part = 'Write "us"</style><script>'
      artefacts['messages/en'] = { ...texts, messages: { ...texts.messages, 'page.part': part } }
      artefacts['menu/without'] = {
        kind: 'menu',
        id: 'without',
        label: 'page.home',
        items: [
          { label: 'page.home', link: { route: 'page-slug', params: { slug: 'about' } } },
          { label: 'page.home', link: { route: 'nowhere' } },
          { label: 'page.home', actions: [] },
        ],
      }
    }),
  })
  const { body } = await served.inject('/about')
  expect(body).toContain('<span><a href="/about">Home &lt;&amp;&gt;</a></span></p></noscript>')
  expect(body).toMatch(/<noscript><style nonce="[^"%]+">#root :is\(button,/)
  expect(body).toContain('::before{content:"Write \\22 us\\22 \\3c /style>\\3c script>"}</style></noscript>')
  await served.close()
})

describe('what is drawn', () => {
  const drawn = '<style nonce="%NONCE%"></style><div id="root" data-drawn="desktop"><h1>About</h1></div>'
  const drawing = (draw: () => Promise<string>, asked: Question[] = []) => ({
    draw: vi.fn(async () => ({ html: await draw(), asked })),
    close: async () => undefined,
  })

  it('stands in the document of whoever is not signed in, before the boot data, with its nonce', async () => {
    const thread = drawing(async () => drawn)
    const served = await serve({ drawing: thread })
    const { body, headers } = await served.inject('/about')
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
    expect(body).toContain(
      `<style nonce="${nonce}"></style><div id="root" data-drawn="desktop"><h1>About</h1></div>`,
    )
    expect(body.match(/id="root"/g)).toHaveLength(1)
    expect(body.indexOf('id="root"')).toBeLessThan(body.indexOf('id="boot"'))
    expect(headers.vary).toContain('User-Agent')
    expect(bootOf(body).session).toEqual({ authenticated: false, uid: 0 })
    await served.inject('/about?utm_source=x')
    expect(thread.draw).toHaveBeenCalledTimes(1)
    await served.inject({ url: '/about', headers: { 'user-agent': 'Phone Mobile' } })
    expect(thread.draw).toHaveBeenCalledTimes(2)
    await served.close()
  })

  it('is drawn apart for visitors from where no loyalty is offered, and once for all others', async () => {
    const boots: BootData[] = []
    const draw = vi.fn(async ({ boot }: { boot: string }) => {
      boots.push(JSON.parse(boot) as BootData)
      return { html: drawn, asked: [] }
    })
    const served = await serve({
      countryHeader: 'cf-ipcountry',
      drawing: { draw, close: async () => undefined },
    })
    for (const country of ['SE', 'LV', 'FI', 'SE'])
      await served.inject({ url: '/about', headers: { 'cf-ipcountry': country } })
    expect(boots.map(({ country }) => country)).toEqual(['SE', undefined])
    await served.close()
  })

  it('is one at a time of addresses that are endless, and holds no other up', async () => {
    let end = () => {}
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    const draw = vi.fn(async ({ address }: { address: string }) => {
      if (address.includes('/things/')) await ended
      return { html: drawn, asked: [] }
    })
    const live = smallRelease((artefacts) => {
      const main = artefacts['routes/main'] as RoutesArtefact
      const thing = compileRoutes({
        ...{ kind: 'routes', id: 'main', guards: [] },
        routes: [{ name: 'thing', path: '/things/{id}', page: 'home' }],
      })
      artefacts['routes/main'] = { ...main, routes: [...main.routes, ...thing.routes] }
    })
    const served = await serve({ live, drawing: { draw, close: async () => undefined } })
    const first = served.inject('/things/1')
    await vi.waitFor(() => expect(draw).toHaveBeenCalledTimes(1))
    for (const url of ['/things/2', '/things/3']) {
      const { statusCode, body } = await served.inject(url)
      expect([statusCode, body.includes('<div id="root"></div>')]).toEqual([200, true])
    }
    expect((await served.inject('/about')).body).toContain('<h1>About</h1>')
    end()
    expect((await first).body).toContain('<h1>About</h1>')
    expect(draw).toHaveBeenCalledTimes(2)
    await served.close()
  })

  it('comes with what it was drawn with, which players are not sent', async () => {
    const address = '/api/campaigns/getoffers?locale=en'
    const ask = vi.fn(async () => ({ response: { items: ['</script>'] } }))
    const thread = drawing(async () => drawn, [{ address, seconds: 10 }])
    const strangers = await serve({ drawing: thread, ask })
    const sent = bootOf((await strangers.inject('/about')).body)
    expect(sent.answers).toEqual({ [address]: { items: ['</script>'] } })
    expect(sent.session.uid).toBe(0)
    const players = await serve({
      ...{ drawing: thread, ask },
      session: async () => ({ authenticated: true, uid: 7 }),
    })
    expect(bootOf((await players.inject('/about')).body)).not.toHaveProperty('answers')
    expect(ask).toHaveBeenCalledExactlyOnceWith(address)
    await strangers.close()
    await players.close()
  })

  it('is seen before what the page needs to be used is asked for, which players have at once', async () => {
    const sheet = '<link rel="stylesheet" href="/assets/data.css">'
    const part = '<link rel="modulepreload" crossorigin href="/assets/data.js">'
    const options = {
      live: smallRelease((artefacts) => {
        const about = artefacts['page/about'] as PageArtefact
        const block: Block = { type: 'badge', props: { text: 'page.home', tone: 'neutral' } }
        artefacts['page/about'] = { ...about, blocks: [...about.blocks, block] } as Artefact
      }),
      template: {
        ...{ head: '<script type="module" src="/assets/app.js"></script>', body: '<div id="root"></div>' },
        ...{
          formHead: '',
          dataHead: sheet + part,
          rowHead: '',
          hallHead: '',
          sportsHead: '',
          ahead: '',
          fonts: [],
        },
      },
      drawing: drawing(async () => drawn),
    }
    const strangers = await serve(options)
    const { body } = await strangers.inject('/about')
    const late = part.replace('modulepreload"', 'modulepreload" fetchpriority="low"')
    expect(body).toContain(`${sheet}<template>${late}</template><script nonce="`)
    expect(body).toContain('<script type="module" fetchpriority="low" src="/assets/app.js">')
    const players = await serve({ ...options, session: async () => ({ authenticated: true, uid: 7 }) })
    expect((await players.inject('/about')).body).toContain(`</script>${sheet}${part}`)
    await strangers.close()
    await players.close()
  })

  it('is for nobody who is signed in, and no page that is not there', async () => {
    const thread = drawing(async () => drawn)
    const players = await serve({ drawing: thread, session: async () => ({ authenticated: true, uid: 7 }) })
    expect((await players.inject('/about')).body).toContain('<div id="root"></div>')
    const strangers = await serve({ drawing: thread })
    expect((await strangers.inject('/nowhere')).body).toContain('<div id="root"></div>')
    expect(thread.draw).not.toHaveBeenCalled()
    await players.close()
    await strangers.close()
  })

  it('is left to the browser where a renderer fails', async () => {
    const served = await serve({ drawing: drawing(() => Promise.reject(new Error('a renderer threw'))) })
    const { statusCode, body } = await served.inject('/about')
    expect(statusCode).toBe(200)
    expect(body).toContain('<div id="root"></div>')
    await served.close()
  })
})

describe('a page', () => {
  it('carries what its first screen needs, in the language and direction of its address', async () => {
    const { body } = await get('/ar/about')
    expect(body).toContain('<html lang="ar" dir="rtl" data-theme="dark"')
    const boot = bootOf(body)
    expect(boot).toMatchObject({
      locale: 'ar',
      status: 200,
      theme: 'dark',
      session: { authenticated: false },
    })
    expect(Object.keys(boot.artefacts)).toEqual(
      expect.arrayContaining(['site/main', 'messages/ar', 'page/about']),
    )
    expect(boot.artefacts).not.toHaveProperty('messages/en')
  })

  it('has a head that a crawler understands without running anything', async () => {
    const { body } = await get('/about')
    expect(body).toContain('<title>Home &lt;&amp;&gt; – Small</title>')
    expect(body).toContain('<link rel="canonical" href="https://small.example/about">')
    expect(body).toContain('hreflang="ar" href="https://small.example/ar/about"')
    expect(body).toContain('hreflang="x-default" href="https://small.example/about"')
  })

  it('is the same compressed and not, but for its nonce and the time', async () => {
    const plain = await get('/about')
    const packed = await get('/about', { 'accept-encoding': 'br, gzip' })
    expect(packed.headers['content-encoding']).toBe('gzip')
    const same = (html: string) => html.replace(/nonce="[^"]+"/g, '').replace(/"now":\d+/, '"now":0')
    expect(same(gunzipSync(packed.rawPayload).toString())).toBe(same(plain.body))
    expect(Math.abs(Date.now() - (bootOf(plain.body).now ?? 0))).toBeLessThan(600_000)
    expect((await get('/about', { 'accept-encoding': 'gzip;q=0' })).headers).not.toHaveProperty(
      'content-encoding',
    )
  })

  it('runs only scripts of the site and snippets with the nonce of this one response', async () => {
    const [one, two] = [await get('/about'), await get('/about')]
    const policy = String(one.headers['content-security-policy'])
    const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1] ?? ''
    expect(policy).not.toContain('unsafe')
    expect(one.body).toContain(`<script nonce="${nonce}">window.snippet = 1</script>`)
    expect(two.body).not.toContain(nonce)
  })

  it('may be embedded by partners only where its layout is empty', async () => {
    const inside = await get('/forms/sign_up')
    expect(inside.headers['content-security-policy']).toContain('frame-ancestors https://partner.example')
    expect(inside.headers).not.toHaveProperty('x-frame-options')
    const outside = await get('/about')
    expect(outside.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(outside.headers['x-frame-options']).toBe('DENY')
  })

  it('cannot be broken out of by what a player is called', async () => {
    session = { authenticated: true, uid: 7, first_name: '</script><script>alert(1)</script>' }
    const { body } = await get('/about')
    session = { authenticated: false, uid: 0 }
    expect(body).not.toContain('<script>alert(1)')
    expect(bootOf(body).session.first_name).toBe('</script><script>alert(1)</script>')
  })

  it('remembers the language for a year and takes a theme only from the list', async () => {
    const { headers, body } = await get('/ar', { cookie: 'theme=light' })
    expect(headers['set-cookie']).toContain('locale=ar; Max-Age=31536000')
    expect(body).toContain('data-theme="light" data-scheme="light"')
    expect((await get('/', { cookie: 'theme="><script>' })).body).toContain('data-theme="dark"')
  })

  it('that is not there answers 404 with the system page, and nothing to a search engine', async () => {
    const missing = await get('/nowhere')
    expect(missing.statusCode).toBe(404)
    expect(bootOf(missing.body)).toMatchObject({ systemPage: 'not-found', status: 404 })
    expect(missing.body).toContain('<meta name="robots" content="noindex,follow">')
    const bot = await get('/nowhere', { 'user-agent': 'Googlebot/2.1' })
    expect([bot.statusCode, bot.body]).toEqual([404, ''])
  })

  it('costs nothing anew at one address that does not exist after another', async () => {
    let made = 0
    const counting = fastify()
    await counting.register(cookie)
    const template = {
      head: '',
      body: '',
      formHead: '',
      dataHead: '',
      rowHead: '',
      hallHead: '',
      sportsHead: '',
      ahead: '',
      fonts: [],
    }
    gatewayPlugin(counting, {
      live: smallRelease(),
      template: async () => {
        made += 1
        return template
      },
      session: async () => ({ authenticated: false, uid: 0 }),
      publicUrl: 'https://small.example',
    })
    const bodies = []
    for (const path of ['/about', '/no/1', '/no/2', '/no/3', '/about'])
      bodies.push((await counting.inject(path)).body)
    await counting.close()
    expect(made).toBe(2)
    expect(bodies.join('')).not.toContain('/no/')
    expect(bodies[4]).toContain('https://small.example/about')
  })

  it('of a signed-in player is kept nowhere, so that going back shows no money of before and nobody who has left', async () => {
    session = { authenticated: true, uid: 7 }
    const answer = await get('/about', {})
    session = { authenticated: false, uid: 0 }
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
  })

  it('and every redirect says to caches what it depends on, and that it is nobody else’s', async () => {
    const answers = [
      ['/riga', {}, 301],
      ['/about', { 'accept-language': 'ar' }, 302],
      ['/cashier', {}, 302],
      ['/nowhere', { 'user-agent': 'Googlebot/2.1' }, 404],
      ['/nowhere', {}, 404],
      ['/about', {}, 200],
    ] as const
    for (const [path, headers, status] of answers) {
      const answer = await get(path, headers)
      expect([path, answer.statusCode]).toEqual([path, status])
      expect([path, answer.headers['cache-control']]).toEqual([path, 'private, no-cache'])
      expect([path, answer.headers.vary]).toEqual([path, expect.stringContaining('Accept-Language, Cookie')])
      if (status === 404)
        expect([path, answer.headers.vary]).toEqual([path, expect.stringContaining('User-Agent')])
    }
  })

  it('is that of what is not found, and tells nothing more, where it cannot be told who asks', async () => {
    session = new Error('Failed query: select secrets')
    const answer = await get('/about?a?b=1')
    session = { authenticated: false, uid: 0 }
    expect(answer.statusCode).toBe(500)
    expect(bootOf(answer.body)).toMatchObject({ systemPage: 'not-found', session: { uid: 0 } })
    expect(answer.body).not.toContain('secrets')
  })

  it('leads on with the whole query, also to an address with letters of other alphabets', async () => {
    const moved = await get('/riga?to=/a?b=1')
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/r%C4%ABga?to=/a?b=1'])
  })

  it('that robots shall not see says so itself', async () => {
    session = { authenticated: true, uid: 7 }
    const { body } = await get('/cashier')
    session = { authenticated: false, uid: 0 }
    expect(body).toContain('noindex,follow')
    expect((await get('/robots.txt')).body).toContain('Disallow: /cashier')
  })
})

it('gives browsers the icons by size, and a manifest to install the site with', async () => {
  const icons = fastify()
  await icons.register(cookie)
  const live = smallRelease((artefacts) => {
    const site = artefacts['site/main'] as { brand: object }
    const favicons = [32, 180, 512].map((size) => ({ size, src: `/assets/site/icons/icon-${size}.png` }))
    artefacts['site/main'] = { ...site, brand: { ...site.brand, favicons } } as never
  })
  gatewayPlugin(icons, {
    live,
    template: {
      head: '',
      body: '<div id="root"></div>',
      formHead: '',
      dataHead: '',
      rowHead: '',
      hallHead: '',
      sportsHead: '',
      ahead: '',
      fonts: [],
    },
    session: async () => ({ authenticated: false, uid: 0 }),
    publicUrl: undefined,
  })
  const { body } = await icons.inject('/about')
  expect(body).toContain(
    '<link rel="icon" type="image/png" sizes="32x32" href="/assets/site/icons/icon-32.png">',
  )
  expect(body).toContain(
    '<link rel="apple-touch-icon" sizes="180x180" href="/assets/site/icons/icon-180.png">',
  )
  expect(body).toContain('<link rel="manifest" href="/manifest.webmanifest">')
  const manifest = await icons.inject('/manifest.webmanifest')
  expect(manifest.headers['content-type']).toContain('application/manifest+json')
  expect(manifest.json()).toMatchObject({ name: 'Small', start_url: '/', display: 'standalone' })
  expect(manifest.json().icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual([
    '32x32',
    '180x180',
    '512x512',
    'any',
  ])
  await icons.close()
})

describe('the head of a page', () => {
  const withHead = (head: PageArtefact['head']) =>
    smallRelease((artefacts) => {
      const about = artefacts['page/about'] as PageArtefact
      artefacts['page/about'] = { ...about, image: '/about.png', ...(head && { head }) }
      const main = artefacts['routes/main'] as RoutesArtefact
      const { routes } = compileRoutes({
        ...{ kind: 'routes', id: 'main', guards: [] },
        routes: [
          {
            ...{ name: 'thing', path: '/things/{id}', page: 'home' },
            subject: {
              operation: 'things.get',
              params: { id: { from: '/route/params/id' } },
              head: {
                canonical: { route: 'thing', params: { id: { from: '/result/name' } } },
                robots: { from: '/result/state', map: { over: 'noindex,follow' } },
              },
            },
            listed: { operation: 'things.get', address: { id: { from: '/item/name' } } },
          },
          { name: 'other', path: '/others/{id}', page: 'home' },
        ],
      })
      artefacts['routes/main'] = { ...main, routes: [...main.routes, ...routes] }
    })
  const isThere: NonNullable<Parameters<typeof gatewayPlugin>[1]['isThere']> = async (address, _, read) => {
    const id = new URL(address, 'http://platform').searchParams.get('id')
    const told = read?.({ name: 'plum', state: id === 'ended' ? 'over' : 'on' })
    return { isThere: true, ...(told && { told }) }
  }
  const headOf = async (head: PageArtefact['head'], url = '/about') => {
    const served = await serve({ live: withHead(head), isThere, publicUrl: 'https://small.example' })
    const { body } = await served.inject(url)
    await served.close()
    return {
      body,
      robots: /<meta name="robots" content="([^"]*)"/.exec(body)?.[1],
      canonical: /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1],
    }
  }

  it('has tags of its own, and its own words for those that the site writes of every page', async () => {
    const { body } = await headOf({
      meta: [
        { name: 'author', content: 'A "B"' },
        { name: 'subject', text: 'page.home' },
      ],
      openGraph: [
        { property: 'og:type', content: 'article' },
        { property: 'og:image', content: 'https://a.example/own.png' },
        { property: 'article:section', text: 'page.home' },
      ],
    })
    for (const tag of [
      '<meta name="author" content="A &quot;B&quot;">',
      '<meta name="subject" content="Home &lt;&amp;&gt;">',
      '<meta property="article:section" content="Home &lt;&amp;&gt;">',
    ])
      expect(body).toContain(tag)
    expect(body.match(/<meta property="og:type"[^>]*>/g)).toEqual([
      '<meta property="og:type" content="article">',
    ])
    expect(body.match(/<meta property="og:image[^>]*>/g)).toEqual([
      '<meta property="og:image" content="https://a.example/own.png">',
    ])
  })

  it('says what it says of itself to robots, and then neither an address nor other languages', async () => {
    const { robots, canonical, body } = await headOf({ robots: 'noindex,nofollow' })
    expect([robots, canonical]).toEqual(['noindex,nofollow', undefined])
    expect(body).not.toContain('hreflang')
  })

  it('names the one address of what it is about, and does not list what has ended', async () => {
    expect(await headOf(undefined, '/things/1')).toMatchObject({
      robots: undefined,
      canonical: 'https://small.example/things/plum',
    })
    expect((await headOf(undefined, '/ar/things/1')).canonical).toBe('https://small.example/ar/things/plum')
    expect((await headOf(undefined, '/things/ended')).robots).toBe('noindex,follow')
  })

  it('names one address of a page, however it was written', async () => {
    for (const url of ['/about', '/about/', '/%61bout'])
      expect((await get(url)).body).toContain('<link rel="canonical" href="https://small.example/about">')
  })

  it('lists no address of a route that does not say which it has', async () => {
    expect((await headOf(undefined, '/others/1')).robots).toBe('noindex,follow')
  })

  it('is the server’s: browsers are not sent what it is made of', async () => {
    const { body } = await headOf({ robots: 'noindex,follow', meta: [{ name: 'author', content: 'A' }] })
    const { artefacts } = bootOf(body)
    expect(artefacts['page/about']).not.toHaveProperty('head')
    expect(JSON.stringify(artefacts['routes/main'])).not.toMatch(/"(subject|listed)"/)
  })
})

it('says what a page is about to who runs no script, where nothing that is drawn does', async () => {
  const heading = '<noscript><h1>Home &lt;&amp;&gt;</h1>'
  expect((await get('/about')).body).toContain(heading)
  const thread = (html: string) => ({ draw: async () => ({ html, asked: [] }), close: async () => undefined })
  for (const [html, isSaid] of [
    ['<div id="root" data-drawn="desktop"><h1 class="x">About</h1></div>', false],
    ['<div id="root" data-drawn="desktop"><p>About</p></div>', true],
  ] as const) {
    const served = await serve({ drawing: thread(html) })
    expect((await served.inject('/about')).body.includes(heading)).toBe(isSaid)
    await served.close()
  }
})
