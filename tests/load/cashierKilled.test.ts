import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { openDatabase } from '../../server/db/openDatabase.ts'
import { expectSettled, preparedLoad } from '../fixtures/cashier/cashierAgreement.ts'
import { type CashierLoad, publicUrl } from '../fixtures/cashier/cashierLoad.ts'
import { type ServerProcess, startServer } from '../fixtures/servers/serverProcess.ts'
import { fillDataDir, startedPostgres } from '../fixtures/servers/startedSite.ts'

/** More with MONEY_KILLS=100. */
const kills = Number(process.env.MONEY_KILLS ?? 2)
const timeout = 900_000 + kills * 60_000

it('agrees with the provider on every payment when the server is killed, on PGlite', {
  timeout,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'croupier-cashier-'))
  const settings = { DATA_DIR: join(folder, 'data') }
  try {
    await fillDataDir(settings.DATA_DIR)
    const load = await preparedLoad(await openDatabase({ dataDir: settings.DATA_DIR }))
    for (let round = 0; round < kills; round += 1) {
      const server = await start(settings)
      await pressed(load, [server], server)
    }
    await expectSettled({ PUBLIC_URL: publicUrl, ...settings }, load)
    expect(load.decided.length).toBeGreaterThan(kills * 4)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

it('agrees with the provider on every payment when one of two servers is killed, on Postgres', {
  timeout,
}, async () => {
  const { url, drop } = await startedPostgres()
  const settings = { DATABASE_URL: url }
  try {
    const load = await preparedLoad(await openDatabase({ dataDir: '', databaseUrl: url }))
    const steady = await start(settings)
    for (let round = 0; round < kills; round += 1) {
      const victim = await start(settings)
      await pressed(load, [steady, victim], victim)
    }
    await steady.kill('SIGKILL')
    await expectSettled({ PUBLIC_URL: publicUrl, ...settings }, load)
    expect(load.decided.length).toBeGreaterThan(kills * 4)
  } finally {
    await drop()
  }
})

const start = (settings: Record<string, string>) => startServer({ PUBLIC_URL: publicUrl, ...settings })

/** Presses the servers, and kills one of them at a random moment, once enough was answered. */
async function pressed(load: CashierLoad, servers: ServerProcess[], victim: ServerProcess): Promise<void> {
  let isOver = false
  const before = load.decided.length
  const pressing = load.press(
    servers.map(({ url }) => url),
    () => isOver,
  )
  await vi.waitUntil(() => load.decided.length > before + 4, { timeout: 240_000, interval: 10 })
  await pause(Math.random() * 600)
  await victim.kill('SIGKILL')
  isOver = true
  await pressing
}
