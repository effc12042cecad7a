import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LiveContent } from '../../../server/content/LiveContent.ts'
import { publish } from '../../../server/content/publish.ts'
import { ReleaseCompiler } from '../../../server/content/ReleaseCompiler.ts'
import { saveDraft } from '../../../server/content/saveDraft.ts'
import type { Database } from '../../../server/db/Database.ts'
import { openPostgres } from '../../../server/db/openPostgres.ts'
import { fakeCompiler } from '../../fixtures/content/fakeCompiler.ts'
import { describeOnEachDatabase, emptyPostgres, freshPostgres } from '../../fixtures/databases/databases.ts'
import { type ContentServer, contentServer, seedDefinitions } from '../../fixtures/servers/contentServer.ts'

let version = 0

/** Saves another title of form/login and publishes it; returns the id of the release. */
async function publishNext(database: Database): Promise<number> {
  version += 1
  const definition = { kind: 'form', id: 'login', title: `v${version}` }
  await database.transaction((tx) => saveDraft(tx, null, definition, 'anything'))
  return publish({ database, releases: new ReleaseCompiler(fakeCompiler) }, { author: null, message: 'x' })
}

/** Reads a stream of events until `enough` of what came says so. */
async function readUntil(answer: Response, enough: (text: string) => boolean): Promise<string> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (reader !== undefined && !enough(text)) {
    const { done, value } = await reader.read()
    if (done) break
    text += value
  }
  await reader?.cancel()
  return text
}

describeOnEachDatabase('release events', (fresh) => {
  let server: ContentServer
  let url: string
  beforeAll(async () => {
    server = await contentServer(fresh().database, { heartbeatMs: 50, perAddress: 3 })
    url = `${await server.app.listen({ port: 0, host: '127.0.0.1' })}/content/events`
  })
  afterAll(() => server.close())

  it('tell a browser that says nothing of the current release, and then of each new one', async () => {
    const answer = await fetch(url)
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
    expect(answer.headers.get('x-request-id')).not.toBeNull()
    const before = server.live.current()
    const id = await publishNext(fresh().database)
    const text = await readUntil(answer, (all) => all.includes(`id: ${id}\n`))
    expect(text).toContain('retry: ')
    expect(text).toContain(`id: ${before?.id}\n`)
    const data = text.split(`id: ${id}\ndata: `)[1]?.split('\n')[0] ?? ''
    expect(JSON.parse(data)).toMatchObject({ id, artefacts: server.live.current()?.artefacts })
  })

  it('are silent but for heartbeats to a browser that has the current release', async () => {
    const answer = await fetch(url, { headers: { 'last-event-id': String(server.live.current()?.id) } })
    const text = await readUntil(answer, (all) => all.includes(':\n\n'))
    expect(text).not.toContain('event: release')
    const other = await fetch(`${url}?have=${server.live.current()?.id}`)
    expect(await readUntil(other, (all) => all.includes(':\n\n'))).not.toContain('event: release')
    // What it heard last is newer than the address by which it came.
    const later = await fetch(`${url}?have=${server.live.current()?.id}`, {
      headers: { 'last-event-id': '1' },
    })
    expect(await readUntil(later, (all) => all.includes(':\n\n'))).toContain('event: release')
  })

  it('are sent at once to a browser that comes back with an older release', async () => {
    const answer = await fetch(url, { headers: { 'last-event-id': '1' } })
    const text = await readUntil(answer, (all) => all.includes('event: release'))
    expect(text).toContain(`id: ${server.live.current()?.id}\n`)
  })

  it('are limited by address, and end when the server shuts down', async () => {
    const open = await Promise.all([fetch(url), fetch(url), fetch(url)])
    expect((await fetch(url)).status).toBe(429)
    const closing = server.close()
    await Promise.all(open.map((answer) => readUntil(answer, () => false)))
    await closing
  })
})

