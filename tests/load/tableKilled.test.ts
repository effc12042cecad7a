import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { openDatabase } from '../../server/db/openDatabase.ts'
import { expectSameBooks, playLoad } from '../fixtures/games/playLoad.ts'
import { startServer } from '../fixtures/servers/serverProcess.ts'
import { fillDataDir } from '../fixtures/servers/startedSite.ts'

const sitting = 16
/** Stakes that were taken before the kill, at least; the others are under way. */
const enough = 6

// On one database: on both, with a wallet that keeps its own count, it is tests/contract/games-provider/sharedTables.test.ts.
it('has every stake of a shared round taken back in both books, once, when it is killed while bets are taken', {
  timeout: 900_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'croupier-table-'))
  const settings = { DATA_DIR: join(folder, 'data') }
  const open = () => openDatabase({ dataDir: settings.DATA_DIR })
  try {
    await fillDataDir(settings.DATA_DIR)
    const load = await playLoad(await open(), sitting)
    const server = await startServer(settings)
    let taken = 0
    const sat = load.sit(server.url, () => {
      taken += 1
    })
    await vi.waitUntil(() => taken >= enough, { timeout: 240_000, interval: 1 })
    await server.kill('SIGKILL')
    await sat
    const database = await open()
    // Rollbacks need not wait for the pause after which stakes of the dead are taken up.
    await database.query('update sandbox.game_transactions set next_at = now() where next_at is not null')
    await database.close()
    await expectSameBooks(settings, load)
    const { query, close } = await open()
    const { rows } = await query(`
      select (select count(*)::int from sandbox.game_table_rounds where phase = 'void') as rounds,
        (select count(*)::int from sandbox.game_transactions where kind = 'rollback' and state = 'done') as back,
        (select count(*)::int from platform.game_rounds where staked <> 0) as staked`)
    await close()
    expect(rows[0]).toMatchObject({ rounds: 1, staked: 0 })
    expect(Number(rows[0]?.back)).toBeGreaterThanOrEqual(enough)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
