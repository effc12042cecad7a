import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatDefinition } from '#schemas/compiler/formatDefinition.ts'
import { importSite, prepareImport } from '../../../server/content/importSite.ts'
import { describeOnEachDatabase } from '../../fixtures/databases/databases.ts'
import { type ContentServer, contentServer } from '../../fixtures/servers/contentServer.ts'

describeOnEachDatabase('the content API', (fresh) => {
  let server: ContentServer
  let token: string
  beforeAll(async () => {
    server = await contentServer(fresh().database)
    token = await server.signIn()
  })
  afterAll(() => server.close())

  const read = async (url: string) => (await server.call({ url, token })).json()
  const save = (
    definition: { kind: string; id: string } & Record<string, unknown>,
    headers: Record<string, string>,
  ) =>
    server.call({
      method: 'PUT',
      url: `/content/drafts/${definition.kind}/${encodeURIComponent(definition.id)}`,
      payload: definition,
      headers,
      token,
    })
  const send = (payload: Record<string, unknown>) =>
    server.call({ method: 'POST', url: '/content/releases', payload: { message: 'test', ...payload }, token })
  const review = async (payload: Record<string, unknown> = {}): Promise<Record<string, string | null>> => {
    const { changes } = (await send({ ...payload, dry_run: true })).json()
    return Object.fromEntries(changes.map(({ key, etag }: { key: string; etag: string }) => [key, etag]))
  }
  /** Publishes what a dry run shows. */
  const publish = async (payload: Record<string, unknown>) =>
    payload.dry_run === true ? send(payload) : send({ ...payload, expected: await review(payload) })

  describe('delivery', () => {
    it('serves the live release and its artefacts from memory, each encoding with an ETag of its own', async () => {
      const release = (await server.call({ url: '/content/release' })).json()
      expect(release.artefacts).toHaveProperty('messages/en/common')
      expect(server.live.current()?.id).toBe(String(release.id))
      const url = `/content/artefacts/${release.artefacts['form/login']}`
      const tags = new Set<unknown>()
      for (const [encoding, decode] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
        ['identity', (body: Buffer) => body],
      ] as const) {
        const answer = await server.call({ url, headers: { 'accept-encoding': encoding } })
        expect(JSON.parse(decode(answer.rawPayload).toString())).toMatchObject({
          id: 'login',
          compiled: true,
        })
        expect(answer.headers['cache-control']).toContain('immutable')
        expect(answer.headers.vary).toContain('Accept-Encoding')
        const tag = String(answer.headers.etag)
        tags.add(tag)
        expect((await server.call({ url, headers: { 'if-none-match': tag } })).statusCode).toBe(304)
      }
      expect(tags.size).toBe(3)
    })

    it('answers 304 for the release that the caller has', async () => {
      const first = await server.call({ url: '/content/release' })
      expect(first.headers['cache-control']).toBe('no-cache')
      const headers = { 'if-none-match': String(first.headers.etag) }
      expect((await server.call({ url: '/content/release', headers })).statusCode).toBe(304)
    })

    it('answers HEAD without a body, and none for the stream that never ends', async () => {
      const head = await server.call({ method: 'HEAD', url: '/content/release' })
      expect([head.statusCode, head.body]).toEqual([200, ''])
      expect((await server.call({ method: 'HEAD', url: '/content/events' })).statusCode).toBe(404)
    })

    it('answers 404 for an artefact that never was', async () => {
      const answer = await server.call({ url: `/content/artefacts/${'x'.repeat(43)}` })
      expect([answer.statusCode, answer.json().error.type]).toEqual([404, 'NotFoundException'])
    })
  })

  describe('definitions', () => {
    it('are all listed with how they stand to the live release, and found by any word in them', async () => {
      const [about] = (await read('/content/definitions?query=form/login')).items
      expect(about).toEqual({
        ...{ kind: 'form', id: 'login', key: 'form/login', state: 'live' },
        ...{ saved_at: expect.any(String), saved_by: 'Croupier' },
      })
      const draft = { kind: 'page', id: 'listed', title: 'A Word that nobody else has' }
      expect((await save(draft, { 'if-none-match': '*' })).statusCode).toBe(200)
      const found = await read(`/content/definitions?query=${encodeURIComponent('a word that NOBODY')}`)
      expect(found.items).toMatchObject([{ key: 'page/listed', state: 'added' }])
      expect((await read('/content/definitions?query=%25')).items).toEqual([])
      const keys = (await read('/content/definitions')).items.map(({ key }: { key: string }) => key)
      expect(keys).toContain('page/listed')
      const discarded = await server.call({
        method: 'DELETE',
        url: '/content/drafts/page/listed',
        headers: { 'if-match': (await read('/content/drafts/page/listed')).etag },
        token,
      })
      expect(discarded.statusCode).toBe(204)
      expect((await read('/content/definitions?query=page/listed')).items).toEqual([])
    })

    it('say where they are named, of texts by their keys', async () => {
      const page = { kind: 'page', id: 'user', title: 'a.title', blocks: [{ type: 'form', form: 'login' }] }
      const saved = await save(page, { 'if-none-match': '*' })
      expect((await read('/content/uses/form/login')).items).toEqual([
        { definition: 'page/user', pointer: '/blocks/0/form' },
      ])
      expect((await read('/content/uses/form/nobody')).items).toEqual([])
      expect((await server.call({ url: '/content/uses/form/login' })).statusCode).toBe(401)
      await server.call({
        method: 'DELETE',
        url: '/content/drafts/page/user',
        headers: { 'if-match': String(saved.headers.etag) },
        token,
      })
    })

    it('are previewed among all others without being saved', async () => {
      const preview = (definition: Record<string, unknown>) =>
        server.call({
          method: 'POST',
          url: '/content/preview',
          payload: { definition, artefacts: ['form/login', 'page/nowhere'] },
          token,
        })
      const answer = await preview({ kind: 'form', id: 'login', title: 'Typed' })
      expect(answer.json()).toEqual({
        problems: [],
        artefacts: { 'form/login': { kind: 'form', id: 'login', title: 'Typed', compiled: true } },
      })
      expect((await preview({ kind: 'form', id: 'login', broken: true })).json().problems).toMatchObject([
        { definition: 'form/login', pointer: '/broken' },
      ])
      expect((await read('/content/drafts/form/login')).definition.title).toBe('Login')
      expect((await server.call({ method: 'POST', url: '/content/preview', payload: {} })).statusCode).toBe(
        401,
      )
    })

    it('are listed for staff alone', async () => {
      expect((await server.call({ url: '/content/definitions' })).statusCode).toBe(401)
    })
  })

  describe('drafts', () => {
    it('are saved however broken, with their problems, as a new immutable revision', async () => {
      const answer = await save({ kind: 'form', id: 'broken', broken: true }, { 'if-none-match': '*' })
      expect(answer.json()).toMatchObject({ is_draft: true, problems: [{ pointer: '/broken' }] })
      expect(answer.headers.etag).toBe(answer.json().etag)
      const list = await read('/content/drafts')
      expect(list.items).toMatchObject([
        { key: 'form/broken', change: 'added', problems: [{ code: 'broken' }] },
      ])
      const revisions = await read('/content/revisions/form/broken')
      expect(revisions.items).toMatchObject([{ definition: { broken: true }, releases: [], is_live: false }])
    })

    it('are not overwritten by somebody who read an older one, who is shown the current one', async () => {
      const before = await server.call({ url: '/content/drafts/form/login', token })
      const headers = { 'if-match': String(before.headers.etag) }
      const both = await Promise.all([
        save({ kind: 'form', id: 'login', title: 'A' }, headers),
        save({ kind: 'form', id: 'login', title: 'B' }, headers),
      ])
      const [won, lost] = both.sort((a, b) => a.statusCode - b.statusCode)
      expect([won?.statusCode, lost?.statusCode]).toEqual([200, 409])
      expect(lost?.json().current).toMatchObject({
        etag: won?.headers.etag,
        definition: won?.json().definition,
      })
      expect((await save({ kind: 'form', id: 'login' }, { 'if-none-match': '*' })).statusCode).toBe(409)
      expect((await save({ kind: 'form', id: 'login' }, {})).statusCode).toBe(428)
    })

    it('that two create at once are created once', async () => {
      const answers = await Promise.all(
        ['A', 'B', 'C'].map((title) => save({ kind: 'page', id: 'twice', title }, { 'if-none-match': '*' })),
      )
      expect(answers.map((one) => one.statusCode).sort()).toEqual([200, 409, 409])
      const { items } = await read('/content/revisions/page/twice')
      expect(items).toHaveLength(1)
    })

    it('go back to the live release when discarded, and are left out of the next when deleted', async () => {
      const url = '/content/drafts/form/login'
      const changed = await server.call({ url, token })
      expect(changed.json().is_draft).toBe(true)
      const remove = (query: string, etag: unknown) =>
        server.call({ method: 'DELETE', url: url + query, headers: { 'if-match': String(etag) }, token })
      expect((await remove('?discard=true', changed.headers.etag)).statusCode).toBe(204)
      const back = await server.call({ url, token })
      expect(back.json()).toMatchObject({ is_draft: false, definition: { title: 'Login' } })
      const { items } = await read('/content/revisions/form/login')
      expect(items.filter((one: { is_live: boolean }) => one.is_live)).toMatchObject([
        { definition: { title: 'Login' } },
      ])
      expect((await remove('', changed.headers.etag)).statusCode).toBe(409)
      expect((await remove('', back.headers.etag)).statusCode).toBe(204)
      expect((await server.call({ url, token })).statusCode).toBe(404)
      const list = await read('/content/drafts?kind=form')
      const removed = list.items.find((one: { key: string }) => one.key === 'form/login')
      expect(removed).toMatchObject({ change: 'removed' })
      expect((await remove('?discard=true', removed.etag)).statusCode).toBe(204)
      expect((await server.call({ url, token })).json().is_draft).toBe(false)
    })

    it('refuse another kind or id than the path has, an unusable name and bottomless JSON', async () => {
      const put = (url: string, payload: string) =>
        server.call({
          method: 'PUT',
          url,
          payload,
          headers: { 'if-none-match': '*', 'content-type': 'application/json' },
          token,
        })
      expect((await put('/content/drafts/form/x', '{"kind":"page","id":"x"}')).statusCode).toBe(400)
      const name = encodeURIComponent('../x')
      expect((await put(`/content/drafts/form/${name}`, '{"kind":"form","id":"../x"}')).statusCode).toBe(400)
      const deep = `{"kind":"form","id":"x","a":${'['.repeat(5000)}${']'.repeat(5000)}}`
      expect((await put('/content/drafts/form/x', deep)).statusCode).toBe(400)
      expect((await put('/content/drafts/form/x', '{"__proto__":{}}')).statusCode).toBe(400)
      expect((await put('/content/drafts/form/x', '[]')).statusCode).toBe(400)
    })
  })

  describe('releases', () => {
    it('are refused with a pointer to the fault, and nothing changes', async () => {
      const before = (await server.call({ url: '/content/release' })).body
      const { total } = await read('/content/audit')
      const refused = await publish({})
      expect(refused.statusCode).toBe(422)
      expect(refused.json().problems).toMatchObject([{ definition: 'form/broken', pointer: '/broken' }])
      expect((await server.call({ url: '/content/release' })).body).toBe(before)
      expect((await read('/content/audit')).total).toBe(total)
      expect((await read('/content/releases')).total).toBe(1)
    })

    it('are checked without publishing by a dry run', async () => {
      const check = await publish({ dry_run: true })
      expect(check.statusCode).toBe(200)
      expect(check.json().changes).toContainEqual({
        key: 'form/broken',
        change: 'added',
        etag: expect.any(String),
      })
      expect(check.json().problems).toHaveLength(1)
    })

    it('go live at once, with the named drafts only', async () => {
      const { etag } = await read('/content/drafts/form/login')
      await save({ kind: 'form', id: 'login', title: 'New' }, { 'if-match': etag })
      const answer = await publish({ only: ['form/login'] })
      expect(answer.json()).toMatchObject({ is_live: true, definitions: 2, changed: ['form/login'] })
      expect(server.live.artefact('form/login')).toMatchObject({ title: 'New' })
      expect(server.live.definition('form/login')).toEqual({ kind: 'form', id: 'login', title: 'New' })
      expect((await publish({ only: ['form/login'] })).statusCode).toBe(409)
    })

    it('hold just the versions that were reviewed, and else it is said what to look at again', async () => {
      const definition = { kind: 'page', id: 'pinned', title: 'Reviewed' }
      await save(definition, { 'if-none-match': '*' })
      const only = ['page/pinned']
      expect((await send({ only })).statusCode).toBe(428)
      const expected = await review({ only })
      expect(expected).toEqual({ 'page/pinned': (await read('/content/drafts/page/pinned')).etag })
      const refused = async (claim: Record<string, string | null>) => {
        const answer = await send({ only, expected: claim })
        expect([answer.statusCode, answer.json().error.type]).toEqual([409, 'EditConflictException'])
        return answer.json().changed
      }
      expect(await refused({})).toEqual(['page/pinned'])
      expect(await refused({ ...expected, 'form/other': '"x"' })).toEqual(['form/other'])
      expect(await refused({ 'page/pinned': null })).toEqual(['page/pinned'])
      await save({ ...definition, title: 'Slipped in' }, { 'if-match': expected['page/pinned'] ?? '' })
      expect(await refused(expected)).toEqual(['page/pinned'])
      expect(server.live.artefact('page/pinned')).toBeUndefined()
      expect((await send({ only, expected: await review({ only }) })).statusCode).toBe(201)
      expect(server.live.artefact('page/pinned')).toMatchObject({ title: 'Slipped in' })
    })

    it('published at once by two are published once', async () => {
      const answers = await Promise.all([
        publish({ only: ['page/twice'] }),
        publish({ only: ['page/twice'] }),
      ])
      expect(answers.map((one) => one.statusCode).sort()).toEqual([201, 409])
    })

    it('are rolled back exactly, without touching drafts', async () => {
      const drafts = await server.call({ url: '/content/export?from=drafts', token })
      const { items } = await read('/content/releases')
      const first = items.at(-1).id
      const answer = await server.call({ method: 'POST', url: `/content/releases/${first}/rollback`, token })
      expect(answer.json()).toMatchObject({ id: first, is_live: true })
      expect(server.live.artefact('form/login')).toMatchObject({ title: 'Login' })
      expect(server.live.artefact('page/twice')).toBeUndefined()
      expect((await server.call({ url: '/content/export?from=drafts', token })).body).toBe(drafts.body)
      const live = (await read('/content/releases')).items.filter((one: { is_live: boolean }) => one.is_live)
      expect(live).toHaveLength(1)
      expect(
        (await server.call({ method: 'POST', url: '/content/releases/999/rollback', token })).statusCode,
      ).toBe(404)
    })
  })

  describe('records', () => {
    it('who did what, newest first', async () => {
      const { items } = await read('/content/audit?limit=1')
      expect(items).toMatchObject([{ action: 'rollback', by: 'Administrator' }])
      const all = await read('/content/audit?limit=200')
      expect(all.items.at(-1)).toMatchObject({ by: 'Croupier' })
    })

    it('by what was done, by whom and to what, whatever the case', async () => {
      const found = async (query: string) => (await read(`/content/audit?limit=200&${query}`)) as Found
      type Found = { total: number; items: { action: string; by: string; target: string }[] }
      const saved = await found('action=save')
      expect(saved.total).toBeGreaterThan(0)
      expect(saved.total).toBe(saved.items.length)
      expect(new Set(saved.items.map(({ action }) => action))).toEqual(new Set(['save']))
      const own = await found('by=cROUP')
      expect(new Set(own.items.map(({ by }) => by))).toEqual(new Set(['Croupier']))
      const logins = await found('action=save&by=admin&target=FORM/LOG')
      expect(new Set(logins.items.map(({ target }) => target))).toEqual(new Set(['form/login']))
      expect(await found('target=%25')).toEqual({ total: 0, items: [] })
      expect(await found('by=nobody')).toEqual({ total: 0, items: [] })
    })

    it.each(['audit', 'revisions', 'releases', 'release_entries', 'release_artefacts', 'artefacts'])(
      'in %s cannot be changed, whoever holds the connection',
      async (table) => {
        const { database } = fresh()
        await expect(database.query(`delete from content.${table}`)).rejects.toThrow(/append-only/)
        await expect(database.query(`truncate content.${table} cascade`)).rejects.toThrow(/append-only/)
        const column = table === 'audit' ? 'action' : table === 'artefacts' ? 'hash' : null
        if (column !== null) {
          const update = `update content.${table} set ${column} = 'x'`
          await expect(database.query(update)).rejects.toThrow(/append-only/)
        }
      },
    )

    it('allow one live release and no second', async () => {
      const insert = 'insert into content.live ("only", release_id) values (false, 1)'
      await expect(fresh().database.query(insert)).rejects.toThrow(/live_only/)
    })
  })

  describe('exchange', () => {
    it('exports the same bytes each time, and importing them changes nothing', async () => {
      const url = '/content/export?from=drafts'
      const first = await server.call({ url, token })
      expect((await server.call({ url, token })).body).toBe(first.body)
      for (const definition of Object.values(first.json().definitions))
        expect(first.body).toContain(formatDefinition(definition).trimEnd())
      const answer = await server.call({
        method: 'POST',
        url: '/content/import',
        payload: first.json(),
        token,
      })
      expect(answer.json().changes).toEqual([])
    })

    it('makes the drafts just what is imported, after telling in a dry run', async () => {
      const definitions = { 'form/login': { kind: 'form', id: 'login', title: 'Imported' } }
      const post = (url: string, headers: Record<string, string> = {}) =>
        server.call({ method: 'POST', url, payload: { definitions }, headers, token })
      expect((await post('/content/import', { 'if-match': '"old"' })).statusCode).toBe(409)
      const dry = await post('/content/import?dry_run=true')
      expect(dry.json().changes).toContainEqual({
        key: 'form/login',
        change: 'changed',
        etag: expect.any(String),
      })
      expect(dry.json().changes).toContainEqual({ key: 'form/broken', change: 'removed', etag: null })
      expect((await read('/content/drafts/form/login')).definition.title).toBe('New')
      expect((await post('/content/import')).json()).toEqual(dry.json())
      expect((await read('/content/export?from=drafts')).definitions).toEqual(definitions)
    })

    it('keeps a draft that is saved meanwhile, or says that it came too late', async () => {
      const saved = { kind: 'form', id: 'login', title: 'Saved meanwhile' }
      const { headers } = await server.call({ url: '/content/drafts/form/login', token })
      const [imported, kept] = await Promise.all([
        server.call({
          method: 'POST',
          url: '/content/import',
          payload: { definitions: some(50) },
          token,
        }),
        server.call({
          method: 'PUT',
          url: '/content/drafts/form/login',
          payload: saved,
          headers: { 'if-match': String(headers.etag) },
          token,
        }),
      ])
      expect(imported.statusCode).toBe(200)
      expect([200, 404, 409, 412]).toContain(kept.statusCode)
      const { definitions } = await read('/content/export?from=drafts')
      const { 'form/login': login, ...others } = definitions
      expect(others).toEqual(some(50))
      if (login !== undefined) expect([login, kept.statusCode]).toEqual([saved, 200])
    })

    it('takes as many statements for many definitions as for few', async () => {
      const countOf = async (definitions: Record<string, { kind: string; id: string }>) => {
        let count = 0
        const prepared = await prepareImport(Object.values(definitions))
        await fresh().database.transaction(async (tx) => {
          const counting = new Proxy(tx, {
            get: (target, name, self) => {
              if (['select', 'insert', 'update', 'delete', 'execute'].includes(String(name))) count += 1
              return Reflect.get(target, name, self)
            },
          })
          await importSite(counting, null, prepared)
        })
        return count
      }
      expect(await countOf(some(150))).toBe(await countOf(some(3)))
    })

    it('refuses more than a site can hold', async () => {
      const payload = { definitions: some(5001) }
      const answer = await server.call({ method: 'POST', url: '/content/import', payload, token })
      expect(answer.statusCode).toBe(400)
      const large = {
        definitions: { 'form/a': { kind: 'form', id: 'a', title: 'x'.repeat(8 * 1024 * 1024) } },
      }
      expect(
        (await server.call({ method: 'POST', url: '/content/import', payload: large, token })).statusCode,
      ).toBe(413)
    })

    it('refuses a definition under a key that is not its own', async () => {
      const payload = { definitions: { 'form/a': { kind: 'form', id: 'b' } } }
      const answer = await server.call({ method: 'POST', url: '/content/import', payload, token })
      expect(answer.statusCode).toBe(400)
    })
  })
})

/** So many small definitions, by key. */
const some = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `form/some-${at}`,
      { kind: 'form', id: `some-${at}`, title: 'x' },
    ]),
  )
