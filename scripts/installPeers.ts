import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, 'bench')
const stamp = join(folder, 'node_modules/.installed')

/**
 * Installs what the benchmarks compare with, unless it is there as the lock file says; then no network is needed.
 * @returns whether it is there now
 */
export function installPeers(): boolean {
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  if (readStamp() === wanted) return true
  const line = ['--prefix', folder, 'ci', '--no-audit', '--no-fund', '--prefer-offline']
  if (spawnSync('npm', line, { stdio: 'inherit' }).status !== 0) return false
  writeFileSync(stamp, wanted)
  return true
}

function readStamp(): string | undefined {
  try {
    return readFileSync(stamp, 'utf8')
  } catch {
    return undefined
  }
}

if (import.meta.main) process.exitCode = installPeers() ? 0 : 1