describe('several processes on one Postgres', () => {
  let first: Awaited<ReturnType<typeof freshPostgres>>
  beforeAll(async () => {
    first = await freshPostgres()
    await seedDefinitions(first.database, [{ kind: 'form', id: 'login', title: 'v0' }])
  })
  afterAll(() => first.drop())

  it('hear of a publish of another, long before they look themselves', async () => {
    const file = fileURLToPath(
      new URL('../../fixtures/servers/publishFromAnotherProcess.ts', import.meta.url),
    )
    const live = await LiveContent.open(first.database, { pollMs: 600_000 })
    const seen = new Promise((resolve) => live.subscribe(resolve))
    const other = spawn(process.execPath, [file, first.url], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [told] = (await once(other.stdout, 'data')) as [Buffer]
    const { id } = JSON.parse(told.toString()) as { id: number }
    await seen
    expect(live.current()?.id).toBe(String(id))
    expect(live.artefact('form/login')).toMatchObject({ title: 'from another process' })
    live.close()
    if (other.exitCode === null) await once(other, 'exit')
    expect(other.exitCode).toBe(0)
  })

  it('see a publish whose notice was lost with the connection', async () => {
    const live = await LiveContent.open(first.database, { pollMs: 600_000 })
    const publisher = await openPostgres(first.url)
    await publisher.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'croupier listen' and datname = current_database()`)
    const id = await publishNext(publisher)
    await expect.poll(() => live.current()?.id).toBe(String(id))
    live.close()
    await publisher.close()
  })

  it('see it by looking now and then, if no notice ever comes', async () => {
    const deaf = {
      drizzle: first.database.drizzle,
      notifier: { ...first.database.notifier, subscribe: () => () => {}, onGap: () => () => {} },
    } as unknown as Database
    const live = await LiveContent.open(deaf, { pollMs: 100 })
    const id = await publishNext(first.database)
    await expect.poll(() => live.current()?.id).toBe(String(id))
    live.close()
  })

  it('publish one after another: all releases are whole and the last one is live', async () => {
    const others = await Promise.all([openPostgres(first.url), openPostgres(first.url)])
    const results = await Promise.allSettled(
      [first.database, ...others].map(async (database, index) => {
        const definition = { kind: 'page', id: `p${index}` }
        await database.transaction((tx) => saveDraft(tx, null, definition, 'absent'))
        const releases = new ReleaseCompiler(fakeCompiler)
        return publish({ database, releases }, { author: null, message: 'x' })
      }),
    )
    // One may find that another published its draft along; that is no fault.
    expect(results.some((one) => one.status === 'fulfilled')).toBe(true)
    const { rows } = await first.database.query(`
      select (select release_id from content.live) = max(id) as newest_is_live,
        bool_and(definitions = (select count(*) from content.release_entries where release_id = releases.id)) as whole
      from content.releases`)
    expect(rows).toEqual([{ newest_is_live: true, whole: true }])
    for (const one of others) await one.close()
  })
})

describe('several processes that start at once on an empty Postgres', () => {
  it('migrate once and seed once', async () => {
    const empty = await emptyPostgres()
    const databases = await Promise.all([1, 2, 3].map(() => openPostgres(empty.url)))
    const site = [{ kind: 'form', id: 'login' }]
    const seeded = await Promise.all(databases.map((database) => seedDefinitions(database, site)))
    expect(seeded.filter(Boolean)).toHaveLength(1)
    const { rows = [] } =
      (await databases[0]?.query('select count(*)::int as count from content.releases')) ?? {}
    expect(rows).toEqual([{ count: 1 }])
    for (const database of databases) await database.close()
    await empty.drop()
  })
})

describeOnEachDatabase('a starter site that cannot be published', (fresh) => {
  it('stops the start with every problem, and once mended becomes the first release', async () => {
    const broken = [
      { kind: 'form', id: 'login', broken: true },
      { kind: 'form', id: 'gone', broken: true },
    ]
    await expect(seedDefinitions(fresh().database, broken)).rejects.toThrow(
      /form\/gone at \/broken[\s\S]*form\/login/,
    )
    expect(await seedDefinitions(fresh().database, [{ kind: 'form', id: 'login' }])).toBe(true)
    const live = await LiveContent.open(fresh().database)
    expect(Object.keys(live.current()?.artefacts ?? {})).toEqual(['form/login'])
    live.close()
  })
})
