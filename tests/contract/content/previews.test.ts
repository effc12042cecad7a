import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SitePreview } from '#generated/contentApi.ts'
import { signPreview } from '../../../server/content/previews/previewToken.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import {
  adminPassword,
  type ContentServer,
  contentServer,
  previewKey,
} from '../../fixtures/servers/contentServer.ts'

describeOnOneDatabase('previews', (fresh) => {
  let server: ContentServer
  let token: string
  beforeAll(async () => {
    server = await contentServer(fresh().database)
    token = await server.signIn()
  })
  afterAll(() => server.close())

  const save = async (definition: { kind: string; id: string; [name: string]: unknown }) => {
    const url = `/content/drafts/${definition.kind}/${encodeURIComponent(definition.id)}`
    const { headers, statusCode } = await server.call({ url, token })
    const match = statusCode === 404 ? { 'if-none-match': '*' } : { 'if-match': String(headers.etag) }
    const saved = await server.call({ method: 'PUT', url, payload: definition, headers: match, token })
    expect(saved.statusCode).toBe(200)
  }
  const make = async (payload: object = { lasts: 'visit' }, as = token) =>
    server.call({ method: 'POST', url: '/content/previews', payload, token: as })
  const made = async (payload?: object): Promise<SitePreview> => (await make(payload)).json().preview
  /** As whoever was sent the link: without a session. */
  const open = (name: string, rest = '') => server.call({ url: `/content/previews/${name}${rest}` })
  const title = async (preview: SitePreview, key = 'form/login') =>
    (await open(preview.token, `/artefacts/${preview.artefacts[key]}`)).json().title

  it('show drafts to whoever has their name, to nobody else, and players nothing of them', async () => {
    await save({ kind: 'form', id: 'login', title: 'Come in' })
    const preview = await made()
    const answer = await open(preview.token)
    expect(answer.json()).toEqual(preview)
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
    const hash = preview.artefacts['form/login']
    const artefact = await open(preview.token, `/artefacts/${hash}`)
    expect(artefact.json()).toMatchObject({ title: 'Come in' })
    expect(artefact.headers['cache-control']).toBe('private, no-store')

    expect((await server.call({ url: `/content/artefacts/${hash}` })).statusCode).toBe(404)
    const live = (await server.call({ url: '/content/release' })).json()
    expect(live.artefacts['form/login']).not.toBe(hash)
    expect((await make(undefined, 'nobody')).statusCode).toBe(401)
  })

  it('stay what they were when drafts go on, in another process too', async () => {
    const before = await made({ lasts: 'week' })
    await save({ kind: 'form', id: 'login', title: 'Enter' })
    expect(await title(before)).toBe('Come in')
    expect(await title(await made())).toBe('Enter')
    const other = await contentServer(fresh().database)
    const { artefacts } = (await other.call({ url: `/content/previews/${before.token}` })).json()
    expect(artefacts).toEqual(before.artefacts)
    await other.close()
  })

  it('are one for the same drafts, and show those alone that were chosen', async () => {
    const [one, other] = [await made(), await made({ lasts: 'week' })]
    expect(other.id).toBe(one.id)
    await save({ kind: 'form', id: 'another', title: 'Another' })
    expect((await made({ lasts: 'visit', only: ['form/login'] })).artefacts).toEqual(one.artefacts)
    expect(await title(await made(), 'form/another')).toBe('Another')
  })

  it('are refused where they were forged, are over, or name what was never there', async () => {
    const { token: name } = await made()
    const until = Math.floor(Date.now() / 1000)
    const claims = { release: 1, revisions: [], until: until + 60 }
    for (const refused of [
      `${name}x`,
      name.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A')),
      String(signPreview(Buffer.alloc(32), claims)),
      String(signPreview(previewKey, { ...claims, until: until - 1 })),
      String(signPreview(previewKey, { ...claims, release: 99 })),
      String(signPreview(previewKey, { ...claims, revisions: [9999] })),
    ])
      for (const rest of ['', '/artefacts/0123456789abcdef', '/answers/account.getInfo'])
        expect((await open(refused, rest)).statusCode, refused + rest).toBe(404)
    expect((await open(String(signPreview(previewKey, claims)))).statusCode).toBe(200)
  })

  it('that were sent to somebody are listed, and taken back by who made them or may publish', async () => {
    const join = async (name: string, role: string) => {
      const payload = { email: `${name}@example.com`, name, role, password: adminPassword }
      await server.call({ method: 'POST', url: '/content/staff', payload, token })
      return server.signIn(payload.email, adminPassword)
    }
    const links = async (as = token) =>
      (await server.call({ url: '/content/preview-links', token: as })).json().items
    const takeBack = async (id: number, as: string) =>
      (await server.call({ method: 'DELETE', url: `/content/preview-links/${id}`, token: as })).statusCode
    const before = (await links()).length
    const [ada, bob] = [await join('Ada', 'editor'), await join('Bob', 'editor')]
    const shared: SitePreview = (await make({ lasts: 'week' }, ada)).json().preview
    const other: SitePreview = (await make({ lasts: 'week' }, ada)).json().preview
    await make({ lasts: 'visit' }, ada)
    const [second, first, ...rest] = await links(ada)
    expect(rest).toHaveLength(before)
    expect(first).toMatchObject({ by: 'Ada', until: shared.until, may_take_back: true })
    expect(first.keys).toContain('form/login')
    expect(JSON.stringify([first, second])).not.toContain(shared.token)
    expect((await links(bob))[0]).toMatchObject({ by: 'Ada', may_take_back: false })
    expect(await takeBack(first.id, bob)).toBe(404)
    expect((await open(shared.token)).statusCode).toBe(200)

    expect(await takeBack(first.id, ada)).toBe(204)
    for (const part of ['', `/artefacts/${shared.artefacts['form/login']}`, '/answers/account.getInfo'])
      expect((await open(shared.token, part)).statusCode, part).toBe(404)
    // The number is signed: neither without it nor with that of another link is it good.
    const [until, release, revisions, , signed] = shared.token.split('.')
    const kept = other.token.split('.')[3]
    for (const forged of [
      [until, release, revisions, signed],
      [until, release, revisions, kept, signed],
    ])
      expect((await open(forged.join('.'))).statusCode).toBe(404)
    expect((await open(other.token)).statusCode).toBe(200)
    expect(await takeBack(second.id, token)).toBe(204)
    expect((await open(other.token)).statusCode).toBe(404)
    expect(await takeBack(second.id, token)).toBe(404)
    const { items } = (await server.call({ url: '/content/audit', token })).json()
    expect(items.slice(0, 2).map(({ action }: { action: string }) => action)).toEqual(['unshare', 'unshare'])
    expect((await server.call({ url: '/content/preview-links', token: 'nobody' })).statusCode).toBe(401)
  })

  it('are not made of what the gate refuses, which is told', async () => {
    await save({ kind: 'form', id: 'another', title: 'Another', broken: true })
    const answer = (await make()).json()
    expect(answer.problems).toMatchObject([{ definition: 'form/another', pointer: '/broken' }])
    expect(answer).not.toHaveProperty('preview')
    expect((await make({ lasts: 'visit', only: ['form/login'] })).json()).toHaveProperty('preview')
  })

  it('show what is begun of a template, whose texts are still to be written', async () => {
    await save({ kind: 'form', id: 'another', title: 'Say it in five words', broken: 'placeholder_text' })
    const preview = await made()
    expect(await title(preview, 'form/another')).toBe('Say it in five words')
    expect((await open(preview.token)).statusCode).toBe(200)
  })

  it('answer what is a player’s own by its description, and leave the rest to the platform', async () => {
    const { token: name } = await made({ lasts: 'visit', only: [] })
    const ask = (operation: string, player?: string) =>
      open(name, `/answers/${operation}${player ? `?player=${player}` : ''}`)
    const info = (await ask('account.getInfo', 'bonus')).json().response
    expect(info).toMatchObject({ uid: 1, balance_bonus: { amount: '50.00', currency: 'EUR' } })
    expect((await ask('bonuses.get', 'bonus')).json().response.items).toHaveLength(1)
    expect((await ask('bonuses.get', 'signedIn')).json().response.items).toHaveLength(0)
    expect((await ask('account.getBalance', 'empty')).json().response.balance_main.amount).toBe('0.00')
    for (const [operation, player] of [
      ['account.getInfo', 'anonymous'],
      ['account.getInfo', 'constructor'],
      ['games.get', 'bonus'],
      ['cashier.deposit', 'bonus'],
      ['constructor', 'bonus'],
    ])
      expect((await ask(String(operation), player)).statusCode, operation).toBe(204)
  })

  it('are for editors to make', async () => {
    const email = 'editor@example.com'
    const payload = { email, name: 'Editor', role: 'editor', password: adminPassword }
    await server.call({ method: 'POST', url: '/content/staff', payload, token })
    const editor = await server.signIn(email, adminPassword)
    expect((await make({ lasts: 'day', only: [] }, editor)).statusCode).toBe(200)
    expect((await make({ lasts: 'year' }, editor)).statusCode).toBe(400)
  })

  it('lead from what is drawn to what was written', async () => {
    const places = `/content/places/form/login?pointer=${encodeURIComponent('/title')}`
    expect((await server.call({ url: places })).statusCode).toBe(401)
    expect((await server.call({ url: '/content/places/form/none?pointer=', token })).statusCode).toBe(404)
  })
})
