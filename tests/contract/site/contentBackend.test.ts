import { strapi } from '@strapi/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContentClient } from '../../../docs/examples/contentClient.ts'
import { type StartedSite, startedSite } from '../../fixtures/servers/startedSite.ts'

const callback = 'https://front.example/connected'
const password = 'a long enough password'

describe('the whole site as a content backend', () => {
  let site: StartedSite
  let url: string
  beforeAll(async () => {
    site = await startedSite({
      PORT: '0',
      CONTENT_USERS_KEY: 'a key for tests alone, long enough'.replaceAll(' ', '-'),
      CONTENT_USERS_REGISTRATION: '1',
      CONTENT_USERS_CALLBACK_URL: callback,
    })
    url = await site.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => site.drop())

  const send = async (path: string, body?: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(new URL(path, url), {
      redirect: 'manual',
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return {
      status: answer.status,
      headers: answer.headers,
      json: text.startsWith('{') ? JSON.parse(text) : text,
    }
  }
  /** The newest of so many. */
  async function letterTo(email: string, count = 1): Promise<{ subject: string; text: string }> {
    const read = async () => (await fetch(`${url}/sandbox/outbox?to=${email}`)).json()
    await expect.poll(async () => (await read()).length, { timeout: 60_000 }).toBe(count)
    return (await read())[0]
  }

  it('lets a client of Strapi sign in and ask who it is, unmodified', async () => {
    const client = strapi({ baseURL: `${url}/api` })
    const config = await client.single('cms-config').find({ locale: 'lv' })
    expect(config.data).toMatchObject({
      ...{ documentId: 'cms-config', locale: 'lv', defaultLocale: 'en', dir: 'ltr' },
      brand: { name: 'Aurora', tagline: 'brand.tagline' },
      words: { 'brand.tagline': expect.not.stringContaining('.tagline') },
    })
    const registered = await client.fetch('/auth/local/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'de' },
      body: JSON.stringify({ username: 'ada', email: 'ada@example.com', password }),
    })
    expect(await registered.json()).toMatchObject({ user: { username: 'ada', confirmed: false } })
    const { subject, text } = await letterTo('ada@example.com')
    expect(subject).toBe('Bestätigen Sie Ihre E-Mail-Adresse für Aurora')
    const link = new URL(/http\S+/.exec(text)?.[0] ?? '')
    const confirmed = await send(link.pathname + link.search)
    expect([confirmed.status, confirmed.headers.get('location')]).toEqual([302, '/'])

    const { json } = await send('/api/auth/local', { identifier: 'ada', password })
    const signedIn = strapi({ baseURL: `${url}/content/api`, auth: json.jwt })
    expect(await (await signedIn.fetch('/users/me')).json()).toMatchObject({ email: 'ada@example.com' })
    await expect(client.fetch('/users/me')).rejects.toMatchObject({ response: { status: 401 } })
  })

  it('answers by the locale, and has none of a locale that there is not', async () => {
    const read = (query: string) => send(`/content/api/cms-config${query}`)
    const [usual, arabic] = [await read(''), await read('?locale=ar')]
    expect([usual.json.data.locale, arabic.json.data.locale, arabic.json.data.dir]).toEqual([
      'en',
      'ar',
      'rtl',
    ])
    expect(usual.json.data.words['brand.tagline']).not.toBe(arabic.json.data.words['brand.tagline'])
    expect(usual.json.data).not.toHaveProperty('snippets')
    expect((await read('?locale=xx')).json).toEqual({
      data: null,
      error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} },
    })
    const etag = usual.headers.get('etag') ?? ''
    expect((await send('/api/cms-config', undefined, { 'if-none-match': etag })).status).toBe(304)
  })

  it('is called by the client of the guide, with a bearer token from its cookie', async () => {
    const jar = new Jar()
    const client = createContentClient({ url: `${url}/api`, jar })
    const { data } = await client.find<{ locale: string }>('cms-config', { locale: 'de' })
    expect(data.locale).toBe('de')
    await expect(client.me()).rejects.toMatchObject({ name: 'UnauthorizedError', status: 401 })
    await expect(client.signIn('ada', 'no such password')).rejects.toThrow('Invalid identifier or password')
    await client.signIn('ada', password)
    expect(jar.cookie).toMatch(/^strapi_jwt=\S+$/)
    expect(await client.me()).toMatchObject({ username: 'ada' })
    const before = jar.cookie
    await client.changePassword(password, 'another password')
    expect(jar.cookie).not.toBe(before)
    await client.changePassword('another password', password)
    expect(await client.me()).toMatchObject({ username: 'ada' })
    jar.cookie = before
    await expect(client.me()).rejects.toThrow('Missing or invalid credentials')
    expect(jar.cookie).toBe('')
  })

  it('sends a code where no page is named for it', async () => {
    await send('/api/auth/forgot-password', { email: 'ada@example.com' })
    const { text } = await letterTo('ada@example.com', 2)
    const code = /^[\w-]{43}$/m.exec(text)?.[0]
    const set = { code, password: 'another password', passwordConfirmation: 'another password' }
    expect((await send('/api/auth/reset-password', set)).json).toMatchObject({ user: { username: 'ada' } })
  })

  it('takes who comes from a service of social sign-in', async () => {
    const begin = await send('/api/connect/northmail')
    const cookie = (begin.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    const asked = new URL(begin.headers.get('location') ?? '')
    const form = { decision: 'allow', sub: 'n-1', email: 'nora@example.com', email_verified: '1' }
    const allowed = await fetch(new URL(asked.pathname + asked.search, url), {
      ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams(form) },
    })
    const back = new URL(allowed.headers.get('location') ?? '')
    const returned = await send(back.pathname + back.search, undefined, { cookie })
    const to = new URL(returned.headers.get('location') ?? '')
    expect([to.origin + to.pathname, [...to.searchParams.keys()]]).toEqual([callback, ['access_token']])
    expect((await send(`/api/auth/northmail/callback${to.search}`)).json).toMatchObject({
      jwt: expect.any(String),
      user: { email: 'nora@example.com', provider: 'northmail' },
    })
  })

  it('leaves the platform what is its own', async () => {
    const answer = await fetch(`${url}/api/auth/login?version=1&locale=en`, {
      method: 'POST',
      headers: { origin: new URL(url).origin },
      body: new URLSearchParams({ login: 'ada@example.com', password }),
    })
    expect([answer.status, await answer.json()]).toMatchObject([
      401,
      { error: { type: expect.stringMatching(/Exception$/) } },
    ])
    for (const path of ['/api/auth', '/api/auth/google', '/api/users', '/api/users/you'])
      expect((await send(path)).json.error.type).toBe('MethodNotFoundException')
  })
})

