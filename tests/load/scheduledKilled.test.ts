import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ensureAdmin, firstAdminEmail } from '../../server/content/staff/ensureAdmin.ts'
import { openDatabase } from '../../server/db/openDatabase.ts'
import { type ServerProcess, startServer } from '../fixtures/servers/serverProcess.ts'
import { fillDataDir, startedPostgres } from '../fixtures/servers/startedSite.ts'

const password = 'a long first word'
/** Milliseconds until the moment. Where that is too few for a busy machine, it is killed while it publishes. */
const ahead = 4_000
const key = 'condition/after-all'

it('a scheduled release goes live with the process that scheduled it killed, by the next start, on PGlite', {
  timeout: 900_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'croupier-scheduled-'))
  const dataDir = join(folder, 'data')
  await fillDataDir(dataDir)
  try {
    await addAdmin({ dataDir })
    const first = await startServer({ DATA_DIR: dataDir })
    await scheduleOn(first)
    await first.kill()
    const next = await startServer({ DATA_DIR: dataDir })
    await expectLive(next)
    await next.kill()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

it('a scheduled release goes live with the process that scheduled it killed, by another one, on Postgres', {
  timeout: 900_000,
}, async () => {
  const { url, drop } = await startedPostgres()
  const settings = { DATABASE_URL: url }
  const servers: ServerProcess[] = []
  try {
    await addAdmin({ dataDir: '', databaseUrl: url })
    for (const _ of [1, 2]) servers.push(await startServer(settings))
    const [first, other] = servers as [ServerProcess, ServerProcess]
    await scheduleOn(first)
    await first.kill()
    await expectLive(other)
  } finally {
    for (const server of servers) await server.kill()
    await drop()
  }
})

async function addAdmin(where: Parameters<typeof openDatabase>[0]): Promise<void> {
  const database = await openDatabase(where)
  await ensureAdmin(database, { studioPassword: password, production: false })
  await database.close()
}

async function scheduleOn({ url }: ServerProcess): Promise<void> {
  const call = await signIn(url)
  const definition = { kind: 'condition', id: 'after-all', edition: 2, sentence: { en: 'x' }, when: {} }
  const condition = { ...definition, when: { '/session/authenticated': true } }
  const saved = await call('PUT', 'drafts/condition/after-all', condition, { 'if-none-match': '*' })
  const { etag } = (await saved.json()) as { etag: string }
  const at = new Date(Date.now() + ahead).toISOString()
  const answer = await call('POST', 'schedule', { at, message: 'killed', expected: { [key]: etag } })
  expect([answer.status, await answer.json()]).toMatchObject([201, { state: 'waiting', keys: [key] }])
}

async function expectLive({ url }: ServerProcess): Promise<void> {
  const call = await signIn(url)
  const told = async () => {
    const scheduled = (await (await call('GET', 'schedule')).json()) as { items: object[] }
    return scheduled.items
  }
  await expect.poll(told, { timeout: 240_000 }).toMatchObject([{ state: 'done', message: 'killed' }])
  const { items } = (await (await call('GET', 'definitions?query=after-all')).json()) as { items: object[] }
  expect(items).toMatchObject([{ key, state: 'live' }])
}

async function signIn(url: string) {
  const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    fetch(`${url}/content/${path}`, {
      method,
      headers: { origin: url, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const session = await send('POST', 'session', { email: firstAdminEmail, password })
  const cookie = session.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
  return (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    send(method, path, body, { cookie, ...headers })
}
