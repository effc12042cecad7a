import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeLedgerCheck } from '../../../server/process/ledgerCheck.ts'
import { type StartedSite, startedSite } from '../../fixtures/servers/startedSite.ts'

let site: StartedSite
let url: string
beforeAll(async () => {
  site = await startedSite({ METRICS_ALLOW: '192.0.2.0/24' }, 'postgres')
  url = await site.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => site?.drop())

const ask = (headers: Record<string, string>, remoteAddress?: string) =>
  site.app.inject({ url: '/metrics', headers, ...(remoteAddress && { remoteAddress }) })
const told = async () => (await ask({ host: 'localhost' })).body.split('\n')
const figure = async (metric: string) =>
  Number(
    (await told())
      .find((line) => line.startsWith(`${metric} `))
      ?.split(' ')
      .at(-1),
  )

it('are for this machine and the addresses that are allowed, and not through a proxy', async () => {
  expect((await ask({ host: 'localhost' })).statusCode).toBe(200)
  expect((await ask({ host: 'casino.internal:3000' }, '192.0.2.9')).statusCode).toBe(200)
  expect((await ask({ host: 'casino.internal:3000' }, '::ffff:192.0.2.9')).statusCode).toBe(200)
  expect((await ask({ host: 'casino.internal:3000' }, '198.51.100.1')).statusCode).toBe(404)
  expect(
    (await ask({ host: 'casino.example', 'x-forwarded-for': '192.0.2.9' }, '192.0.2.9')).statusCode,
  ).toBe(404)
})

it('tell the version, connections, streams, refused sign-ins, and the last check of the books', async () => {
  expect(
    (await told()).some((line) => /^croupier_info\{version="\d[^"]*",node="v[^"]*"\} 1$/.test(line)),
  ).toBe(true)
  expect(await figure('database_connections{state="waiting"}')).toBe(0)
  expect(await figure('database_connections{state="idle"}')).toBeGreaterThan(0)

  expect(await figure('event_streams_open{of="release"}')).toBe(0)
  expect(await figure('event_streams_open{of="player"}')).toBe(0)
  const leaving = new AbortController()
  const stream = await fetch(`${url}/content/events`, { signal: leaving.signal })
  expect(stream.status).toBe(200)
  expect(await figure('event_streams_open{of="release"}')).toBe(1)
  leaving.abort()
  await expect.poll(() => figure('event_streams_open{of="release"}')).toBe(0)

  const body = new URLSearchParams({ login: 'nobody@example.com', password: 'Wrong-123' })
  const refused = await fetch(`${url}/api/auth/login?version=1&locale=en`, {
    method: 'POST',
    body,
    headers: { origin: url },
  })
  expect(refused.status).toBeGreaterThanOrEqual(400)
  await expect.poll(() => figure('sign_ins_failed_total{who="player"}')).toBe(1)

  expect(await figure('content_forms_fallen')).toBe(0)
  expect(await figure('ledger_check_faults')).toBeNaN()
  await writeLedgerCheck(site.settings.dataDir, { at: 1_700_000_000, faults: 2 })
  expect(await figure('ledger_check_faults')).toBe(2)
  expect(await figure('ledger_check_timestamp_seconds')).toBe(1_700_000_000)
})

it('tell of jobs that wait and that were given up, and of letters among them', async () => {
  expect(await figure('jobs_waiting{kind="payout"}')).toBe(0)
  // In a day, so that nobody does it meanwhile.
  await site.database.query(
    `insert into jobs.job (name, data, start_after) values ('payout', '{}', now() + interval '1 day')`,
  )
  await site.database.query(`insert into jobs.job (name, data, state) values ('deliver', '{}', 'failed')`)
  expect(await figure('jobs_waiting{kind="payout"}')).toBe(1)
  expect(await figure('jobs_failed{kind="deliver"}')).toBe(1)
})

it('tell of what points are to be made of, how long that waits, and what fails', async () => {
  const names = ['loyalty_waiting', 'loyalty_failed', 'loyalty_waiting_seconds']
  const figures = async () => [await figure('loyalty_waiting'), await figure('loyalty_failed')]
  for (const name of names) expect(await figure(name)).toBe(0)
  const note = (uid: number, tries: number, due: string) =>
    site.database.query(
      `insert into platform.loyalty_outbox (uid, kind, ref, at, tries, due_at)
        values ($1, 'act', 'nothing', now(), $2, now() + $3::interval)`,
      [uid, tries, due],
    )
  await note(1, 3, '1 day')
  expect(await figures()).toEqual([1, 1])
  expect(await figure('loyalty_waiting_seconds')).toBe(0)
  const client = new pg.Client({ connectionString: site.settings.databaseUrl })
  await client.connect()
  // Another process is at this player.
  await client.query(`begin; select pg_advisory_xact_lock(hashtextextended('loyalty/2', 0))`)
  await note(2, 0, '-5 minutes')
  expect(await figures()).toEqual([2, 1])
  expect(await figure('loyalty_waiting_seconds')).toBeGreaterThanOrEqual(300)
  await client.end()
})

it('tell that others are not heard, and that they are again', async () => {
  expect(await figure('database_listening')).toBe(1)
  const client = new pg.Client({ connectionString: site.settings.databaseUrl })
  await client.connect()
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'croupier listen'`)
  await client.end()
  await expect.poll(() => figure('database_listen_gaps_total')).toBe(1)
  expect(await figure('database_listening')).toBe(1)
})
