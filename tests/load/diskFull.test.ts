import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Database } from '../../server/db/Database.ts'
import { openDatabase } from '../../server/db/openDatabase.ts'
import { expectSettled, preparedLoad } from '../fixtures/cashier/cashierAgreement.ts'
import { publicUrl } from '../fixtures/cashier/cashierLoad.ts'
import { mayMount, smallDisk } from '../fixtures/programs/smallDisk.ts'
import { startServer } from '../fixtures/servers/serverProcess.ts'
import { fillDataDir } from '../fixtures/servers/startedSite.ts'

const megabyte = 1024 * 1024
const timeout = 240_000

if (mayMount())
  it('refuses in order while the disk of the embedded database is full, and goes on with the right money', {
    timeout: 900_000,
  }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'croupier-full-'))
    const disk = await smallDisk(250)
    try {
      const prepared = join(folder, 'prepared')
      await fillDataDir(prepared)
      const database = await openDatabase({ dataDir: prepared })
      const begun = await fillLog(database)
      const load = await preparedLoad(database, 12)
      await cp(prepared, join(disk.here, 'data'), { recursive: true })
      const settings = { DATA_DIR: join(disk.path, 'data'), PUBLIC_URL: publicUrl }
      const server = await startServer(settings, disk.enter)
      let isOver = false
      const pressing = load.press([server.url], () => isOver)
      const isReady = async () => (await fetch(`${server.url}/readyz`)).status
      const goesOn = async () => {
        const before = load.decided.length
        await expect.poll(() => load.decided.length, { timeout }).toBeGreaterThan(before + 3)
      }
      const refused = () => load.commands.filter(({ answer }) => answer?.status === 503).length
      try {
        // Room for rows, and none for another file of the log: Postgres gives up.
        await removeLaterThan(begun, join(disk.here, 'data/postgres/pg_wal'))
        await disk.fill(8 * megabyte)
        await expect.poll(isReady, { timeout, interval: 50 }).toBe(503)
        await disk.empty()
        await expect.poll(isReady, { timeout }).toBe(200)
        await goesOn()

        // Room for the log, and none for rows: Postgres refuses.
        await disk.fill(0)
        await expect.poll(refused, { timeout, interval: 50 }).toBeGreaterThan(0)
        await disk.empty()
        await goesOn()

        isOver = true
        await pressing
        expect(await faults(server.url)).toEqual([0, 0])
      } finally {
        isOver = true
        await server.kill('SIGTERM')
      }
      // Whatever was answered was no fault of ours.
      expect(load.commands.filter(({ answer }) => answer?.status === 500)).toEqual([])
      const after = { ...settings, DATA_DIR: join(folder, 'after') }
      await cp(join(disk.here, 'data'), after.DATA_DIR, { recursive: true })
      await expectSettled(after, load)
    } finally {
      await disk.remove()
      await rm(folder, { recursive: true, force: true })
    }
  })
// A file without any test would count as failed.
else it('of the embedded database cannot be filled here', () => expect(mayMount()).toBe(false))

/** The log is written in files of 16 MB: leaves but a little of the one that is begun. @returns its name */
async function fillLog({ query }: Database): Promise<string> {
  for (;;) {
    const { rows } = await query(`select pg_walfile_name(at) as file,
      (${16 * megabyte} - pg_wal_lsn_diff(at, '0/0') % ${16 * megabyte})::int as left
      from pg_current_wal_insert_lsn() as at`)
    if (Number(rows[0]?.left) < 1.2 * megabyte) return String(rows[0]?.file)
    await query(`select pg_logical_emit_message(true, 'filling', repeat('x', ${megabyte / 2}))`)
  }
}

/** Takes the files of the log away that are held in reserve. */
async function removeLaterThan(begun: string, folder: string): Promise<void> {
  for (const file of await readdir(folder))
    if (/^[0-9A-F]{24}$/.test(file) && file > begun) await rm(join(folder, file))
}

/** Errors that nobody caught, of either kind. */
async function faults(site: string): Promise<number[]> {
  const told = await (await fetch(`${site}/metrics`, { headers: { host: 'localhost' } })).text()
  return ['rejection', 'exception'].map((kind) =>
    Number(new RegExp(`^process_faults_total\\{kind="${kind}"\\} (\\d+)`, 'm').exec(told)?.[1] ?? 0),
  )
}
