import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '../../server/db/openDatabase.ts'
import { expectSettled, preparedLoad } from '../fixtures/cashier/cashierAgreement.ts'
import { publicUrl } from '../fixtures/cashier/cashierLoad.ts'
import { type RunningPostgres, startPostgres } from '../fixtures/databases/startPostgres.ts'
import { type ServerProcess, startServer } from '../fixtures/servers/serverProcess.ts'

/** More with DATABASE_RESTARTS=10, of which each comes after ten sessions were ended. */
const restarts = Number(process.env.DATABASE_RESTARTS ?? 2)
const endedEach = 10
const players = 20

let postgres: RunningPostgres | undefined
afterAll(() => postgres?.stop())

it('goes on with the right money when Postgres is restarted and sessions are ended, with two servers', {
  timeout: 900_000 + restarts * 60_000,
}, async () => {
  // An acknowledged commit must survive: what is tested is the site, not a database that forgets.
  postgres = await startPostgres({ durable: true })
  const { url } = postgres
  const settings = { DATABASE_URL: url, PUBLIC_URL: publicUrl }
  const load = await preparedLoad(await openDatabase({ dataDir: '', databaseUrl: url }), players)
  const servers: ServerProcess[] = []
  for (const _ of [1, 2]) servers.push(await startServer(settings))
  const sites = servers.map((server) => server.url)
  const backAfter: number[] = []
  try {
    for (let round = 0; round < restarts; round += 1) {
      let isOver = false
      const pressing = load.press(sites, () => isOver)
      for (let ended = 0; ended < endedEach; ended += 1) {
        await pause(Math.random() * 200)
        await endSession(url)
      }
      await postgres.restart(round % 2 === 0 ? 'fast' : 'immediate', async () => {
        for (const site of sites) expect(await statusOf(`${site}/readyz`)).toBe(503)
      })
      const since = performance.now()
      for (const site of sites)
        await expect.poll(() => statusOf(`${site}/readyz`), { timeout: 240_000, interval: 50 }).toBe(200)
      backAfter.push(Math.round(performance.now() - since))
      const before = load.decided.length
      await expect.poll(() => load.decided.length, { timeout: 240_000 }).toBeGreaterThan(before)
      isOver = true
      await pressing
      await onDatabase(url, (client) => load.passHour({ query: (text) => client.query(text) }))
    }
    for (const site of sites) expect(await statusOf(`${site}/healthz`)).toBe(200)
    console.log(`Back after ${backAfter.join(', ')} ms`)
  } finally {
    for (const server of servers) await server.kill('SIGTERM')
  }
  // Whatever was answered was no fault of ours.
  expect(load.commands.filter(({ answer }) => answer?.status === 500)).toEqual([])
  await expectSettled(settings, load)
})

const statusOf = async (url: string) => (await fetch(url)).status

/** Ends a session of the site's, one that is in the middle of something if there is any. */
async function endSession(url: string): Promise<void> {
  await onDatabase(url, (client) =>
    client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name like 'croupier%'
      order by state in ('active', 'idle in transaction') desc, random() limit 1`),
  )
}

async function onDatabase(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await work(client)
  await client.end()
}
