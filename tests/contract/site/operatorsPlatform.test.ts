import { once } from 'node:events'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BootData } from '#schemas/runtime/bootData.ts'
import { sendRaw } from '../../fixtures/servers/sendRaw.ts'
import { type StartedSite, startedSite } from '../../fixtures/servers/startedSite.ts'

describe("an operator's own platform that stands below a path", () => {
  it('gets calls, their queries and the question who is signed in below that path, and nothing beside it', async () => {
    const platform = fastify()
    platform.get('/casino/v2/api/*', async ({ url, headers }) => ({
      response: { uid: 42, url, host: headers['x-forwarded-host'] },
    }))
    platform.get('/casino/v2/hit', async ({ url }) => ({ url }))
    platform.get('/*', async (_request, reply) => reply.code(418).send())
    const origin = await platform.listen({ port: 0, host: '127.0.0.1' })
    const croupier = await startedSite({
      PLATFORM_URL: `${origin}/casino/v2/`,
      PUBLIC_URL: 'https://aurora.example',
      CONTENT_USERS_KEY: 'k'.repeat(32),
    })
    const url = '/api/games/get?version=1&search=a%2Fb'
    const answer = await croupier.app.inject({ url, headers: { host: 'evil.example' } })
    expect(answer.json().response.url).toBe('/casino/v2/api/games/get?version=1&search=a%2Fb')
    // A platform makes the addresses in letters of it.
    expect(answer.json().response.host).toBe('aurora.example')
    // Also what would be the content backend's beside our own.
    for (const path of ['users/me', 'cms-config'])
      expect((await croupier.app.inject(`/api/${path}`)).json().response.url).toBe(`/casino/v2/api/${path}`)
    expect((await croupier.app.inject('/content/api/users/me')).statusCode).toBe(401)
    const hit = await croupier.app.inject('/hit?referer=a')
    expect(hit.json().url).toBe('/casino/v2/hit?referer=a')
    const { body } = await croupier.app.inject({ url: '/', headers: { cookie: 'their=session' } })
    expect(body).toContain('"session":{"uid":42')
    expect(await sendRaw(croupier, 'GET /api/../v1 HTTP/1.1')).toMatch(/^HTTP\/1\.1 40[04]/)
    await croupier.drop()
    await platform.close()
  })
})

describe("a site on an operator's own platform", () => {
  let platform: FastifyInstance
  let croupier: StartedSite
  const silence = new AbortController()
  let isSilent = false
  const seen: string[] = []

  beforeAll(async () => {
    platform = fastify()
    platform.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, body),
    )
    platform.addHook('onRequest', async ({ url, headers }) => {
      seen.push(`${url} ${headers['x-forwarded-for']} ${headers['x-real-ip']} ${headers.forwarded}`)
    })
    platform.get('/api/account/getInfo', async (request) => {
      if (isSilent) await once(silence.signal, 'abort')
      return { response: { uid: request.headers.cookie === 'their=session' ? 42 : 0, login: 'anna' } }
    })
    platform.get('/api/hops', async (_request, reply) => {
      reply.header('connection', 'keep-alive, X-Hop').header('x-hop', 'theirs').header('x-kept', 'yes')
      return { response: {} }
    })
    platform.post('/api/auth/login', async (request, reply) =>
      reply
        .code(418)
        .header('set-cookie', 'their=session')
        .send({ response: { body: request.body, query: request.query } }),
    )
    const platformUrl = await platform.listen({ port: 0, host: '127.0.0.1' })
    croupier = await startedSite({ PLATFORM_URL: platformUrl })
  })
  afterAll(async () => {
    await croupier.drop()
    await platform.close()
  })

  const page = async (cookie?: string): Promise<BootData> => {
    const { body } = await croupier.app.inject({ url: '/', headers: cookie ? { cookie } : {} })
    return JSON.parse(/id="boot">(.*?)<\/script>/s.exec(body)?.[1] ?? '')
  }

  it('passes calls on with their body and brings back status, cookies and answer as they are', async () => {
    const answer = await croupier.app.inject({
      method: 'POST',
      url: '/api/auth/login?version=1&locale=en',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'login=anna&password=secret',
    })
    expect(answer.statusCode).toBe(418)
    expect(answer.headers['set-cookie']).toBe('their=session')
    expect(answer.json()).toEqual({
      response: { body: 'login=anna&password=secret', query: { version: '1', locale: 'en' } },
    })
  })

  it('says of its connection to the browser what is true of that one, whatever the platform says of its own', async () => {
    const answer = await sendRaw(croupier, 'GET /api/hops HTTP/1.1')
    expect(answer).toMatch(/^connection: close\r$/im)
    expect(answer).toMatch(/^x-kept: yes\r$/im)
    expect(answer).not.toMatch(/^(x-hop|keep-alive):/im)
  })

  it('lets nobody climb out of the calls to the rest of that platform, or speak in the name of another address', async () => {
    await croupier.app.ready()
    seen.length = 0
    const paths = [
      '/api/../internal',
      '/api/%2e%2e/internal',
      '/api/..%2finternal',
      '/api/%252e%252e%252finternal',
      '/api/x/../../internal',
      '/api/..\\internal',
      '/api/%5c..%5cinternal',
    ]
    for (const path of paths) {
      // Injecting would resolve the path before it is sent, as browsers do and attackers do not.
      const answer = await sendRaw(croupier, `GET ${path} HTTP/1.1`)
      expect(answer, path).toMatch(/^HTTP\/1\.1 (400|404)/)
    }
    expect(seen.filter((line) => line.includes('internal'))).toEqual([])
    const headers = { 'x-forwarded-for': '6.6.6.6', 'x-real-ip': '6.6.6.6', forwarded: 'for=6.6.6.6' }
    await croupier.app.inject({ url: '/api/account/getInfo?version=1&q=a/../b', headers })
    expect(seen.at(-1)).toBe('/api/account/getInfo?version=1&q=a/../b 127.0.0.1 undefined undefined')
  })

  it('knows on the first screen who is signed in there', async () => {
    expect((await page('their=session')).session).toMatchObject({
      authenticated: true,
      uid: 42,
      login: 'anna',
    })
    expect((await page()).session).toEqual({ authenticated: false, uid: 0 })
  })

  it('shows pages all the same while that platform does not answer', async () => {
    isSilent = true
    expect((await page('their=session')).session.authenticated).toBe(false)
    isSilent = false
    silence.abort()
  })
})
