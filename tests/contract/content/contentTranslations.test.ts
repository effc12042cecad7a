import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type ContentServer, contentServer } from '../../fixtures/servers/contentServer.ts'

describeOnOneDatabase('translations', (fresh) => {
  let server: ContentServer
  let token: string
  beforeAll(async () => {
    server = await contentServer(fresh().database)
    token = await server.signIn()
  })
  afterAll(() => server.close())

  const url = '/content/translations/de?from=en'
  const list = async () => (await server.call({ url, token })).json().items
  const review = (items: object[]) => server.call({ method: 'POST', url, payload: { items }, token })

  /** Saves the texts of a language, whatever was there. */
  async function save(locale: string, messages: Record<string, string>) {
    const id = `${locale}/common`
    const draft = `/content/drafts/messages/${encodeURIComponent(id)}`
    const { headers } = await server.call({ url: draft, token })
    const expected = headers.etag ? { 'if-match': String(headers.etag) } : { 'if-none-match': '*' }
    const payload = { kind: 'messages', id, locale, messages }
    expect(
      (await server.call({ method: 'PUT', url: draft, payload, headers: expected, token })).statusCode,
    ).toBe(200)
  }
  async function discard(locale: string) {
    const draft = `/content/drafts/messages/${encodeURIComponent(`${locale}/common`)}?discard=true`
    const { headers } = await server.call({ url: draft.split('?')[0] ?? '', token })
    const answer = await server.call({
      method: 'DELETE',
      url: draft,
      headers: { 'if-match': String(headers.etag) },
      token,
    })
    expect(answer.statusCode).toBe(204)
  }

  it('are missing, made, overtaken and said to fit still', async () => {
    const title = { definition: 'messages/de/common', key: 'login.title', source: 'Sign in' }
    expect(await list()).toEqual([{ ...title, source_revision: expect.any(Number), state: 'missing' }])

    await save('de', { 'login.title': 'Anmelden' })
    expect(await list()).toMatchObject([{ ...title, target: 'Anmelden', state: 'current' }])

    await save('en', { 'login.title': 'Log in', 'login.text': 'Welcome' })
    const [missing, stale] = await list()
    expect(missing).toMatchObject({ key: 'login.text', state: 'missing' })
    expect(stale).toMatchObject({ source: 'Log in', was: 'Sign in', target: 'Anmelden', state: 'stale' })

    const { definition, key, source_revision } = stale
    expect((await review([{ definition, key, source_revision: source_revision - 1 }])).statusCode).toBe(409)
    expect((await review([{ definition, key: 'login.text', source_revision }])).statusCode).toBe(404)
    const twice = [1, 2].map(() => ({ definition, key, source_revision }))
    expect((await review(twice)).statusCode).toBe(204)
    expect((await list())[1]).toMatchObject({ state: 'current' })
    const { items } = (await server.call({ url: '/content/audit', token })).json()
    expect(items[0]).toMatchObject({ action: 'review', target: definition, details: { texts: [key] } })

    const only = await server.call({ url: `${url}&definition=messages/de/nobody`, token })
    expect(only.json().items).toEqual([])

    await save('en', { 'login.title': 'Enter', 'login.text': 'Welcome' })
    expect((await list())[1]).toMatchObject({ was: 'Log in', state: 'stale' })
  })

  it('are not overtaken by a draft that was discarded', async () => {
    await discard('en')
    expect(await list()).toMatchObject([{ source: 'Sign in', target: 'Anmelden', state: 'current' }])
    await save('en', { 'login.title': 'Sign in', 'login.help': 'Help' })
    const items = await list()
    expect(items).toMatchObject([
      { key: 'login.help', state: 'missing' },
      { key: 'login.title', state: 'current' },
    ])
  })

  it('are for staff alone, and of languages', async () => {
    expect((await server.call({ url })).statusCode).toBe(401)
    expect((await server.call({ url: '/content/translations/de', token })).statusCode).toBe(400)
    expect((await server.call({ url: '/content/translations/%25?from=en', token })).statusCode).toBe(400)
  })
})
