import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DataDirInUseError, lockDataDir } from './lockDataDir.ts'

let home: string
let dataDir: string
const children: ChildProcess[] = []
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'lock-'))
  dataDir = join(home, 'data')
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(home, { recursive: true })
})

/** Another process that takes the lock and holds it until it is killed. */
async function holder(): Promise<ChildProcess> {
  const module = new URL('./lockDataDir.ts', import.meta.url).href
  const code = `import { lockDataDir } from ${JSON.stringify(module)}
    lockDataDir(${JSON.stringify(dataDir)}); console.log('held'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  await once(child.stdout, 'data')
  return child
}

it('is refused while another process lives, naming it and what to do', async () => {
  const child = await holder()
  const message = new RegExp(`${dataDir} is held by process ${child.pid} .*DATA_DIR.*DATABASE_URL`)
  expect(() => lockDataDir(dataDir)).toThrow(message)
  expect(() => lockDataDir(dataDir)).toThrow(DataDirInUseError)
})

it('is free the moment its holder is killed, whatever process ids are about', async () => {
  const child = await holder()
  child.kill('SIGKILL')
  await once(child, 'exit')
  // A stale note that names a live process, as after the reuse of a process id, must not keep anybody out.
  writeFileSync(
    `${dataDir}.lock.json`,
    JSON.stringify({ pid: process.pid, host: 'x', since: 'y', command: 'z' }),
  )
  lockDataDir(dataDir).release()
})

it('is one lock for every spelling of the directory, and outside of it', () => {
  const lock = lockDataDir(dataDir)
  symlinkSync(dataDir, join(home, 'link'))
  expect(() => lockDataDir(join(home, 'link'))).toThrow(DataDirInUseError)
  expect(() => lockDataDir(`${dataDir}/../data/`)).toThrow(DataDirInUseError)
  expect(lock.databaseDir.startsWith(join(home, 'data'))).toBe(true)
  lock.release()
  lock.release()
  lockDataDir(join(home, 'link')).release()
})

it('keeps the database from other users, also in a directory that was open to them', () => {
  mkdirSync(join(dataDir, 'database'), { recursive: true })
  chmodSync(dataDir, 0o755)
  chmodSync(join(dataDir, 'database'), 0o755)
  const lock = lockDataDir(dataDir)
  expect(statSync(lock.databaseDir).mode & 0o777).toBe(0o700)
  lock.release()
})
