import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { isBuildStale } from './build.ts'
import './lib/startFast.ts'

// The build runs in a process of its own: the bundler's memory and its NODE_ENV must not stay with the server.
if (await isBuildStale()) {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'build.ts')], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}

await import('../server/main.ts')
