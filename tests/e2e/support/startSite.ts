import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { fast } from '../../fixtures/servers/serverProcess.ts'

export const studioPassword = 'studio-password'
export const demoPassword = 'demo-password'

export type RunningSite = {
  url: string
  /** What an operator does beside it, in a process of its own. */
  operate(command: 'maintenance' | 'loyalty', ...line: string[]): Promise<unknown>
  /** Hands something to the program. */
  tell(message: object): void
  stop(): Promise<void>
}

/** Names the data directory of a site that was started before and stopped, for workers. */
export const startedDataDir = 'E2E_STARTED_DATA_DIR'

const root = join(import.meta.dirname, '../../..')

/**
 * The site as an operator starts it, on an empty database of its own and a free port; without sports unless `settings` say
 * otherwise: a bookmaker whom a site listens to computes all the time.
 * @param program that starts it, which may be told something
 */
export async function startSite(
  settings: Record<string, string> = {},
  program = 'server/main.ts',
): Promise<RunningSite> {
  const folder = await mkdtemp(join(tmpdir(), 'croupier-e2e-'))
  const started = process.env[startedDataDir]
  if (started && !settings.DATABASE_URL && !settings.DATA_DIR)
    await cp(started, join(folder, 'data'), { recursive: true })
  const options = {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      STUDIO_PASSWORD: studioPassword,
      DEMO_PASSWORD: demoPassword,
      LOG_LEVEL: 'error',
      SPORTS: '0',
      ...settings,
    },
  }
  const child = spawn(process.execPath, [...fast, join(root, program)], {
    ...options,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  let url: string | undefined
  const { stdout } = child
  if (!stdout) throw new Error('The site has no output')
  for await (const line of createInterface(stdout)) {
    url = /^Croupier is ready at (\S+)$/.exec(line)?.[1]
    if (url) break
  }
  if (!url) throw new Error('The site did not start')
  stdout.resume()
  return {
    url,
    operate: (command, ...line) =>
      promisify(execFile)(
        process.execPath,
        [...fast, join(root, `server/commands/${command}.ts`), ...line],
        options,
      ),
    tell: (message) => void child.send(message),
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
