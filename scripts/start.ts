import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

// glibc gives every few threads an arena of their own, and keeps what they leave in each; two hold a third less, and are
// settled before a program begins. So this one begins anew, as the same process.
if (process.platform === 'linux' && process.env.MALLOC_ARENA_MAX === undefined)
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    MALLOC_ARENA_MAX: '2',
  })

await import('./lib/startFast.ts')
const { isBuildStale } = await import('./build.ts')

// The build runs in a process of its own: the bundler's memory and its NODE_ENV must not stay with the server.
if (await isBuildStale()) {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'build.ts')], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}

await import('../server/main.ts')
