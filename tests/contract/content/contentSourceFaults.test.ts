import type { AddressInfo } from 'node:net'
import { Registry } from 'prom-client'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { ReleaseCompiler } from '../../../server/content/ReleaseCompiler.ts'
import { type OpenSource, openSource } from '../../../server/content/source/openSource.ts'
import { strapiHook } from '../../../server/content/source/strapi/strapiHook.ts'
import { strapiSource } from '../../../server/content/source/strapi/strapiSource.ts'
import { buildServer } from '../../../server/http/buildServer.ts'
import { readSettings } from '../../../server/settings/settings.ts'
import { fakeCompiler } from '../../fixtures/content/fakeCompiler.ts'
import { replayStrapi } from '../../fixtures/content/replayStrapi.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { silentLog } from '../../fixtures/run/silentLog.ts'
import { type ContentServer, contentServer } from '../../fixtures/servers/contentServer.ts'

const secret = 'a-secret-of-enough-letters'

/** From the message of a CMS to the site and the studio, with a server in its place that does not answer as it should. */
describeOnOneDatabase('a Strapi that does not answer as it should', (fresh) => {
  let strapi: Awaited<ReturnType<typeof replayStrapi>>
  let opened: OpenSource
  let server: ContentServer
  let hooks: Awaited<ReturnType<typeof buildServer>>
  let token: string
  let hookUrl: string

  beforeAll(async () => {
    strapi = await replayStrapi('first')
    const log = { ...silentLog, child: () => silentLog } as never
    opened = openSource({
      ...{ database: fresh().database, releases: new ReleaseCompiler(fakeCompiler), log },
      ...{ registry: new Registry(), pollMs: 3_600_000, mediaQuota: 1_000_000 },
      source: strapiSource(
        { ...strapi, mediaOrigins: [] },
        { firstPause: 1, patience: 2_000, most: 100_000 },
      ),
    })
    server = await contentServer(fresh().database, undefined, undefined, { source: opened })
    token = await server.signIn()
    hooks = await buildServer({ ...readSettings({}), logLevel: 'silent' })
    await hooks.register(strapiHook, { secrets: [secret], hint: opened.hint })
    await hooks.listen({ port: 0, host: '127.0.0.1' })
    hookUrl = `http://127.0.0.1:${(hooks.server.address() as AddressInfo).port}/hooks/strapi`
    opened.start()
    await vi.waitFor(async () => expect(await source()).toMatchObject({ state: 'live' }))
  })
  afterEach(() => {
    strapi.answer()
    strapi.limit(undefined)
  })
  afterAll(async () => {
    await opened.stop()
    await hooks.close()
    await server.close()
    await strapi.close()
  })

  const get = async (path: string) =>
    (await server.call({ method: 'GET', url: `/content/${path}`, token })).json()
  const source = async () => (await get('source')).source
  const live = async () => {
    await server.live.refresh()
    return get('release')
  }
  const publishedThere = () =>
    fetch(hookUrl, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      body: '{"event":"entry.publish"}',
    })
  const isWhole = (url: string) => url.includes('populate')

  it.each<[string, Parameters<typeof strapi.answer>[0], RegExp]>([
    ['does not know the token', () => ({ status: 401 }), /STRAPI_TOKEN/],
    ['is not well', () => ({ status: 500 }), /^Strapi answered 500$/],
    ['breaks off in the middle of an answer', () => ({ cutAt: 40 }), /^Strapi did not answer$/],
    [
      'breaks off in the middle of all entries',
      (url) => (isWhole(url) ? { cutAt: 40 } : undefined),
      /did not answer/,
    ],
    ['takes too long', (url) => (isWhole(url) ? { after: 2_500 } : undefined), /^Strapi did not answer$/],
    ['answers a page for people', () => ({ text: '<!doctype html><title>Sign in</title>' }), /no JSON/],
    ['answers half of some JSON', () => ({ text: '{"data":[{"id":1,' }), /no JSON/],
    ['answers something else', () => ({ json: { data: null, error: {} } }), /something else/],
    ['answers without end', () => ({ text: ' '.repeat(200_000) }), /more than 100000 bytes/],
    [
      'leaves entries out',
      (url) =>
        isWhole(url)
          ? { json: { data: [], meta: { pagination: { page: 1, pageSize: 1000, pageCount: 1, total: 4 } } } }
          : undefined,
      /fewer croupier-definitions than it has/,
    ],
  ])(
    'keeps what is live where it %s, says so in the studio, and goes on once it is well',
    async (_, how, words) => {
      const before = await live()
      const drafts = await get('export?from=drafts')
      strapi.answer(how)
      expect((await publishedThere()).status).toBe(202)
      await vi.waitFor(async () => expect((await source()).failure).toMatch(words))
      expect(await live()).toEqual(before)
      expect(await get('export?from=drafts')).toEqual(drafts)
      expect(await source()).toMatchObject({ state: 'live', problems: [] })
      strapi.answer()
      await publishedThere()
      await vi.waitFor(async () => expect(await source()).not.toHaveProperty('failure'))
      expect(await live()).toEqual(before)
    },
  )

  it('is read in as many pages as it makes', async () => {
    const before = await live()
    strapi.limit(2)
    strapi.asked.length = 0
    await publishedThere()
    const isNext = (url: string) => isWhole(url) && url.includes('[page]=2')
    await vi.waitFor(() => expect(strapi.asked.some(isNext)).toBe(true))
    strapi.use('changed')
    await publishedThere()
    await vi.waitFor(async () => expect((await live()).id).toBeGreaterThan(before.id))
    expect(Object.keys((await live()).artefacts)).toEqual(Object.keys(before.artefacts))
  })

  it('is one release, however often it tells of it', async () => {
    const count = async () => (await get('releases')).items.length
    const before = await count()
    strapi.use('first')
    const answers = await Promise.all(Array.from({ length: 5 }, publishedThere))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(202))
    await vi.waitFor(async () => expect(await count()).toBe(before + 1))
    strapi.asked.length = 0
    await publishedThere()
    await vi.waitFor(() => expect(strapi.asked.some(isWhole)).toBe(true))
    await opened.stop()
    expect(await count()).toBe(before + 1)
    expect(await source()).toMatchObject({ state: 'live', problems: [] })
  })
})
