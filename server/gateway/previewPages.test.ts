import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Artefact } from '#schemas/runtime/artefacts.ts'
import type { BootData } from '#schemas/runtime/bootData.ts'
import { smallRelease } from '../../tests/fixtures/content/smallRelease.ts'
import { gatewayPlugin } from './gatewayPlugin.ts'

let app: FastifyInstance

beforeAll(async () => {
  const preview = smallRelease((artefacts) => {
    const snippets = [{ id: 'spy', isEnabled: true, position: 'head', code: '<script>spy()</script>' }]
    artefacts['site/main'] = { ...artefacts['site/main'], snippets } as Artefact
  })
  app = fastify()
  await app.register(cookie)
  gatewayPlugin(app, {
    live: smallRelease(),
    template: {
      head: '<main-script>',
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
      throw new Error('Nobody is asked for.')
    },
    publicUrl: 'https://small.example',
    previews: {
      open: async (token) => (token === 'good' ? { preview } : undefined),
      player: (state) =>
        state === 'bonus' ? { authenticated: true, uid: 1 } : { authenticated: false, uid: 0 },
      script: '/studio/assets/frame.js',
    },
  })
})
afterAll(() => app.close())

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const bootOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as BootData

it('shows what has a name to our own pages alone, and lets nobody keep it', async () => {
  const { statusCode, headers, body } = await get('/preview/good/about')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex, nofollow',
  })
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("; frame-ancestors 'self';")
  expect(policy).toContain("; frame-src 'none'; form-action 'none';")
  expect(headers).not.toHaveProperty('set-cookie')
  expect(body.indexOf('/studio/assets/frame.js')).toBeLessThan(body.indexOf('<main-script>'))
})

it.each(['/preview/bad/about', '/preview//about', '/preview/good.x/'])('knows nothing of %s', async (url) => {
  const { statusCode, headers, body } = await get(url)
  expect(statusCode).toBe(404)
  expect(headers['cache-control']).toBe('private, no-store')
  expect(body).not.toContain('boot')
})

it('brings nothing to players', async () => {
  expect((await get('/about')).body).not.toContain('/studio/')
})

it('runs no code of third parties', async () => {
  const { body, headers } = await get('/preview/good/about')
  expect(body).not.toContain('spy')
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
})

it('shows the site to whom it is told, whoever asks, and as it is told', async () => {
  const own = 'preview-player=bonus&preview-theme=light&preview-locale=en'
  const told = bootOf((await get(`/preview/good/about?${own}`, { cookie: 'theme=dark' })).body)
  expect(told).toMatchObject({ theme: 'light', session: { uid: 1, locale: 'en' } })
  expect(bootOf((await get('/preview/good/about')).body).session).toEqual({ authenticated: false, uid: 0 })
})

it('stays among its own pages', async () => {
  const { headers, statusCode } = await get('/preview/good/profile?preview-player=anonymous')
  expect(statusCode).toBe(302)
  expect(headers.location).toMatch(/^\/preview\/good\/.*[?&]preview-player=anonymous$/)
  expect(headers['cache-control']).toBe('private, no-store')
})
