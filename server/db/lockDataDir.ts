import { chmodSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export interface DataDirLock {
  /** Where in the data directory the embedded database lives. */
  databaseDir: string
  /** Safe to call more than once. */
  release(): void
}

interface Owner {
  pid: number
  host: string
  since: string
  command: string
}

export class DataDirInUseError extends Error {
  constructor(dataDir: string, owner: Owner | undefined) {
    const who =
      owner === undefined
        ? 'another process'
        : `process ${owner.pid} on ${owner.host} (${owner.command}), since ${owner.since}`
    super(
      `The data directory ${dataDir} is held by ${who}. ` +
        'Stop that process first, give this one another DATA_DIR, or set DATABASE_URL to run several on Postgres.',
    )
    this.name = 'DataDirInUseError'
  }
}

/** SQLITE_BUSY: somebody else holds the lock. */
const busy = 5

/**
 * Takes the data directory for this process alone, creating it when missing.
 *
 * The lock is one of the operating system's, on the file `<DATA_DIR>.lock`: it cannot be stolen from a live
 * process and is gone the moment a process dies, however it dies. A file that names a process id could do
 * neither: ids are reused, and mean nothing in another container. SQLite, which Node carries, is how Node
 * code takes such a lock on every system. See docs/decisions/0010.
 *
 * @throws DataDirInUseError
 */
export function lockDataDir(dataDir: string): DataDirLock {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  // Two spellings of one directory, or a symbolic link to it, must meet at the same lock.
  const directory = realpathSync(dataDir)
  const ownerFile = `${directory}.lock.json`
  const holder = new DatabaseSync(`${directory}.lock`)
  try {
    holder.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE')
  } catch (error) {
    holder.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) {
      throw new DataDirInUseError(directory, readOwner(ownerFile))
    }
    throw new Error(`The lock file ${directory}.lock cannot be used`, { cause: error })
  }
  writeOwner(ownerFile)
  const databaseDir = join(directory, 'postgres')
  // Also where the directory was there before, open to others: what lies in it is players' data.
  mkdirSync(databaseDir, { recursive: true, mode: 0o700 })
  chmodSync(databaseDir, 0o700)

  let held = true
  return {
    databaseDir,
    release() {
      if (!held) return
      held = false
      rmSync(ownerFile, { force: true })
      // The lock file itself stays: removing it would let two processes lock two files of one name.
      holder.close()
    },
  }
}

function writeOwner(file: string): void {
  const owner: Owner = {
    pid: process.pid,
    host: hostname(),
    since: new Date().toISOString(),
    command: ['node', ...process.argv.slice(1)].join(' '),
  }
  writeFileSync(file, `${JSON.stringify(owner)}\n`)
}

/** Only for the message, so whatever cannot be read is left out. */
function readOwner(file: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner
  } catch {
    return undefined
  }
}
