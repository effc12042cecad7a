import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { installPeers } from './installPeers.ts'

// The benchmarks import what only their own package installs, so that it must be there first.
const run = join(import.meta.dirname, 'bench/run.ts')
process.exitCode = installPeers()
  ? (spawnSync(process.execPath, [run, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1)
  : 1
