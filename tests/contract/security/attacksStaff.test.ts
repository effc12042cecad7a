import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hash } from '../../../server/content/hash.ts'
import { ensureAdmin, firstAdminEmail } from '../../../server/content/staff/ensureAdmin.ts'
import type { Database } from '../../../server/db/Database.ts'
import { openDatabase } from '../../../server/db/openDatabase.ts'
import { encode } from '../../../server/http/encode.ts'
import { type ServerProcess, startServer } from '../../fixtures/servers/serverProcess.ts'
import { fillDataDir } from '../../fixtures/servers/startedSite.ts'

/** Going back, a search takes an hour for what nearly fits. */
const slow = '^(?:a?){34}a{34}$'
const nearly = `${'a'.repeat(44)}!`
const fits = 'a'.repeat(34)
const longest = 30_000
const password = 'a long enough password'

type Json = Record<string, unknown>
type FormOfFeedback = {
  fields: { name: Json; subject: { rules: Json[] } }
  schema: { properties: { subject: Json } }
}
type Routes = { routes: { pattern: string; checks?: Record<string, string> }[] }

describe('a pattern of an editor that takes others for ever', () => {
  let folder: string
  let server: ServerProcess
  let token = ''

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'croupier-patterns-'))
    await fillDataDir(folder)
    const database = await openDatabase({ dataDir: folder, databaseUrl: undefined })
    await ensureAdmin(database, { studioPassword: password, production: false })
    await publishPastGate<Routes>(database, 'routes/main', ({ routes }) => {
      for (const { pattern, checks } of routes) if (pattern === '/gamehall/:id' && checks) checks.id = slow
    })
    await publishPastGate<FormOfFeedback>(database, 'form/feedback', ({ fields, schema }) => {
      fields.subject.rules.push({ rule: 'regex', params: { pattern: slow } })
      schema.properties.subject.pattern = `^$|(?:${slow})`
      fields.name.visibleWhen = { properties: { data: { properties: { message: { pattern: slow } } } } }
    })
    await database.close()
    server = await startServer({ DATA_DIR: folder })
    const { headers } = await send('POST', '/content/session', { email: firstAdminEmail, password })
    token = /staff_sid=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? ''
  }, 180_000)
  afterAll(async () => {
    await server?.kill()
    await rm(folder, { recursive: true, force: true })
  })

  async function send(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
    return fetch(`${server.url}${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(longest),
    })
  }
  const visit = (path: string) =>
    fetch(`${server.url}${path}`, { redirect: 'manual', signal: AbortSignal.timeout(longest) })
  async function writeToSupport(fields: Record<string, string>) {
    const answer = await fetch(`${server.url}/api/support/sendFeedback?version=1&locale=en&form=feedback`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ email: 'anna@example.com', ...fields }),
      signal: AbortSignal.timeout(longest),
    })
    return (await answer.json()) as { error?: { invalid_parameters: Json } }
  }

  it('in a route that was published before holds nobody up, and still decides', async () => {
    expect((await visit(`/gamehall/${fits}`)).status).toBe(302)
    expect((await visit(`/gamehall/${nearly}`)).status).toBe(404)
  })

  it('in a rule or a condition of a form that was published before holds nobody up, and still decides', async () => {
    const sent = await writeToSupport({ subject: nearly, message: nearly, name: 'Anna' })
    // The name is not asked for by who writes something else.
    expect(Object.keys(sent.error?.invalid_parameters ?? {}).sort()).toEqual(['name', 'subject'])
    expect(await writeToSupport({ subject: fits, message: fits, name: 'Anna' })).not.toHaveProperty('error')
  })

  it('is in no release that is made from now on', async () => {
    const draft = async (kind: string, id: string, change: (definition: Json) => void) => {
      const path = `/content/drafts/${kind}/${id}`
      const answer = await send('GET', path)
      const { definition } = (await answer.json()) as { definition: Json }
      change(definition)
      const headers = { 'if-match': String(answer.headers.get('etag')) }
      expect((await send('PUT', path, definition, headers)).status).toBe(200)
    }
    await draft('form', 'feedback', ({ fields }) => {
      const [name, , subject] = fields as Json[]
      Object.assign(subject ?? {}, { rules: [{ rule: 'regex', params: { pattern: slow } }] })
      const data = { properties: { message: { pattern: slow } } }
      Object.assign(name ?? {}, { visibleWhen: { properties: { data } } })
    })
    await draft('routes', 'main', ({ routes }) => {
      const offer = (routes as Json[]).find(({ name }) => name === 'offers-id')
      Object.assign(offer ?? {}, { params: { id: '(?:a?){34}a{34}' } })
    })
    const { problems } = (await (await send('GET', '/content/drafts')).json()) as {
      problems: { definition: string; code: string; pointer: string }[]
    }
    expect(
      problems.map(({ definition, code, pointer }) => [definition, code, pointer.split('/')[1]]).sort(),
    ).toEqual([
      ['form/feedback', 'unsafe_regex', 'fields'],
      ['form/feedback', 'unsafe_regex', 'fields'],
      ['routes/main', 'unsafe_regex', 'routes'],
    ])
    const asked = await send('POST', '/content/releases', { message: 'x', dry_run: true })
    const { changes } = (await asked.json()) as { changes: { key: string; etag: string }[] }
    const expected = Object.fromEntries(changes.map(({ key, etag }) => [key, etag]))
    const made = await send('POST', '/content/releases', { message: 'x', expected })
    expect(made.status).toBe(422)
  })
})

/** Has the live release hold an artefact that no gate has seen. */
async function publishPastGate<Artefact>(
  database: Database,
  key: string,
  change: (artefact: Artefact) => void,
): Promise<void> {
  const { rows } = await database.query(
    `select gzip from content.artefacts join content.release_artefacts using (hash)
      where key = $1 and release_id = (select release_id from content.live)`,
    [key],
  )
  const artefact = JSON.parse(gunzipSync(rows[0]?.gzip as Buffer).toString()) as Artefact
  change(artefact)
  const { body, brotli, gzip } = await encode(Buffer.from(JSON.stringify(artefact)))
  await database.query('insert into content.artefacts (hash, brotli, gzip) values ($1, $2, $3)', [
    hash(body),
    brotli,
    gzip,
  ])
  await database.query('alter table content.release_artefacts disable trigger immutable')
  await database.query('update content.release_artefacts set hash = $1 where key = $2', [hash(body), key])
  await database.query('alter table content.release_artefacts enable trigger immutable')
}
