import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { DraftSummary, PublishCheck, Scheduled } from '#generated/contentApi.ts'
import { ReleaseCompiler } from '../../../server/content/ReleaseCompiler.ts'
import { createSchedule } from '../../../server/content/schedule/createSchedule.ts'
import type { JobWorker } from '../../../server/jobs/createJobs.ts'
import { compilerHere } from '../../fixtures/content/compilerHere.ts'
import { fakeCompiler } from '../../fixtures/content/fakeCompiler.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type ContentServer, contentServer } from '../../fixtures/servers/contentServer.ts'

const password = 'a long first word'
const key = 'messages/en/pages'
const [a, b, c] = ['a', 'b', 'c'].map((name) => `${key}#${name}`) as [string, string, string]
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Who = 'one' | 'two'
type Texts = Record<string, string>

/** A gate that lets a text say "needs terms" only where there is a page of terms. */
const compiler = compilerHere({
  compileRelease(definitions) {
    const hasTerms = definitions.some(({ kind, id }) => kind === 'page' && id === 'terms')
    const problems = definitions.flatMap((one) =>
      JSON.stringify(one).includes('needs terms') && !hasTerms
        ? [
            {
              definition: `${one.kind}/${one.id}`,
              pointer: '',
              code: 'needs',
              message: 'It needs terms.',
              hint: '',
            },
          ]
        : [],
    )
    const artefacts = definitions.map((one) => [`${one.kind}/${one.id}`, one] as const)
    return { problems, artefacts: Object.fromEntries(artefacts) }
  },
  checkDefinition: () => [],
})