describe('files about the build', () => {
  it('name every page that visitors find without parameters, and what each is made of', async () => {
    const site = await startedSite()
    const get = (path: string) => site.app.inject({ url: path })
    const { id } = (await get('/_build/latest.json')).json()
    const { prerendered } = (await get(`/_build/meta/${id}.json`)).json() as { prerendered: string[] }
    expect(prerendered).toEqual(expect.arrayContaining(['/', '/lv', '/gamehall', '/ar/gamehall']))
    expect(prerendered.filter((path) => /profile|cashier/.test(path))).toEqual([])
    const shown = prerendered.filter((path) => !/^\/(lv|ru|de|ar)(\/|$)/.test(path))
    for (const path of shown) expect([path, (await get(path)).statusCode]).toEqual([path, 200])
    const { artefacts } = (await get('/_build/pages/lv/gamehall.json')).json()
    for (const [key, hash] of Object.entries(artefacts))
      expect([key, (await get(`/content/artefacts/${hash}`)).statusCode]).toEqual([key, 200])
    await site.drop()
  })
})

describe('a site without users of the content backend', () => {
  it('has none of their addresses, and says what it is set to', async () => {
    const site = await startedSite()
    const get = (path: string) => site.app.inject({ url: path })
    for (const path of ['/api/users/me', '/api/connect/northmail'])
      expect([path, (await get(path)).json().error.type]).toEqual([path, 'MethodNotFoundException'])
    expect((await get('/content/api/users/me')).statusCode).toBe(404)
    expect((await get('/api/cms-config')).json().data.locale).toBe('en')
    await site.drop()
  })
})

/** The cookies of a document: what is set reads as its name and value, and goes with a Max-Age of 0. */
class Jar {
  #pairs = new Map<string, string>()
  get cookie(): string {
    return [...this.#pairs].map((pair) => pair.join('=')).join('; ')
  }
  set cookie(set: string) {
    const [pair = '', ...rest] = set.split('; ')
    const [name = '', value = ''] = pair.split(/=(.*)/)
    if (rest.includes('Max-Age=0')) this.#pairs.delete(name)
    else this.#pairs.set(name, value)
  }
}
