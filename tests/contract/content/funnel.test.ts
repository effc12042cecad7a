import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFunnel } from '../../../server/content/funnel/createFunnel.ts'
import type { AlarmLetter } from '../../../server/content/funnel/createFunnelAlarms.ts'
import { funnelCounts } from '../../../server/content/schema.ts'
import type { Database } from '../../../server/db/Database.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { adminPassword, type ContentServer, contentServer } from '../../fixtures/servers/contentServer.ts'

const fields = { email: {}, password: {}, code: {} }
const order = ['email', 'password']

describeOnOneDatabase('how far visitors come in forms', (fresh) => {
  let server: ContentServer
  let database: Database
  let token: string
  /** Every visitor comes from somewhere else. */
  let visitors = 0
  const letters: AlarmLetter[] = []

  beforeAll(async () => {
    database = fresh().database
    server = await contentServer(database, undefined, undefined, {
      sendAlarm: async (letter) => void letters.push(letter),
    })
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

  it('raises an alarm once that fewer complete a form, tells who publishes, and ends it with the way back', async () => {
    const editor = { email: 'editor@example.com', name: 'Editor', role: 'editor', password: adminPassword }
    expect((await send('POST', 'staff', editor)).status).toBe(201)
    const comes = async (count: number, completed: number) => {
      for (let at = 0; at < count; at += 1)
        await visit({ begins: true, ...(at < completed ? { completed: true } : { left: 'email' }) })
    }
    const good = await publish('form/login', { fields, order, title: 'Good' })
    await comes(120, 70)
    const version = await versionOf()
    const bad = await publish('form/login', { fields: { ...fields, more: {} }, order, title: 'Bad' })
    await comes(99, 0)
    const figures = async () => (await send('GET', 'funnel')).body
    expect(await figures()).toMatchObject({ items: [{ verdict: 'few', is_alarm: false }] })
    const before = (await figures()).alarms.length
    await comes(11, 10)
    const open = await Promise.all([figures(), figures(), figures()])
    expect(open[0].items).toMatchObject([{ visits: 110, completed: 10, verdict: 'fell', is_alarm: true }])
    for (const { alarms } of open) {
      expect(alarms).toHaveLength(before + 1)
      expect(alarms[0]).toMatchObject({
        form: 'login',
        release: bad,
        before_release: good,
        visits: 110,
        completed: 10,
      })
      expect(alarms[0]).not.toHaveProperty('outcome')
    }
    expect(letters).toMatchObject([
      { email: 'admin@example.com', form: 'login', release: bad, now: { visits: 110, completed: 10 } },
    ])

    const { total, items } = (await send('GET', `releases/${good}/difference`)).body
    expect(total).toBe(1)
    expect(items).toMatchObject([{ key: 'form/login', before: { title: 'Bad' }, after: { title: 'Good' } }])
    expect((await send('GET', `releases/${bad}/difference?from=${good}`)).body.items).toMatchObject([
      { after: { title: 'Bad' } },
    ])
    expect((await send('GET', 'releases/99999/difference')).status).toBe(404)

    await send('POST', `releases/${good}/rollback`)
    expect(await versionOf()).toBe(version)
    const over = await figures()
    expect(over.items).toMatchObject([{ release: good, visits: 120, verdict: 'rose', is_alarm: false }])
    expect(over.alarms[0]).toMatchObject({
      form: 'login',
      release: bad,
      outcome: 'taken_back',
      ended_by: good,
    })
    const { items: deeds } = (await send('GET', 'audit?target=form/login')).body
    expect(deeds.slice(0, 2)).toMatchObject([{ action: 'end_alarm' }, { action: 'raise_alarm' }])
    expect(letters).toHaveLength(1)
  })

  it('ends an alarm where as many complete the form after all, and opens it again without another letter', async () => {
    const day = new Date().toISOString().slice(0, 10)
    const add = async (event: 'shown' | 'completed', count: number) => {
      const one = { form: 'login', version: await versionOf(), day, device: 'tablet' as const }
      await database.drizzle.insert(funnelCounts).values({ ...one, field: '', event, code: '', count })
    }
    const told = letters.length
    const alarm = async () => (await send('GET', 'funnel')).body.alarms[0]
    await publish('form/login', { fields, order, title: 'Better' })
    await add('shown', 400)
    await add('completed', 200)
    const release = await publish('form/login', { fields, order, title: 'Worse' })
    await add('shown', 400)
    expect(await alarm()).toMatchObject({ release, visits: 400, completed: 0 })
    await add('completed', 200)
    expect(await alarm()).toMatchObject({ release, outcome: 'recovered' })
    await database.drizzle
      .update(funnelCounts)
      .set({ count: 0 })
      .where(and(eq(funnelCounts.version, await versionOf()), eq(funnelCounts.event, 'completed')))
    expect(await alarm()).not.toHaveProperty('outcome')
    expect(letters).toHaveLength(told + 1)
    await publish('form/login', { fields, order, title: 'Another again' })
    expect(await alarm()).toMatchObject({ release, outcome: 'changed' })
  })

  it('compares a form, and a field of it, with what it was under another name', async () => {
    const look = { type: 'input', label: 'a label' }
    await publish('form/join', { fields: { mail: look, town: {} }, order: ['mail', 'town'] })
    const old = { form: 'join', version: await versionOf('join') }
    await visit({ ...old, begins: true, shown: ['mail', 'town'], left: 'mail' })
    const from = { definition: 'form/join' }
    const { changes } = (await send('POST', 'renames', { ...from, to: 'register', dry_run: true })).body
    const expected = Object.fromEntries(
      changes.map(({ key, etag }: { key: string; etag: string }) => [key, etag]),
    )
    expect(await send('POST', 'renames', { ...from, to: 'register', expected })).toMatchObject({
      status: 200,
    })
    const { etag } = (await send('GET', 'drafts/form/register')).body
    const form = { kind: 'form', id: 'register', fields: { email: look, town: {} }, order: ['email', 'town'] }
    await send('PUT', 'drafts/form/register', form, { 'if-match': etag })
    const check = (await send('POST', 'releases', { message: 'now', dry_run: true })).body.changes
    const reviewed = Object.fromEntries(
      check.map(({ key, etag: one }: { key: string; etag: string }) => [key, one]),
    )
    expect((await send('POST', 'releases', { message: 'now', expected: reviewed })).status).toBe(201)
    const { was, renamed, before_form, visits_before } = (await send('GET', 'funnel/register')).body
    expect({ before_form, visits_before, renamed }).toEqual({
      before_form: 'join',
      visits_before: 1,
      renamed: { email: 'mail' },
    })
    const { items } = (await send('GET', 'figures?forms=register,nothing,login')).body
    expect(items.map((one: { form: string }) => one.form)).toEqual(['register', 'login'])
    expect(items[0]).toMatchObject({ renamed, was })
    const many = Array.from({ length: 101 }, (_, at) => `form-${at}`)
    expect((await send('GET', `figures?forms=${many.slice(1)}`)).status).toBe(200)
    expect(await send('GET', `figures?forms=${many}`)).toMatchObject({
      status: 400,
      body: { error: { type: 'InvalidRequestException' } },
    })
    expect(was.fields).toMatchObject([{ field: 'email', shown: 1, left: 1 }, { field: 'town' }])
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

  it('counts no more visits from one address than one household makes, however many it tells of', async () => {
    const before = await read()
    const version = await versionOf()
    const tell = async (more: object) => {
      const payload = { form: 'login', device: 'mobile', version, ...more }
      const answer = { method: 'POST', url: '/content/funnel', remoteAddress: '10.9.0.1', payload } as const
      expect((await server.app.inject(answer)).statusCode).toBe(204)
    }
    for (let at = 0; at < 40; at += 1) await tell({ begins: true, left: '' })
    for (let at = 0; at < 40; at += 1) await tell({ completed: true })
    const after = await read()
    expect(after.visits - before.visits).toBe(30)
    expect(after.completed - before.completed).toBe(30)
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
