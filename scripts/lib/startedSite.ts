import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const root = join(import.meta.dirname, '../..')

/**
 * The site as `npm start` has it, built where it is stale, on an empty database and a free port.
 * @param settings beside these
 * @throws Error where it does not start
 */
export async function startedSite(
  settings: Readonly<Record<string, string>> = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  const data = await mkdtemp(join(tmpdir(), 'croupier-site-'))
  const server = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: data, LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
    await rm(data, { recursive: true, force: true })
  }
  for await (const line of createInterface(server.stdout)) {
    const url = /^Croupier is ready at (\S+)$/.exec(line)?.[1]
    if (url) {
      // Nobody reads on, and a full pipe would hold the server.
      server.stdout.resume()
      return { url, stop }
    }
  }
  await stop()
  throw new Error('The site did not start')
}
