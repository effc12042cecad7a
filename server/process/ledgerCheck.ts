import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** @property at seconds since 1970 */
export type LedgerCheck = { at: number; faults: number }

const fileIn = (dataDir: string) => join(dataDir, 'ledger-check.json')

/**
 * Keeps what a check of the books has found, for `/metrics` of the servers that share the folder: the database that is checked
 * may be a standby, into which nothing is written.
 */
export async function writeLedgerCheck(dataDir: string, check: LedgerCheck): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  await writeFile(fileIn(dataDir), `${JSON.stringify(check)}\n`)
}

/** Undefined where none was made, or its file cannot be read. */
export function readLedgerCheck(dataDir: string): Promise<LedgerCheck | undefined> {
  return readFile(fileIn(dataDir), 'utf8').then(
    (text) => JSON.parse(text) as LedgerCheck,
    () => undefined,
  )
}