describeOnOneDatabase('texts of one definition', (fresh) => {
  let server: ContentServer
  let carryOut: (id: number) => Promise<void>
  /** What a process of this edition does first with what waits. */
  let startAnew: () => Promise<void>
  const tokens = new Map<Who, string>()

  beforeAll(async () => {
    let worker: JobWorker | undefined
    const jobs = {
      enqueue: async () => {},
      work: async (_: string, own: JobWorker) => {
        worker = own
      },
    }
    const own = { ...fakeCompiler, ...compiler }
    const releases = new ReleaseCompiler(own)
    server = await contentServer(fresh().database, undefined, jobs, { compiler: own, releases })
    startAnew = async () => {
      const schedule = createSchedule({ database: fresh().database, releases, jobs, log: server.app.log })
      await schedule.start()
      schedule.stop()
    }
    carryOut = async (id) => worker?.({ id })
    const token = await server.signIn()
    for (const name of ['one', 'two'] as const) {
      const payload = { email: `${name}@example.com`, name, role: 'publisher', password }
      await server.call({ method: 'POST', url: '/content/staff', payload, token })
      tokens.set(name, await server.signIn(payload.email, password))
    }
  })
  beforeEach(async () => {
    await save({ a: 'a', b: 'b' })
    await publish([key])
  })
  afterEach(async () => {
    for (const { id, state } of await scheduled())
      if (state === 'waiting') await send('DELETE', `schedule/${id}`)
  })
  afterAll(() => server.close())

  const send = async (
    method: Method,
    path: string,
    payload?: object,
    { who = 'one', headers = {} }: { who?: Who; headers?: Record<string, string> } = {},
  ) => {
    const token = tokens.get(who) ?? ''
    const url = `/content/${path}`
    const answer = await server.call({ method, url, headers, token, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() }
  }
  const put = async (name: string, definition: object) => {
    const path = `drafts/${name.replace('/', ' ').split(' ').map(encodeURIComponent).join('/')}`
    const { etag } = (await send('GET', path)).body
    const headers: Record<string, string> = etag ? { 'if-match': etag } : { 'if-none-match': '*' }
    return send('PUT', path, definition, { headers })
  }
  const save = async (messages: Texts) =>
    put(key, { kind: 'messages', id: 'en/pages', locale: 'en', messages })
  const check = async (only: string[]): Promise<PublishCheck> =>
    (await send('POST', 'releases', { message: '-', only, dry_run: true })).body
  const review = async (only: string[]): Promise<Record<string, string | null>> =>
    Object.fromEntries((await check(only)).changes.map((one) => [one.key, one.etag]))
  const publish = async (only: string[], who: Who = 'one') =>
    send('POST', 'releases', { message: 'now', only, expected: await review(only) }, { who })
  const live = async (): Promise<Texts> => {
    await server.live.refresh()
    return (await send('GET', 'export?from=release')).body.definitions[key]?.messages
  }
  const differing = async (): Promise<string[]> =>
    ((await send('GET', 'drafts?texts=true')).body.items as DraftSummary[]).flatMap((one) =>
      (one.texts ?? []).map((text) => `${text.change} ${text.key}`),
    )
  const scheduled = async (): Promise<Scheduled[]> => (await send('GET', 'schedule')).body.items
  const soon = (ms = 3_600_000) => new Date(Date.now() + ms).toISOString()
  const schedule = async (only: string[], more: object = {}) =>
    send('POST', 'schedule', { at: soon(), message: 'later', expected: await review(only), ...more })
  const read = async (id: number) => (await scheduled()).find((one) => one.id === id)
  const come = async (id: number) => {
    await fresh().database.query(
      `update content.scheduled set at = now() - interval '1 second' where id = $1`,
      [id],
    )
    await carryOut(id)
  }

  it('go live one by one, and the others stay drafts', async () => {
    await save({ a: 'a2', c: 'c' })
    expect(await differing()).toEqual([`changed ${a}`, `removed ${b}`, `added ${c}`])
    const { changes } = await check([a, c])
    expect(changes).toEqual([
      { key: a, change: 'changed', etag: expect.any(String) },
      { key: c, change: 'added', etag: expect.any(String) },
    ])
    expect((await publish([a])).status).toBe(201)
    expect(await live()).toEqual({ a: 'a2', b: 'b' })
    expect(await differing()).toEqual([`removed ${b}`, `added ${c}`])
    const audit = (await send('GET', 'audit')).body.items
    expect(audit[0]).toMatchObject({ action: 'publish', details: { changed: [a] } })
    expect((await publish([b, c])).status).toBe(201)
    expect(await live()).toEqual({ a: 'a2', c: 'c' })
    expect(await differing()).toEqual([])
    expect((await send('GET', `drafts/messages/${encodeURIComponent('en/pages')}`)).body.is_draft).toBe(false)
  })

  it('of a definition that is new go live one by one as well', async () => {
    const lv = 'messages/lv/pages'
    await put(lv, { kind: 'messages', id: 'lv/pages', locale: 'lv', messages: { a: 'ā', b: 'b' } })
    expect((await publish([`${lv}#a`])).status).toBe(201)
    const { definitions } = (await send('GET', 'export?from=release')).body
    expect(definitions[lv]).toEqual({ kind: 'messages', id: 'lv/pages', locale: 'lv', messages: { a: 'ā' } })
    expect(await differing()).toEqual([`added ${lv}#b`])
    await publish([lv])
  })

  it('are published as they were reviewed, whatever becomes of the others meanwhile', async () => {
    await save({ a: 'a2', b: 'b' })
    const expected = await review([a])
    await save({ a: 'a2', b: 'b2' })
    const send409 = { message: 'now', only: [a], expected: { [a]: '"another"' } }
    expect(await send('POST', 'releases', send409)).toMatchObject({ status: 409, body: { changed: [a] } })
    expect((await send('POST', 'releases', { message: 'now', only: [a], expected })).status).toBe(201)
    expect(await live()).toEqual({ a: 'a2', b: 'b' })
  })

  it('wait for a moment while others are mended and published, and then go live', async () => {
    await save({ a: 'later', b: 'b' })
    const made = await schedule([key])
    expect(made.body).toMatchObject({ keys: [a], changed: [] })
    await save({ a: 'later', b: 'mended' })
    expect((await publish([b])).status).toBe(201)
    expect(await live()).toEqual({ a: 'a', b: 'mended' })
    expect(await read(made.body.id)).toMatchObject({ changed: [], state: 'waiting' })
    expect(await read(made.body.id)).not.toHaveProperty('foreseen')
    await come(made.body.id)
    expect(await read(made.body.id)).toMatchObject({ state: 'done' })
    expect(await live()).toEqual({ a: 'later', b: 'mended' })
    expect(await differing()).toEqual([])
  })

  /** Lets what waits hold messages as a whole, as it did before texts were published one by one. */
  const holdWhole = async (id: number) => {
    const path = `drafts/messages/${encodeURIComponent('en/pages')}`
    const { etag } = (await send('GET', path)).body
    await fresh().database.query('update content.scheduled set expected = $1 where id = $2', [
      JSON.stringify({ [key]: etag }),
      id,
    ])
  }

  it('that were scheduled as one wait one by one once the site was started anew', async () => {
    await save({ a: 'later', b: 'b', c: 'c' })
    const { id } = (await schedule([a])).body
    await holdWhole(id)
    await startAnew()
    expect(await read(id)).toMatchObject({ keys: [a, c], changed: [], state: 'waiting' })
    await startAnew()
    await save({ a: 'later', b: 'mended', c: 'c' })
    expect((await publish([b])).status).toBe(201)
    expect(await read(id)).not.toHaveProperty('foreseen')
    await come(id)
    expect(await read(id)).toMatchObject({ state: 'done' })
    expect(await live()).toEqual({ a: 'later', b: 'mended', c: 'c' })
  })

  it('that were scheduled as one and changed before the site was started anew are refused, which is told at once', async () => {
    await save({ a: 'later', b: 'b' })
    const { id } = (await schedule([a])).body
    await holdWhole(id)
    await save({ a: 'later', b: 'b2' })
    await startAnew()
    expect(await read(id)).toMatchObject({
      keys: [key],
      changed: [key],
      foreseen: { type: 'EditConflictException' },
    })
    await come(id)
    expect(await read(id)).toMatchObject({ state: 'refused' })
    expect(await live()).toEqual({ a: 'a', b: 'b' })
  })

  it('are held by one schedule each, beside others of the same definition', async () => {
    await save({ a: 'a2', b: 'b2' })
    expect((await schedule([a])).status).toBe(201)
    expect(await schedule([a])).toMatchObject({ status: 409, body: { changed: [a] } })
    expect(await schedule([key])).toMatchObject({ status: 409, body: { changed: [a] } })
    expect((await schedule([b])).status).toBe(201)
  })

  it('that were changed after they were scheduled are said to be refused at once', async () => {
    await save({ a: 'later', b: 'b' })
    const { id } = (await schedule([a])).body
    await save({ a: 'no', b: 'b' })
    expect(await read(id)).toMatchObject({ changed: [a], foreseen: { type: 'EditConflictException' } })
    await save({ a: 'later', b: 'b' })
    expect((await read(id))?.changed).toEqual([])
    await save({ a: 'no', b: 'b' })
    await come(id)
    expect(await read(id)).toMatchObject({ state: 'refused', refusal: { changed: [a] } })
    expect(await live()).toEqual({ a: 'a', b: 'b' })
  })

  it('that the gate will refuse are told of as soon as something else makes it so, and before that is done', async () => {
    await put('page/terms', { kind: 'page', id: 'terms' })
    await publish(['page/terms'])
    await save({ a: 'needs terms', b: 'b' })
    const { id } = (await schedule([a])).body
    const { etag } = (await send('GET', 'drafts/page/terms')).body
    await send('DELETE', 'drafts/page/terms', undefined, { headers: { 'if-match': etag } })
    expect(await read(id)).not.toHaveProperty('foreseen')
    expect((await check(['page/terms'])).schedule).toMatchObject([
      { id, message: 'later', refusal: { problems: [{ definition: key }] } },
    ])
    await publish(['page/terms'])
    expect(await read(id)).toMatchObject({
      state: 'waiting',
      foreseen: { type: 'UnpublishableException', problems: [{ definition: key }] },
    })
  })

  it('are judged upon what comes before them', async () => {
    await put('page/terms', { kind: 'page', id: 'terms' })
    await publish(['page/terms'])
    await save({ a: 'needs terms', b: 'b' })
    const late = (await schedule([a], { at: soon(7_200_000) })).body.id
    const { etag } = (await send('GET', 'drafts/page/terms')).body
    await send('DELETE', 'drafts/page/terms', undefined, { headers: { 'if-match': etag } })
    const early = await schedule(['page/terms'])
    expect(early.status).toBe(201)
    expect(await read(late)).toMatchObject({ foreseen: { type: 'UnpublishableException' } })
    await send('DELETE', `schedule/${early.body.id}`)
    expect(await read(late)).not.toHaveProperty('foreseen')
  })

  it('are taken back one by one, whatever was published of others since', async () => {
    await save({ a: 'a2', b: 'b2', c: 'c' })
    await publish([a, b, c])
    const release = Number(server.live.current()?.id)
    await save({ a: 'a2', b: 'newer', c: 'c' })
    await publish([b])
    const whole = (await send('POST', 'schedule', { at: soon(), message: 'back', release })) as {
      status: number
    }
    expect(whole).toMatchObject({ status: 409, body: { changed: [b] } })
    const { id } = (await send('POST', 'schedule', { at: soon(), message: 'back', release, only: [a, c] }))
      .body
    expect(await read(id)).toMatchObject({ keys: [a, c], takes_back: release })
    await come(id)
    expect(await live()).toEqual({ a: 'a', b: 'newer' })
  })

  it('that went live at a moment are taken back at theirs, and the others stay', async () => {
    await save({ a: 'a2', b: 'b' })
    const { id } = (await schedule([a], { until: soon(7_200_000) })).body
    const back = (await scheduled()).find(({ after }) => after === id)
    expect(back).toMatchObject({ keys: [a], changed: [] })
    await come(id)
    await save({ a: 'a2', b: 'b2' })
    await publish([b])
    await come(back?.id ?? 0)
    expect(await live()).toEqual({ a: 'a', b: 'b2' })
  })

  it('are approved one by one, and stay so while others are changed', async () => {
    const approve = async (who: Who, text?: string) => {
      const { etag } = (await send('GET', `drafts/messages/${encodeURIComponent('en/pages')}`)).body
      const path = `approvals/messages/${encodeURIComponent('en/pages')}${text ? `?text=${text}` : ''}`
      return (await send('PUT', path, undefined, { who, headers: { 'if-match': etag } })).status
    }
    await put('site/main', { kind: 'site', id: 'main', fourEyes: ['messages/*'] })
    await publish(['site/main'])
    const before = Number(server.live.current()?.id)
    await save({ a: 'a2', b: 'b2' })
    expect(await publish([a])).toMatchObject({ status: 403, body: { changed: [a] } })
    expect(await approve('two', 'a')).toBe(204)
    const [summary] = (await send('GET', 'drafts?texts=true&kind=messages')).body.items as DraftSummary[]
    expect(summary?.approval).toEqual({ is_given: false, is_own: false, by: [] })
    expect(summary?.texts?.map(({ approval }) => approval?.by)).toEqual([['two'], []])
    expect(await publish([key])).toMatchObject({ status: 403, body: { changed: [b] } })
    await save({ a: 'a2', b: 'b3' })
    expect(await publish([b])).toMatchObject({ status: 403, body: { changed: [b] } })
    expect((await publish([a])).status).toBe(201)
    expect(await live()).toEqual({ a: 'a2', b: 'b' })
    const [entry] = (await send('GET', 'audit')).body.items
    expect(entry.details.approved).toEqual({ [a]: ['two'] })
    // What was agreed upon comes back at once, and nothing else does.
    const agreed = Number(server.live.current()?.id)
    expect(await approve('two')).toBe(204)
    await save({ a: 'a3', b: 'b3' })
    expect(await publish([a])).toMatchObject({ status: 403, body: { changed: [a] } })
    await save({ a: 'a2', b: 'b3' })
    expect((await publish([b])).status).toBe(201)
    expect(await live()).toEqual({ a: 'a2', b: 'b3' })
    const back = await send('POST', `releases/${before}/rollback`)
    expect(back).toMatchObject({ status: 403, body: { changed: [a, b] } })
    expect(await send('POST', `releases/${agreed}/rollback`)).toMatchObject({
      status: 403,
      body: { changed: [b] },
    })
    await put('site/main', { kind: 'site', id: 'main' })
    await send('PUT', 'approvals/site/main', undefined, {
      who: 'two',
      headers: { 'if-match': (await send('GET', 'drafts/site/main')).body.etag },
    })
    expect((await publish(['site/main'])).status).toBe(201)
  })
})
