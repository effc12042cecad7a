import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ReleaseCompiler } from '../../../server/content/ReleaseCompiler.ts'
import type { ContentSource } from '../../../server/content/source/ContentSource.ts'
import { SourceError } from '../../../server/content/source/ContentSource.ts'
import { createSync } from '../../../server/content/source/createSync.ts'
import { openSource } from '../../../server/content/source/openSource.ts'
import { strapiHook } from '../../../server/content/source/strapi/strapiHook.ts'
import { strapiSource } from '../../../server/content/source/strapi/strapiSource.ts'
import { buildServer } from '../../../server/http/buildServer.ts'
import { readSettings } from '../../../server/settings/settings.ts'
import { fakeCompiler } from '../../fixtures/content/fakeCompiler.ts'
import { replayStrapi } from '../../fixtures/content/replayStrapi.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { silentLog } from '../../fixtures/run/silentLog.ts'
import { type ContentServer, contentServer } from '../../fixtures/servers/contentServer.ts'

/** Bytes. */
const roomy = 1_000_000
const quick = { firstPause: 1, patience: 5_000 }

describeOnOneDatabase('definitions that come from Strapi', (fresh) => {
  let strapi: Awaited<ReturnType<typeof replayStrapi>>
  let server: ContentServer
  let source: ContentSource
  let sync: ReturnType<typeof createSync>
  let token: string

  /** As another process that has just begun. */
  const another = (own = strapiSource({ ...strapi, mediaOrigins: [] }, quick), mediaQuota = roomy) => {
    const releases = new ReleaseCompiler(fakeCompiler)
    return createSync({ database: fresh().database, releases, source: own, mediaQuota, log: silentLog })
  }
  beforeAll(async () => {
    strapi = await replayStrapi('empty')
    source = strapiSource({ ...strapi, mediaOrigins: [] }, quick)
    const { database } = fresh()
    sync = another(source)
    const { name, editUrl } = source
    const status = () => ({ reachedAt: 0, failure: undefined })
    const opened = { name, editUrl, row: sync.row, status, start() {}, hint() {}, stop: async () => {} }
    server = await contentServer(database, undefined, undefined, { source: opened })
    token = await server.signIn()
  })
  afterAll(async () => {
    await server.close()
    await strapi.close()
  })

  const get = async (path: string) =>
    (await server.call({ method: 'GET', url: `/content/${path}`, token })).json()
  const live = async () => {
    await server.live.refresh()
    return get('release')
  }
  const artefact = async (key: string) => {
    const { artefacts } = await live()
    return artefacts[key] && get(`artefacts/${artefacts[key]}`)
  }
  const look = (isWhole = false) => sync.look(isWhole)

  it('leaves to the studio what Strapi does not have', async () => {
    expect(await look()).toBe('unchanged')
    expect(await artefact('form/login')).toMatchObject({ title: 'Login' })
    const source = await get('source')
    expect(source).toMatchObject({ source: { name: 'Strapi', state: 'live', problems: [], fallbacks: [] } })
  })

  it('takes nothing where its pictures have no room, and says which', async () => {
    strapi.use('first')
    const before = await get('export?from=drafts')
    expect(await another(undefined, 10).look(true)).toBe('invalid')
    expect(await get('export?from=drafts')).toEqual(before)
    expect((await get('source')).source).toMatchObject({
      state: 'invalid',
      problems: [
        {
          definition: 'media/banner',
          pointer: '/file',
          code: 'source_room',
          message: expect.stringContaining('MEDIA_QUOTA'),
        },
      ],
    })
  })

  it('publishes what is published there, with pictures, and texts of other languages where one lacks them', async () => {
    strapi.use('first')
    expect(await look()).toBe('published')
    expect(await artefact('form/login')).toMatchObject({ title: 'login.title' })
    expect(await artefact('page/terms')).toMatchObject({ title: 'terms.title' })
    // It is a draft there.
    expect(await artefact('page/later')).toBeUndefined()
    expect(await artefact('messages/de/common')).toMatchObject({
      locale: 'de',
      messages: { 'login.title': 'Anmelden', 'terms.title': 'Terms' },
    })
    const picture = await artefact('media/banner')
    expect(picture).toMatchObject({ name: 'Banner', type: 'image/svg+xml', width: 40, height: 20 })
    const file = await server.call({ method: 'GET', url: `/content/media/files/${picture.file}`, token })
    expect(file.statusCode).toBe(200)
    expect((await get('source')).source).toMatchObject({ fallbacks: [{ locale: 'de', texts: 1 }] })
    expect((await get('releases')).items[0]).toMatchObject({
      message: 'From Strapi',
      published_by: 'Croupier',
    })
  })

  it('asks no more than whether something changed, where nothing did', async () => {
    const before = await live()
    strapi.asked.length = 0
    expect(await look()).toBe('unchanged')
    expect(strapi.asked).toHaveLength(4)
    expect(strapi.asked.every((url) => url.includes('pagination[pageSize]=1&'))).toBe(true)
    expect(await look(true)).toBe('unchanged')
    expect(await live()).toEqual(before)
  })

  it('is changed there alone', async () => {
    const draft = await get('drafts/page/terms')
    expect(draft.source).toEqual({
      name: 'Strapi',
      url: expect.stringMatching(
        /\/admin\/content-manager\/collection-types\/api::croupier-definition\.croupier-definition\/\w+$/,
      ),
    })
    expect((await get('drafts/messages/de%2Fcommon')).source.url).toMatch(/\?plugins\[i18n\]\[locale\]=de$/)
    const refusal = { error: { type: 'FromSourceException' }, changed: ['page/terms'] }
    const url = '/content/drafts/page/terms'
    const headers = { 'if-match': draft.etag }
    const payload = { kind: 'page', id: 'terms', title: 'mine' }
    for (const request of [
      { method: 'PUT' as const, url, payload },
      { method: 'DELETE' as const, url },
      { method: 'DELETE' as const, url: `${url}?discard=true` },
    ]) {
      const answer = await server.call({ ...request, headers, token })
      expect([answer.statusCode, answer.json()]).toMatchObject([403, refusal])
    }
    const { definitions } = await get('export?from=drafts')
    const changed = { ...definitions, 'page/terms': payload }
    const imported = await server.call({
      method: 'POST',
      url: '/content/import',
      payload: { definitions: changed },
      token,
    })
    expect([imported.statusCode, imported.json()]).toMatchObject([403, refusal])
    const items: { key: string; source?: string }[] = (await get('definitions')).items
    expect(items.filter((one) => one.source === 'Strapi').map(({ key }) => key)).toEqual([
      'form/login',
      'locales/main',
      'media/banner',
      'messages/de/common',
      'messages/en/common',
      'page/terms',
    ])
  })

  it('stays as it was where an editor went back to an earlier release, until something else is published', async () => {
    const [latest] = (await get('releases')).items
    strapi.use('changed')
    expect(await look()).toBe('published')
    await server.call({ method: 'POST', url: `/content/releases/${latest.id}/rollback`, token })
    expect((await live()).id).toBe(latest.id)
    expect(await look(true)).toBe('unchanged')
    expect((await live()).id).toBe(latest.id)
    strapi.use('first')
    expect(await look()).toBe('unchanged')
    strapi.use('changed')
    expect(await look()).toBe('published')
    expect(await artefact('page/terms')).toMatchObject({ blocks: [] })
  })

  it('keeps what is live where the gate refuses, says where the fault is, and goes on once it is mended', async () => {
    const before = await live()
    strapi.use('refused')
    expect(await look()).toBe('refused')
    expect(await live()).toEqual(before)
    const { source } = await get('source')
    expect(source).toMatchObject({
      state: 'refused',
      problems: [{ definition: 'page/terms', pointer: '/broken', url: expect.stringContaining('/admin/') }],
    })
    // It stands in the drafts, where it can be looked at.
    expect((await get('drafts')).items).toMatchObject([{ key: 'page/terms', problems: [{ code: 'broken' }] }])
    expect(await another().look(false)).toBe('refused')
    strapi.use('changed')
    expect(await look()).toBe('unchanged')
    expect((await get('source')).source).toMatchObject({ state: 'live', problems: [] })
    expect((await get('drafts')).items).toEqual([])
  })

  it('takes nothing where something there is no definition', async () => {
    const before = await get('export?from=drafts')
    strapi.use('invalid')
    expect(await look()).toBe('invalid')
    expect(await look(true)).toBe('invalid')
    expect(await get('export?from=drafts')).toEqual(before)
    expect((await get('source')).source).toMatchObject({
      state: 'invalid',
      problems: [{ definition: 'page/terms', code: 'source_twice' }],
    })
  })

  it('reads again what was published while it read', async () => {
    strapi.use('first')
    strapi.answer((url) => {
      if (url.includes('pagination[page]=1') && url.includes('populate')) strapi.use('changed')
      return undefined
    })
    await look(true)
    strapi.answer()
    expect(await artefact('page/terms')).toMatchObject({ blocks: [] })
    expect(strapi.asked.filter((url) => url.includes('populate')).length).toBeGreaterThan(1)
  })

  it('does not take what another process read before', async () => {
    let goOn: (() => void) | undefined
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    let isRead = false
    const read: ContentSource['read'] = async (...asked) => {
      const snapshot = await source.read(...asked)
      isRead = true
      await held
      return snapshot
    }
    strapi.use('first')
    const slow = another({ ...source, read }).look(true)
    await vi.waitFor(() => expect(isRead).toBe(true))
    strapi.use('gone')
    expect(await look(true)).toBe('published')
    goOn?.()
    expect(await slow).toBe('overtaken')
    expect(await artefact('page/terms')).toBeUndefined()
  })

  it('has its pictures also where it could not be taken when they were fetched', async () => {
    strapi.use('invalid')
    await fresh().database.query('delete from content.media_files')
    const own = another()
    expect(await own.look(true)).toBe('invalid')
    strapi.use('changed')
    expect(await own.look(true)).toBe('published')
    await fresh().database.query('delete from content.media_files')
    strapi.use('first')
    expect(await own.look(true)).toBe('published')
  })

  it('is one release, however many processes hear of it at once', async () => {
    strapi.use('changed')
    const count = async () => (await get('releases')).items.length
    const before = await count()
    const several = [another(), another(), another()]
    await Promise.all(several.map((one) => one.look(true)))
    expect(await count()).toBe(before + 1)
    expect(await Promise.all(several.map((one) => one.look(true)))).toEqual(Array(3).fill('unchanged'))
    expect((await get('source')).source).toMatchObject({ state: 'live', problems: [] })
  })

  it('is not asked after where no CMS is set', async () => {
    const without = await contentServer(fresh().database)
    const answer = await without.call({ method: 'GET', url: '/content/definitions', token })
    expect(answer.json().items.filter((one: { source?: string }) => one.source)).toEqual([])
    await without.close()
  })

  it('gives back to the studio what is there no more', async () => {
    strapi.use('changed')
    await look(true)
    strapi.use('gone')
    expect(await look()).toBe('published')
    expect(await artefact('page/terms')).toBeUndefined()
    expect(await artefact('form/login')).toBeDefined()
    const payload = { kind: 'page', id: 'terms', title: 'ours' }
    const headers = { 'if-none-match': '*' }
    const answer = await server.call({
      method: 'PUT',
      url: '/content/drafts/page/terms',
      payload,
      headers,
      token,
    })
    expect(answer.statusCode).toBe(200)
  })

  it.each([
    ['its token is unknown', { url: '', token: 'nonsense' }, /STRAPI_TOKEN/],
    ['nobody listens', { url: 'http://127.0.0.1:9' }, /^Strapi did not answer$/],
  ])('says so where %s, and changes nothing', async (_, wrong, words) => {
    const before = await live()
    const access = { ...strapi, mediaOrigins: [], ...wrong, url: wrong.url || strapi.url }
    await expect(another(strapiSource(access, quick)).look(true)).rejects.toThrow(words)
    expect(await live()).toEqual(before)
  })

  it('tries again what fails for a moment, and gives up what does not', async () => {
    const once = new Set<string>()
    strapi.answer((url) => {
      if (once.has(url)) return undefined
      once.add(url)
      return { status: 503 }
    })
    expect(await look()).toBe('unchanged')
    strapi.answer(() => ({ status: 500 }))
    strapi.asked.length = 0
    await expect(look()).rejects.toThrow(new SourceError('Strapi answered 500'))
    // What is asked at once is given up with the first that was tried three times.
    const tries = strapi.asked.map((one) => strapi.asked.filter((url) => url === one).length)
    expect(Math.max(...tries)).toBe(3)
    for (const json of [{ data: 'x' }, null, { data: [] }]) {
      strapi.answer(() => ({ status: 200, json }))
      await expect(look()).rejects.toThrow(/something else/)
    }
    strapi.answer()
  })

  it('holds up no end of a process by its own slowness', async () => {
    const asked = vi.fn()
    const silent = createServer(asked)
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
    const slow = strapiSource({ ...strapi, url, mediaOrigins: [] }, { patience: 600_000 })
    const opened = openSource({
      ...{ database: fresh().database, releases: new ReleaseCompiler(fakeCompiler), source: slow },
      ...{ registry: new Registry(), log: { ...silentLog, child: () => silentLog } as never },
      ...{ pollMs: 3_600_000, mediaQuota: roomy },
    })
    opened.start()
    await vi.waitFor(() => expect(asked).toHaveBeenCalled())
    await opened.stop()
    expect(opened.status().failure).toMatch(/did not answer/)
    silent.closeAllConnections()
    await new Promise((resolve) => silent.close(resolve))
  })

  it('hears of a publish from who knows the secret, and of nobody else', async () => {
    const hint = vi.fn()
    const app = await buildServer({ ...readSettings({}), logLevel: 'silent' })
    await app.register(strapiHook, {
      secrets: ['a-secret-of-enough-letters', 'another-of-enough-letters'],
      hint,
    })
    const send = (authorization: string) =>
      app.inject({
        method: 'POST',
        url: '/hooks/strapi',
        headers: { authorization, 'content-type': 'application/json' },
        payload: '{"event":"entry.publish"',
      })
    for (const wrong of ['', 'Bearer a-secret-of-enough-letter', 'a-secret-of-enough-letters'])
      expect((await send(wrong)).statusCode).toBe(401)
    expect(hint).not.toHaveBeenCalled()
    expect((await send('Bearer a-secret-of-enough-letters')).statusCode).toBe(202)
    expect((await send('Bearer another-of-enough-letters')).statusCode).toBe(202)
    expect(hint).toHaveBeenCalledTimes(2)
    await app.close()
  })

  it('is followed by its hints, and counted', async () => {
    const registry = new Registry()
    const often = { pollMs: 3_600_000, mediaQuota: roomy }
    const { database } = fresh()
    const releases = new ReleaseCompiler(fakeCompiler)
    const log = { ...silentLog, child: () => silentLog } as never
    const opened = openSource({ ...{ database, releases, source, registry, log }, ...often })
    opened.start()
    await vi.waitFor(() => expect(opened.status().reachedAt).toBeDefined())
    strapi.use('first')
    opened.hint()
    opened.hint()
    await vi.waitFor(async () => expect(await artefact('page/terms')).toMatchObject({ title: 'terms.title' }))
    await opened.stop()
    const metrics = await registry.metrics()
    expect(metrics).toContain('content_source_looks_total{outcome="published"} 1')
    expect(metrics).toContain('content_source_refused 0')
    expect(metrics).toContain('content_source_fallback_texts{locale="de"} 1')
  })
})
