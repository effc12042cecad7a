import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type ContentServer, contentServer } from '../../fixtures/servers/contentServer.ts'

const password = 'a long first word'
type Who = 'admin' | 'one' | 'two'
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

describeOnOneDatabase('colleagues', (fresh) => {
  let server: ContentServer
  const tokens = new Map<Who, string>()

  beforeAll(async () => {
    server = await contentServer(fresh().database)
    const token = await server.signIn()
    tokens.set('admin', token)
    for (const name of ['one', 'two'] as const) {
      const payload = { email: `${name}@example.com`, name, role: 'editor', password }
      await server.call({ method: 'POST', url: '/content/staff', payload, token })
      tokens.set(name, await server.signIn(payload.email, password))
    }
    const page = { kind: 'page', id: 'terms/of-use', blocks: [] }
    const headers = { 'if-none-match': '*' }
    await send('one', 'PUT', 'drafts/page/terms%2Fof-use', page, headers)
  })
  afterAll(() => server.close())

  async function send(
    who: Who,
    method: Method,
    path: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) {
    const token = tokens.get(who) ?? ''
    const url = `/content/${path}`
    const answer = await server.call({ method, url, headers, token, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() }
  }
  const about = 'comments/page/terms%2Fof-use'
  const say = async (who: Who, text: string, more: object = {}) =>
    (await send(who, 'POST', about, { text, ...more })).body
  const comments = async (who: Who = 'one') => (await send(who, 'GET', about)).body.items
  const summary = async () =>
    (await send('one', 'GET', 'definitions')).body.items.find(
      ({ key }: { key: string }) => key === 'page/terms/of-use',
    )

  it('say something about a place, answer, and settle it', async () => {
    const anchor = [{ member: 'blocks' }, { item: 2, by: 'id', is: 'lead' }]
    const first = await say('one', 'Is that so?', { anchor, quote: 'Terms' })
    expect(first).toMatchObject({ by: 'one', is_own: true, anchor, quote: 'Terms', answers: [] })
    const answered = await say('two', 'It is.', { answers: first.id })
    expect(answered).toMatchObject({ id: first.id, is_own: false, answers: [{ by: 'two', is_own: true }] })
    // An answer to an answer goes on in the same conversation.
    await say('one', 'Thanks.', { answers: answered.answers[0].id })
    expect((await comments())[0].answers.map(({ text }: { text: string }) => text)).toEqual([
      'It is.',
      'Thanks.',
    ])
    expect((await summary()).open_comments).toBe(1)

    const settled = await send('two', 'PATCH', `${about}/${first.id}`, { is_settled: true })
    expect(settled.body).toMatchObject({ settled_by: 'two' })
    expect((await summary()).open_comments).toBe(undefined)
    await send('one', 'PATCH', `${about}/${first.id}`, { is_settled: false })
    expect((await comments())[0].settled_at).toBe(undefined)
    const audit = (await send('one', 'GET', 'audit?target=terms%2F')).body.items
    expect(audit.map(({ action }: { action: string }) => action).slice(0, 3)).toEqual([
      'comment',
      'settle',
      'comment',
    ])
  })

  it('change and take back what they said themselves, while nobody has answered', async () => {
    const { id } = await say('one', 'Hm')
    expect((await send('two', 'PATCH', `${about}/${id}`, { text: 'Ha' })).status).toBe(403)
    expect((await send('two', 'DELETE', `${about}/${id}`)).status).toBe(403)
    const changed = await send('one', 'PATCH', `${about}/${id}`, { text: 'Well' })
    expect(changed.body).toMatchObject({ text: 'Well', edited_at: expect.any(String) })
    const { answers } = await say('two', 'What?', { answers: id })
    expect((await send('one', 'DELETE', `${about}/${id}`)).status).toBe(403)
    expect((await send('two', 'PATCH', `${about}/${answers[0].id}`, { is_settled: true })).status).toBe(409)
    expect((await send('two', 'DELETE', `${about}/${answers[0].id}`)).status).toBe(204)
    expect((await send('one', 'DELETE', `${about}/${id}`)).status).toBe(204)
    expect((await send('one', 'DELETE', `${about}/${id}`)).status).toBe(404)
    const other = await say('two', 'Once more')
    await say('one', 'Yes', { answers: other.id })
    expect((await send('admin', 'DELETE', `${about}/${other.id}`)).status).toBe(204)
    expect((await comments()).map(({ text }: { text: string }) => text)).toEqual(['Is that so?'])
  })

  it('cannot speak of what is not there, or with nothing to say', async () => {
    expect((await send('one', 'POST', 'comments/page/nowhere', { text: 'x' })).status).toBe(404)
    expect((await send('one', 'POST', about, { text: '  ' })).status).toBe(400)
    expect((await send('one', 'POST', about, { text: 'x'.repeat(4_001) })).status).toBe(400)
    expect((await send('one', 'POST', about, { text: 'x', answers: 999_999 })).status).toBe(404)
    const deep = Array.from({ length: 41 }, (_, item) => ({ item }))
    expect((await send('one', 'POST', about, { text: 'x', anchor: deep })).status).toBe(400)
    // A comment is found under its definition alone.
    const [{ id }] = await comments()
    expect((await send('one', 'PATCH', `comments/page/nowhere/${id}`, { is_settled: true })).status).toBe(404)
  })

  it('see where others are, and hear that something was done', async () => {
    const [mine, theirs] = [randomUUID(), randomUUID()]
    const stand = async (who: Who, tab: string, at?: string) =>
      (await send(who, 'PUT', `presence/${tab}`, { at })).body
    const before = await stand('one', mine, 'page/terms/of-use')
    expect(before.items).toEqual([])
    expect((await stand('two', theirs, 'page/terms/of-use')).items).toEqual([
      { name: 'one', is_own: false, at: 'page/terms/of-use' },
    ])
    const [known] = [(await send('one', 'GET', 'definitions')).body.version]
    expect(await stand('one', mine)).toEqual({
      items: [{ name: 'two', is_own: false, at: 'page/terms/of-use' }],
      version: known,
    })
    await say('two', 'Look')
    expect((await stand('one', mine)).version).not.toBe(known)
    // A number that was made up by another is theirs; who says nothing any more has gone.
    await stand('one', theirs, 'page/elsewhere')
    await send('one', 'DELETE', `presence/${theirs}`)
    expect((await stand('one', mine)).items).toMatchObject([{ name: 'two', at: 'page/terms/of-use' }])
    await fresh().database.query(`update content.presence set seen_at = now() - interval '16 seconds'`)
    expect((await stand('one', mine)).items).toEqual([])
    await stand('two', theirs)
    expect((await send('two', 'DELETE', `presence/${theirs}`)).status).toBe(204)
    expect((await stand('one', mine)).items).toEqual([])
    expect((await send('one', 'PUT', 'presence/me', {})).status).toBe(400)
  })
})
