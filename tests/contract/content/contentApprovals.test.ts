import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type ContentServer, contentServer } from '../../fixtures/servers/contentServer.ts'

const password = 'a long first word'
type Who = 'admin' | 'one' | 'two' | 'editor'
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

describeOnOneDatabase('what needs a second publisher', (fresh) => {
  let server: ContentServer
  const tokens = new Map<Who, string>()

  beforeAll(async () => {
    server = await contentServer(fresh().database)
    const token = await server.signIn()
    tokens.set('admin', token)
    for (const name of ['one', 'two', 'editor'] as const) {
      const role = name === 'editor' ? 'editor' : 'publisher'
      const payload = { email: `${name}@example.com`, name, role, password }
      await server.call({ method: 'POST', url: '/content/staff', payload, token })
      tokens.set(name, await server.signIn(payload.email, password))
    }
    await save('site/main', { fourEyes: ['page/terms*', 'payment-method/*'] })
    expect((await publish('admin', ['site/main'])).status).toBe(201)
  })
  afterAll(() => server.close())

  const send = async (
    who: Who,
    method: Method,
    path: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) => {
    const token = tokens.get(who) ?? ''
    const url = `/content/${path}`
    const answer = await server.call({ method, url, headers, token, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() }
  }
  const pathOf = (key: string) => key.replace('/', ' ').split(' ').map(encodeURIComponent).join('/')
  const etagOf = async (key: string) => (await drafts()).find((one) => one.key === key)?.etag ?? ''
  const save = async (key: string, more: object = {}, who: Who = 'admin') => {
    const [kind = '', id = ''] = key.split('/')
    const { etag } = (await send(who, 'GET', `drafts/${pathOf(key)}`)).body
    const headers: Record<string, string> = etag ? { 'if-match': etag } : { 'if-none-match': '*' }
    return (await send(who, 'PUT', `drafts/${pathOf(key)}`, { kind, id, ...more }, headers)).body
  }
  type Summary = { key: string; etag: string; approval?: object }
  const drafts = async (who: Who = 'one'): Promise<Summary[]> => (await send(who, 'GET', 'drafts')).body.items
  const approve = async (who: Who, key: string, method: Method = 'PUT') =>
    (await send(who, method, `approvals/${pathOf(key)}`, undefined, { 'if-match': await etagOf(key) })).status
  const review = async (only: string[]): Promise<Record<string, string | null>> => {
    const { changes } = (await send('one', 'POST', 'releases', { message: '-', only, dry_run: true })).body
    return Object.fromEntries(changes.map(({ key, etag }: Summary) => [key, etag]))
  }
  const publish = async (who: Who, only: string[]) =>
    send(who, 'POST', 'releases', { message: 'now', only, expected: await review(only) })
  const refusal = (key: string) => ({
    status: 403,
    body: { error: { type: 'NotApprovedException' }, changed: [key] },
  })
  const liveId = async () => (await send('one', 'GET', 'release')).body.id as number

  it('is published by one once another has approved it, and the audit names both', async () => {
    await save('page/terms', { title: 'first' })
    expect(await publish('one', ['page/terms'])).toMatchObject(refusal('page/terms'))
    expect(await approve('one', 'page/terms')).toBe(204)
    expect((await drafts())[0]?.approval).toEqual({ is_given: false, is_own: true, by: ['one'] })
    // Their own approval is no second one.
    expect(await publish('one', ['page/terms'])).toMatchObject(refusal('page/terms'))
    expect((await publish('two', ['page/terms'])).status).toBe(201)
    const [entry] = (await send('one', 'GET', 'audit')).body.items
    expect(entry).toMatchObject({
      action: 'publish',
      by: 'two',
      details: { approved: { 'page/terms': ['one'] } },
    })
  })

  it('is approved as it is: what is saved after is not', async () => {
    await save('page/terms', { title: 'second' })
    const looked = await etagOf('page/terms')
    expect(await approve('two', 'page/terms')).toBe(204)
    await save('page/terms', { title: 'third' })
    expect(await publish('one', ['page/terms'])).toMatchObject(refusal('page/terms'))
    // Nor is it by writing again what was approved.
    await save('page/terms', { title: 'second' })
    expect(await publish('one', ['page/terms'])).toMatchObject(refusal('page/terms'))
    await save('page/terms', { title: 'fourth' })
    const stale = await send('two', 'PUT', 'approvals/page/terms', undefined, { 'if-match': looked })
    expect(stale.status).toBe(409)
    expect((await send('two', 'PUT', 'approvals/page/terms')).status).toBe(428)
    expect(await approve('editor', 'page/terms')).toBe(403)
  })

  it('is approved by two at once, and each can take their own back', async () => {
    expect(await Promise.all([approve('one', 'page/terms'), approve('two', 'page/terms')])).toEqual([
      204, 204,
    ])
    expect(await approve('two', 'page/terms')).toBe(204)
    expect((await drafts())[0]?.approval).toMatchObject({ is_given: true, is_own: true })
    expect(await approve('two', 'page/terms', 'DELETE')).toBe(204)
    expect((await drafts())[0]?.approval).toEqual({ is_given: false, is_own: true, by: ['one'] })
    expect(await publish('one', ['page/terms'])).toMatchObject(refusal('page/terms'))
    expect(await approve('two', 'page/terms')).toBe(204)
    expect((await publish('one', ['page/terms'])).status).toBe(201)
  })

  it('is not published by a schedule, an import or a roll-back either', async () => {
    const at = new Date(Date.now() + 3_600_000).toISOString()
    await save('page/terms', { title: 'fifth' })
    const expected = await review(['page/terms'])
    expect(await send('one', 'POST', 'schedule', { at, message: 'later', expected })).toMatchObject(
      refusal('page/terms'),
    )
    const { definitions } = (await send('one', 'GET', 'export?from=drafts')).body
    const method = { kind: 'payment-method', id: 'card' }
    const imported = { ...definitions, 'payment-method/card': method }
    expect((await send('one', 'POST', 'import', { definitions: imported })).status).toBe(200)
    expect(await publish('one', ['payment-method/card'])).toMatchObject(refusal('payment-method/card'))

    // A release with what nobody approved, of a time before it was marked.
    await send('one', 'PUT', 'drafts/page/other', { kind: 'page', id: 'other' }, { 'if-none-match': '*' })
    expect((await publish('one', ['page/other'])).status).toBe(201)
    const before = await liveId()
    await save('page/other', { title: 'newer' })
    expect((await publish('one', ['page/other'])).status).toBe(201)
    await save('site/main', { fourEyes: ['page/terms*', 'payment-method/*', 'page/other'] })
    await approve('two', 'site/main')
    expect((await publish('admin', ['site/main'])).status).toBe(201)
    const back = await send('one', 'POST', `releases/${before}/rollback`)
    expect(back).toMatchObject({ status: 403, body: { error: { type: 'NotApprovedException' } } })
    expect(back.body.changed).toContain('page/other')
    expect(await liveId()).not.toBe(before)
  })

  it('is taken away with approval only, and so is the mark', async () => {
    await save('site/main', { fourEyes: [] })
    expect(await publish('admin', ['site/main'])).toMatchObject(refusal('site/main'))
    await send('one', 'DELETE', 'drafts/site/main?discard=true', undefined, {
      'if-match': await etagOf('site/main'),
    })
    const { etag } = (await send('one', 'GET', 'drafts/page/terms')).body
    expect((await send('one', 'DELETE', 'drafts/page/terms', undefined, { 'if-match': etag })).status).toBe(
      204,
    )
    expect(await publish('one', ['page/terms'])).toMatchObject(refusal('page/terms'))
    expect(await approve('two', 'page/terms')).toBe(204)
    expect((await publish('one', ['page/terms'])).status).toBe(201)
  })
})
