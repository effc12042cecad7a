import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'

// The server itself serves the browser's code through Vite when it finds CROUPIER_DEV; a change of
// the browser's code is Vite's affair, a change of the server's code restarts the process.
const root = join(import.meta.dirname, '..')
// The frames of games are of another origin, and the studio is a bundle of its own: they are built, at each start.
for (const dist of ['gameframe/dist', 'src/studio/dist'])
  spawnSync(process.execPath, [join(import.meta.dirname, 'build.ts'), dist], { stdio: 'inherit' })
const fast = ['--import', join(import.meta.dirname, 'lib/startFast.ts')]
const watched = ['--watch', '--watch-preserve-output', join(root, 'server/main.ts')]
const server = spawn(process.execPath, [...fast, ...watched], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CROUPIER_DEV: '1' },
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
