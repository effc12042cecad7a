import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FreshDatabase, freshPostgres } from '../../fixtures/databases/databases.ts'
import { type ContentServer, contentServer } from '../../fixtures/servers/contentServer.ts'

const password = 'correct horse 2'
const site = (snippets: string[], more: object = {}) => ({
  kind: 'site',
  id: 'main',
  ...(snippets.length > 0 && { snippets: snippets.map((code) => ({ isEnabled: true, code })) }),
  ...more,
})

let fresh: FreshDatabase
let server: ContentServer
let admin: string
let publisher: string
/** Numbers of the releases without and with a snippet. */
let plain: number
let counting: number

const call = (token: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  server.call({ method, url: `/content/${url}`, token, ...(payload && { payload }) })
const etag = async () => (await call(admin, 'GET', 'drafts/site/main')).json().etag
const save = async (token: string, payload: object) =>
  server.call({
    method: 'PUT',
    url: '/content/drafts/site/main',
    payload,
    headers: { 'if-match': await etag() },
    token,
  })
async function publish(token: string) {
  const { changes } = (await call(admin, 'POST', 'releases', { message: 'x', dry_run: true })).json()
  const expected = Object.fromEntries(
    changes.map((one: { key: string; etag: string }) => [one.key, one.etag]),
  )
  return call(token, 'POST', 'releases', { message: 'x', expected })
}
const importing = async (token: string, definition: object) => {
  const { definitions } = (await call(admin, 'GET', 'export?from=drafts')).json()
  return call(token, 'POST', 'import', { definitions: { ...definitions, 'site/main': definition } })
}

beforeAll(async () => {
  fresh = await freshPostgres()
  server = await contentServer(fresh.database)
  admin = await server.signIn()
  const email = 'publisher@example.com'
  await call(admin, 'POST', 'staff', { email, name: 'P', role: 'publisher', password })
  publisher = await server.signIn(email, password)
  await server.call({
    method: 'PUT',
    url: '/content/drafts/site/main',
    payload: site([]),
    headers: { 'if-none-match': '*' },
    token: publisher,
  })
  plain = (await publish(publisher)).json().id
  expect((await save(admin, site(['<script>count()</script>']))).statusCode).toBe(200)
})
afterAll(async () => {
  await server.close()
  await fresh.drop()
})

it('lets only an admin publish snippets that changed', async () => {
  const refused = await publish(publisher)
  expect([refused.statusCode, refused.json().error.type]).toEqual([403, 'AccessDeniedException'])
  expect(refused.json().error.message).toContain('snippets')
  const published = await publish(admin)
  expect(published.statusCode).toBe(201)
  counting = published.json().id
})

it('lets only an admin save others, import others, delete or discard them', async () => {
  for (const definition of [
    site([]),
    site(['<script>steal()</script>']),
    site(['<script>count()</script>', 'x']),
  ]) {
    expect((await save(publisher, definition)).statusCode).toBe(403)
    expect((await importing(publisher, definition)).statusCode).toBe(403)
  }
  const remove = async (token: string, query = '') =>
    server.call({
      method: 'DELETE',
      url: `/content/drafts/site/main${query}`,
      headers: { 'if-match': await etag() },
      token,
    })
  expect((await remove(publisher)).statusCode).toBe(403)
  expect((await save(admin, site(['<script>other()</script>']))).statusCode).toBe(200)
  expect((await remove(publisher, '?discard=true')).statusCode).toBe(403)
  expect((await remove(admin, '?discard=true')).statusCode).toBe(204)
})

it('leaves the rest of the site to those who may edit it', async () => {
  const changed = site(['<script>count()</script>'], { toastTime: 4000 })
  expect((await save(publisher, changed)).statusCode).toBe(200)
  expect((await importing(publisher, { ...changed, toastTime: 5000 })).statusCode).toBe(200)
  expect((await publish(publisher)).statusCode).toBe(201)
})

it('lets only an admin go back to a release with other snippets', async () => {
  const back = (token: string, id: number) => call(token, 'POST', `releases/${id}/rollback`)
  expect((await back(publisher, plain)).statusCode).toBe(403)
  expect((await call(admin, 'GET', 'release')).json().id).not.toBe(plain)
  expect((await back(publisher, counting)).statusCode).toBe(200)
  expect((await back(admin, plain)).statusCode).toBe(200)
  expect((await back(publisher, counting)).statusCode).toBe(403)
})
