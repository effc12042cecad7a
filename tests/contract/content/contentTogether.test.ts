import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type ContentServer, contentServer } from '../../fixtures/servers/contentServer.ts'

type Json = Record<string, unknown>
type Change = { key: string; etag: string | null; definition: Json | null }

describeOnOneDatabase('several drafts together', (fresh) => {
  let server: ContentServer
  let token: string
  beforeAll(async () => {
    server = await contentServer(fresh().database)
    token = await server.signIn()
  })
  afterAll(() => server.close())

  const save = (changes: Change[], as?: string) =>
    server.call({ method: 'POST', url: '/content/drafts', payload: { changes }, token: as ?? token })
  const drafts = async () =>
    (await server.call({ url: '/content/drafts', token })).json().items.map(({ key }: Change) => key)
  const page = { kind: 'page', id: 'summer' }

  it('are saved at once, and taken back over the versions that were answered', async () => {
    const made = await save([
      { key: 'page/summer', etag: null, definition: page },
      { key: 'form/summer', etag: null, definition: { kind: 'form', id: 'summer' } },
    ])
    expect(made.statusCode).toBe(200)
    const { items } = made.json() as { items: { key: string; etag: string }[] }
    expect(items.map(({ key }) => key)).toEqual(['page/summer', 'form/summer'])
    expect(await drafts()).toEqual(expect.arrayContaining(['form/summer', 'page/summer']))

    const back = await save(items.map((one) => ({ ...one, definition: null })))
    expect(back.json().items).toEqual(items.map(({ key }) => ({ key, etag: null })))
    expect(await drafts()).toEqual([])
  })

  it('are not saved where one of them is not what was read, or is another definition', async () => {
    const taken = await save([{ key: 'page/taken', etag: null, definition: { kind: 'page', id: 'taken' } }])
    const [{ etag }] = taken.json().items
    const both = (second: Change) => save([{ key: 'page/summer', etag: null, definition: page }, second])
    const over = { key: 'page/taken', definition: { kind: 'page', id: 'taken', blocks: [] } }
    expect((await both({ ...over, etag: null })).statusCode).toBe(409)
    expect((await both({ ...over, etag: '"another"' })).statusCode).toBe(409)
    expect((await both({ ...over, etag, definition: { kind: 'page', id: 'else' } })).statusCode).toBe(400)
    expect((await both({ key: 'page/none', etag: null, definition: null })).statusCode).toBe(404)
    expect(await drafts()).toEqual(['page/taken'])
    expect((await save([{ ...over, etag }], 'nobody')).statusCode).toBe(401)
  })
})
