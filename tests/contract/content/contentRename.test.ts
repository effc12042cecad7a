import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type ContentServer, contentServer } from '../../fixtures/servers/contentServer.ts'

type Json = Record<string, unknown>
type Change = { key: string; etag: string | null; before: Json | null; after: Json | null }
type Plan = { changes: Change[]; places: object[]; problems: object[] }

describeOnOneDatabase('renaming', (fresh) => {
  let server: ContentServer
  let token: string
  beforeAll(async () => {
    server = await contentServer(fresh().database)
    token = await server.signIn()
    await save({ kind: 'form', id: 'login', edition: 2, title: 'Login' })
    await save({ kind: 'page', id: 'start', edition: 2, blocks: [{ type: 'form', form: 'login' }] })
    await save({ kind: 'campaign', id: 'welcome' })
    await publish()
  })
  afterAll(() => server.close())

  const urlOf = (key: string) => {
    const at = key.indexOf('/')
    return `/content/drafts/${key.slice(0, at)}/${encodeURIComponent(key.slice(at + 1))}`
  }
  const read = async (key: string) => server.call({ url: urlOf(key), token })
  const save = async (definition: Json & { kind: string; id: string }) => {
    const key = `${definition.kind}/${definition.id}`
    const { headers, statusCode } = await read(key)
    const match = statusCode === 404 ? { 'if-none-match': '*' } : { 'if-match': String(headers.etag) }
    await server.call({ method: 'PUT', url: urlOf(key), payload: definition, headers: match, token })
  }
  const publish = async () => {
    const url = '/content/releases'
    const send = (payload: Json) => server.call({ method: 'POST', url, payload, token })
    const { changes } = (await send({ message: '-', dry_run: true })).json()
    const expected = Object.fromEntries(changes.map(({ key, etag }: Change) => [key, etag]))
    expect((await send({ message: 'now', expected })).statusCode).toBe(201)
  }
  const send = (payload: Json, as = token) =>
    server.call({ method: 'POST', url: '/content/renames', payload, token: as })
  const look = async (payload: Json): Promise<Plan> => (await send({ ...payload, dry_run: true })).json()
  const expectedOf = ({ changes }: Plan) => Object.fromEntries(changes.map(({ key, etag }) => [key, etag]))
  const drafts = async () =>
    (await server.call({ url: '/content/drafts', token })).json().items.map(({ key }: Change) => key)

  it('is shown before it is done, follows everywhere at once, and is taken back by renaming back', async () => {
    const there = { definition: 'form/login', to: 'account/sign-in' }
    const plan = await look(there)
    expect(plan.places).toEqual([{ definition: 'page/start', pointer: '/blocks/0/form' }])
    expect(plan.changes).toMatchObject([
      { key: 'form/account/sign-in', etag: null, before: null, after: { id: 'account/sign-in' } },
      { key: 'form/login', before: { id: 'login' }, after: null },
      { key: 'page/start', after: { blocks: [{ type: 'form', form: 'account/sign-in' }] } },
    ])
    expect(await drafts()).toEqual([])

    expect((await send({ ...there, expected: expectedOf(plan) })).statusCode).toBe(200)
    expect(await drafts()).toEqual(['form/account/sign-in', 'form/login', 'page/start'])
    expect((await read('form/account/sign-in')).json().definition).toMatchObject({ title: 'Login' })
    const audit = (await server.call({ url: '/content/audit?action=rename', token })).json().items
    expect(audit).toMatchObject([
      { action: 'rename', target: 'form/login', details: { to: 'account/sign-in', definitions: 3 } },
    ])

    const back = { definition: 'form/account/sign-in', to: 'login' }
    expect((await send({ ...back, expected: expectedOf(await look(back)) })).statusCode).toBe(200)
    expect(await drafts()).toEqual([])
  })

  it('gives a text another key in every language and wherever it is used', async () => {
    await save({ kind: 'messages', id: 'lv/common', messages: { 'login.title': 'Ienākt', 'login.a': 'A' } })
    await save({ kind: 'page', id: 'start', title: 'login.title', blocks: [] })
    const text = { message: 'login.title', to: 'login.heading' }
    const plan = await look(text)
    expect(plan.changes.map(({ key }) => key)).toEqual([
      'messages/en/common',
      'messages/lv/common',
      'page/start',
    ])
    expect((await send({ ...text, expected: expectedOf(plan) })).statusCode).toBe(200)
    expect((await read('messages/lv/common')).json().definition.messages).toEqual({
      'login.heading': 'Ienākt',
      'login.a': 'A',
    })
    expect((await read('page/start')).json().definition.title).toBe('login.heading')
  })

  it('is refused where something was saved since it was looked at, and changes nothing then', async () => {
    const there = { definition: 'form/login', to: 'entrance' }
    await save({ kind: 'page', id: 'start', blocks: [{ type: 'form', form: 'login' }] })
    const plan = await look(there)
    await save({ kind: 'popup', id: 'late', views: { main: { blocks: [{ type: 'form', form: 'login' }] } } })
    const late = await send({ ...there, expected: expectedOf(plan) })
    expect(late.statusCode).toBe(409)
    expect(late.json().changed).toEqual(['popup/late'])
    expect((await read('form/entrance')).statusCode).toBe(404)
  })

  it.each([
    [{ definition: 'form/nowhere', to: 'x' }, 404, 'NotFoundException'],
    [{ definition: 'form/login', to: 'login' }, 409, 'NameTakenException'],
    [{ definition: 'form/login', to: 'No Name' }, 400, 'InvalidRequestException'],
    [{ definition: 'form/login', to: '../../etc' }, 400, 'InvalidRequestException'],
    [{ definition: 'campaign/welcome', to: 'hello' }, 422, 'NotRenamableException'],
    [{ message: 'login.heading', to: 'login' }, 400, 'InvalidRequestException'],
    [{ message: 'login.heading', to: 'login.a' }, 409, 'NameTakenException'],
    [{ message: 'login.heading', definition: 'form/login', to: 'x' }, 400, 'InvalidRequestException'],
  ])('%j is answered %i', async (payload, status, type) => {
    const answer = await send({ ...payload, dry_run: true })
    expect([answer.statusCode, answer.json().error.type]).toEqual([status, type])
  })

  it('needs a session, and what was looked at', async () => {
    expect((await send({ definition: 'form/login', to: 'x' }, 'nobody')).statusCode).toBe(401)
    expect((await send({ definition: 'form/login', to: 'x' })).statusCode).toBe(428)
  })
})
