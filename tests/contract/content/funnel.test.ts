import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFunnel } from '../../../server/content/funnel/createFunnel.ts'
import { funnelCounts } from '../../../server/content/schema.ts'
import type { Database } from '../../../server/db/Database.ts'
import { describeOnEachDatabase } from '../../fixtures/databases/databases.ts'
import { type ContentServer, contentServer } from '../../fixtures/servers/contentServer.ts'

const fields = { email: {}, password: {}, code: {} }
const order = ['email', 'password']

describeOnEachDatabase('how far visitors come in forms', (fresh) => {
  let server: ContentServer
  let database: Database
  let token: string
  /** Every visitor comes from somewhere else. */
  let visitors = 0

  beforeAll(async () => {
    database = fresh().database
    server = await contentServer(database)
    token = await server.signIn()
    await publish('form/login', { fields, order })
  })
  afterAll(() => server.close())

  const send = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, headers = {}) => {
    const url = `/content/${path}`
    const answer = await server.call({ method, url, headers, token, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() }
  }
  const publish = async (key: string, more: object): Promise<number> => {
    const [kind, id] = key.split('/')
    const { etag } = (await send('GET', `drafts/${key}`)).body
    const headers = etag ? { 'if-match': etag } : { 'if-none-match': '*' }
    const saved = await send('PUT', `drafts/${key}`, { kind, id, ...more }, headers)
    const published = await send('POST', 'releases', {
      message: 'now',
      only: [key],
      expected: { [key]: saved.body.etag },
    })
    return published.body.id
  }
  const versionOf = async (form = 'login'): Promise<string> =>
    (await send('GET', 'release')).body.artefacts[`form/${form}`]
  const visit = async (more: object, headers: Record<string, string> = {}) => {
    visitors += 1
    const remoteAddress = `10.0.${visitors >> 8}.${visitors & 255}`
    const payload = { form: 'login', device: 'mobile', version: await versionOf(), ...more }
    return server.app.inject({ method: 'POST', url: '/content/funnel', remoteAddress, payload, headers })
  }
  const read = async (query = '') => (await send('GET', `funnel/login${query}`)).body
  const rows = () => database.drizzle.select().from(funnelCounts)

  it('counts nothing on a site that does not say that it does', async () => {
    expect((await visit({ begins: true, shown: ['email'] })).statusCode).toBe(204)
    expect(await read()).toMatchObject({ is_on: false, visits: 0, now: { fields: [] } })
    await publish('site/main', { funnel: { when: { '/stored/x': 'y' }, days: 30 } })
  })

  it('adds visits up by field, event and code, and keeps nothing else of them', async () => {
    const begins = { begins: true, shown: ['email', 'password'] }
    await visit({ ...begins, focused: ['email'], errors: { email: ['required'] }, left: 'email' })
    await visit({ ...begins, focused: ['email', 'password'], completed: true })
    await visit({ ...begins, left: '', device: 'desktop' })
    // Whoever was gone came back and went on.
    await visit({ returned: 'email', shown: ['code'], completed: true })
    const answer = await read()
    expect(answer).toMatchObject({ is_on: true, days: 30, visits: 3, completed: 2, verdict: 'few' })
    expect(answer.now).toEqual({
      visits: 3,
      completed: 2,
      left: 1,
      fields: [
        { field: 'email', shown: 3, focused: 2, left: 0, errors: { required: 1 } },
        { field: 'password', shown: 3, focused: 1, left: 0, errors: {} },
        { field: 'code', shown: 1, focused: 0, left: 0, errors: {} },
      ],
    })
    expect((await read('?device=desktop')).now).toMatchObject({ visits: 1, completed: 0, left: 1 })
    expect((await read('?to=2020-01-01')).now).toMatchObject({ visits: 0, fields: [] })
    const [row] = await rows()
    expect(Object.keys(row ?? {}).sort()).toEqual(
      ['form', 'version', 'day', 'device', 'field', 'event', 'code', 'count'].sort(),
    )
  })

  it('compares with what was live before, follows the way back, and counts who still has the version before', async () => {
    const old = await versionOf()
    const before = (await send('GET', 'release')).body.id
    const release = await publish('form/login', { fields, order, title: 'Another' })
    const other = await versionOf()
    expect(other).not.toBe(old)
    await visit({ begins: true, left: 'email' })
    await visit({ begins: true, version: old, completed: true })
    const answer = await read()
    expect(answer).toMatchObject({ release, before_release: before, visits: 1, visits_before: 4 })
    expect(answer.was).toMatchObject({ visits: 4, completed: 3 })
    expect(answer.now).toMatchObject({ visits: 1, completed: 0 })
    const { items } = (await send('GET', 'funnel')).body
    expect(items).toMatchObject([{ form: 'login', visits: 1, visits_before: 4, completed_before: 3 }])

    // A release that leaves the form as it is, is none of its changes.
    await publish('page/other', { title: 'A page' })
    expect(await read()).toMatchObject({ release })
    await send('POST', `releases/${before}/rollback`)
    expect(await read()).toMatchObject({ release: before, visits: 4, visits_before: 1 })
    expect((await visit({ begins: true, version: other, left: '' })).statusCode).toBe(204)
    expect(await read()).toMatchObject({ visits: 4, visits_before: 2 })
  })

  it('finds a form that fewer complete than before', async () => {
    const day = new Date().toISOString().slice(0, 10)
    const add = async (event: 'shown' | 'completed', count: number) => {
      const one = { form: 'login', version: await versionOf(), day, device: 'tablet' as const }
      await database.drizzle.insert(funnelCounts).values({ ...one, field: '', event, code: '', count })
    }
    await publish('form/login', { fields, order, title: 'Good' })
    await add('shown', 400)
    await add('completed', 200)
    await publish('form/login', { fields, order, title: 'Bad' })
    await add('shown', 400)
    expect(await read()).toMatchObject({ visits: 400, completed: 0, verdict: 'fell', is_alarm: true })
    await add('completed', 200)
    expect(await read()).toMatchObject({ verdict: 'same', is_alarm: false })
  })

  it('refuses what is no form, no version of it, or no visit, and leaves out what the version does not know', async () => {
    const before = (await read()).now
    const refusals = [
      [{ form: 'nothing' }, 404],
      [{ form: '../login' }, 404],
      [{ form: '__proto__' }, 404],
      [{ version: 'A'.repeat(43) }, 404],
      [{ version: "' or 1=1 --         " }, 400],
      [{ device: 'a phone of mine' }, 400],
      [{ player: 7 }, 400],
      [{ errors: { email: [{ code: 'required' }] } }, 400],
      [{ shown: Array.from({ length: 501 }, (_, at) => `f${at}`) }, 400],
      [{ shown: ['email', 'email'] }, 400],
      [{ errors: { email: Array.from({ length: 21 }, (_, at) => `c${at}`) } }, 400],
      [{ left: 'x'.repeat(40_000) }, 413],
    ] as const
    for (const [more, status] of refusals)
      expect({ more, status: (await visit({ begins: true, ...more })).statusCode }).toEqual({ more, status })
    await visit({
      shown: ['email', 'somebody_else', 'constructor'],
      focused: ['toString'.toLowerCase()],
      errors: { email: ['anna@example.com', 'constructor'], nobody: ['required'] },
      left: 'hidden',
    })
    const after = (await read()).now
    expect(after.fields).toEqual([{ field: 'email', shown: 1, focused: 0, left: 0, errors: {} }])
    expect(after).toMatchObject({ visits: before.visits, left: before.left })
    expect(JSON.stringify(await rows())).not.toContain('anna')
  })

  it('listens to no browser that asks not to be tracked, to no other site, and to nobody who tells too much', async () => {
    const before = await read()
    expect((await visit({ begins: true }, { dnt: '1' })).statusCode).toBe(204)
    expect((await visit({ begins: true }, { 'sec-gpc': '1' })).statusCode).toBe(204)
    expect((await visit({ begins: true }, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect((await read()).visits).toBe(before.visits)
    const payload = { form: 'login', device: 'mobile', version: await versionOf() }
    const tell = () => server.app.inject({ method: 'POST', url: '/content/funnel', payload })
    for (let at = 0; at < 120; at += 1) expect((await tell()).statusCode).toBe(204)
    const refused = await tell()
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('is read by staff alone', async () => {
    const ask = async (url: string) => (await server.app.inject({ method: 'GET', url })).statusCode
    expect(await ask('/content/funnel')).toBe(401)
    expect(await ask('/content/funnel/login')).toBe(401)
    expect((await send('GET', 'funnel/nothing')).status).toBe(404)
  })

  it('forgets what is older than the site says', async () => {
    const one = { form: 'login', version: await versionOf(), device: 'mobile' as const, field: '', code: '' }
    const old = { ...one, day: '2020-01-01', event: 'shown' as const, count: 1000 }
    await database.drizzle.insert(funnelCounts).values(old)
    const kept = (await rows()).length - 1
    const log = { error: () => undefined }
    const funnel = createFunnel({ database, live: server.live, log })
    expect(funnel.days()).toBe(30)
    await funnel.sweep()
    expect(await rows()).toHaveLength(kept)
    await funnel.sweep(new Date(Date.now() + 31 * 86_400_000))
    expect(await rows()).toEqual([])
    await funnel.stop()
  })
})
