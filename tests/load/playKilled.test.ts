import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import type { Database } from '../../server/db/Database.ts'
import { openDatabase } from '../../server/db/openDatabase.ts'
import { expectSameBooks, type PlayLoad, playLoad } from '../fixtures/games/playLoad.ts'
import { startServer } from '../fixtures/servers/serverProcess.ts'
import { fillDataDir, startedPostgres } from '../fixtures/servers/startedSite.ts'

/** More with PLAY_KILLS=20. */
const kills = Number(process.env.PLAY_KILLS ?? 1)
const playing = 50
/** Rounds whose result was told before a kill, at least. */
const enough = 20
const timeout = 600_000 + kills * 40_000

it('has every round in both books, once, when it is killed while fifty play, on PGlite', {
  timeout,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'croupier-play-'))
  const settings = { DATA_DIR: join(folder, 'data') }
  try {
    await fillDataDir(settings.DATA_DIR)
    await playWhileKilled(settings, () => openDatabase({ dataDir: settings.DATA_DIR }))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

it('has every round in both books, once, when it is killed while fifty play, on Postgres', {
  timeout,
}, async () => {
  const { url, drop } = await startedPostgres()
  try {
    await playWhileKilled({ DATABASE_URL: url }, () => openDatabase({ dataDir: '', databaseUrl: url }))
  } finally {
    await drop()
  }
})

async function playWhileKilled(settings: Record<string, string>, open: () => Promise<Database>) {
  const load = await playLoad(await open(), playing)
  for (let round = 0; round < kills; round += 1) await killed(load, settings)
  expect(load.told.length).toBeGreaterThanOrEqual(kills * enough)
  await wakeProvider(await open())
  await expectSameBooks(settings, load)
}

/** Lets them play, and kills the server, the provider in it, at a random moment once enough was played. */
async function killed(load: PlayLoad, settings: Record<string, string>): Promise<void> {
  const server = await startServer(settings)
  const before = load.told.length
  let isOver = false
  const pressing = load.press(server.url, () => isOver)
  await vi.waitUntil(() => load.told.length >= before + enough, { timeout: 240_000, interval: 10 })
  await pause(Math.random() * 500)
  await server.kill('SIGKILL')
  isOver = true
  await pressing
}

/** What a process that died had taken on is taken on by the next after half a minute, which need not pass here. */
async function wakeProvider(database: Database): Promise<void> {
  const { rows } = await database.query(
    'update sandbox.game_transactions set next_at = now() where next_at is not null returning kind',
  )
  await database.close()
  expect(rows.length, 'movements that the kill cut off').toBeGreaterThan(0)
}
