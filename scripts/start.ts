import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * How glibc's allocator shall hold less in vain, which is settled before a program begins. It gives every few threads an arena
 * of their own, and keeps what they leave in each: two hold a third less. And once something large was given back, it
 * puts what is as large among the small, where one that stays keeps the room of all: said once, its limit stays
 * (of half of it Node makes its slabs, which would cost a call of the system each).
 */
const allocator = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
// So this one begins anew, as the same process.
if (process.platform === 'linux' && Object.keys(allocator).some((name) => process.env[name] === undefined))
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...allocator,
    ...process.env,
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
