import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DataDirLock, lockDataDir } from '../../../server/db/lockDataDir.ts'

let dataDir = ''
let held: DataDirLock
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'cashier-'))
  held = lockDataDir(dataDir)
})
afterAll(() => {
  held.release()
  for (const end of ['', '.lock', '.lock.json']) rmSync(dataDir + end, { recursive: true, force: true })
})

function cashier(...line: string[]) {
  const env = { ...process.env, DATABASE_URL: undefined, DATA_DIR: dataDir }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../../../server/commands/cashier.ts'), ...line],
    { env, encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}

it('says what to do where the server has the embedded database', () => {
  const { status, stderr } = cashier('list')
  expect(status).toBe(1)
  expect(stderr).toContain('Stop that process first')
  expect(stderr).not.toContain('    at ')
})

it('explains itself without a database, also where it does not understand', () => {
  expect(cashier('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('release ID') })
  expect(cashier('release', '5')).toMatchObject({ status: 2, stdout: expect.stringContaining('release ID') })
})
