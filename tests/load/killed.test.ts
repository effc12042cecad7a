import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openDatabase } from '../../server/db/openDatabase.ts'
import type { databaseOnPglite } from '../../server/db/openPglite.ts'
import { registerAt } from '../fixtures/players/registerAt.ts'
import { startServer } from '../fixtures/servers/serverProcess.ts'
import { fillDataDir, startedPostgres } from '../fixtures/servers/startedSite.ts'

const kills = 3
const perRound = 12
/** Behind a proxy, so that each player has an address of their own and none is limited. */
const publicUrl = 'http://site.example'

it('keeps every acknowledged registration and no half one when it is killed, on PGlite', {
  timeout: 900_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'croupier-killed-'))
  const dataDir = join(folder, 'data')
  await fillDataDir(dataDir)
  try {
    const acknowledged = await registerWhileKilled({ DATA_DIR: dataDir })
    const database = await openDatabase({ dataDir })
    await expectWhole(database, acknowledged)
    await database.close()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

it('keeps every acknowledged registration and no half one when it is killed, on Postgres', {
  timeout: 900_000,
}, async () => {
  const { url, drop } = await startedPostgres()
  try {
    const acknowledged = await registerWhileKilled({ DATABASE_URL: url })
    const database = await openDatabase({ dataDir: '', databaseUrl: url })
    await expectWhole(database, acknowledged)
    await database.close()
  } finally {
    await drop()
  }
})

/**
 * Starts the server, registers players on several connections, kills it at a random moment between the first answer and
 * the last, so that each kill cuts some off; `kills` times.
 */
async function registerWhileKilled(settings: Record<string, string>): Promise<string[]> {
  const acknowledged: string[] = []
  let cutOff = 0
  for (let round = 0; round < kills; round++) {
    const server = await startServer({ PUBLIC_URL: publicUrl, ...settings })
    const enough = acknowledged.length + 1 + Math.floor(Math.random() * (perRound / 2))
    let isEnough = () => {}
    const answered = new Promise<void>((resolve) => {
      isEnough = resolve
    })
    const work = Array.from({ length: perRound }, async (_, at) => {
      const email = `round${round}player${at}@example.com`
      // A call cut off by the kill was not acknowledged; whether it took effect is the server's business.
      const answer = await register(server.url, email, `10.0.${round}.${at}`).catch(() => undefined)
      if (answer?.status === 200) acknowledged.push(email)
      else if (answer) throw new Error(`${answer.status} ${await answer.text()}`)
      else cutOff += 1
      if (acknowledged.length >= enough) isEnough()
    })
    await Promise.race([answered, Promise.all(work)])
    await pause(Math.random() * 20)
    await server.kill('SIGKILL')
    await Promise.all(work)
  }
  expect(cutOff).toBeGreaterThan(0)
  return acknowledged
}

/** Each from an address of their own. */
const register = (url: string, email: string, address: string) =>
  registerAt(url, email, {
    origin: publicUrl,
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': address,
  })

async function expectWhole(
  database: Pick<Awaited<ReturnType<typeof databaseOnPglite>>, 'query'>,
  acknowledged: string[],
): Promise<void> {
  expect(acknowledged.length).toBeGreaterThanOrEqual(kills)
  const { rows } = await database.query('select login from platform.accounts')
  const present = new Set(rows.map((row) => row.login))
  expect(acknowledged.filter((email) => !present.has(email))).toEqual([])
  const halves = await database.query(`
    select a.uid from platform.accounts a
    left join platform.profiles p on p.uid = a.uid
    left join platform.account_names n on n.uid = a.uid
    left join platform.contacts c on c.uid = a.uid
    where p.uid is null or n.uid is null or c.uid is null`)
  expect(halves.rows).toEqual([])
  const strays = await database.query(
    'select name from platform.account_names where uid not in (select uid from platform.accounts)',
  )
  expect(strays.rows).toEqual([])
}
