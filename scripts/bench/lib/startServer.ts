import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { asNewcomer } from './asNewcomer.ts'

const READY = /Croupier is ready at (\S+)/

export interface RunningServer {
  /** Without a slash at the end. */
  address: string
  /** Milliseconds from the call to the line that says it is ready. */
  readyAfter: number
  stop: () => Promise<void>
}

/**
 * Runs `npm start` in a folder, on a free port, and waits for its ready line.
 * @param patience milliseconds
 * @param settings further settings of the server
 * @throws with what it wrote, when it ends or does not get ready in time
 */
export async function startServer(
  root: string,
  dataDir: string,
  patience = 1_200_000,
  settings: Record<string, string> = {},
): Promise<RunningServer> {
  const started = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: {
      ...asNewcomer(root),
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that npm's children end with it.
    detached: true,
  })
  const stop = () => endGroup(child)
  try {
    const address = await readyLine(child, patience)
    return {
      address: address.replace('localhost', '127.0.0.1'),
      readyAfter: performance.now() - started,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

function readyLine(child: ChildProcess, patience: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let written = ''
    const late = setTimeout(() => reject(new Error(`not ready in time:\n${written}`)), patience)
    const read = (chunk: Buffer) => {
      written += chunk
      const address = READY.exec(written)?.[1]
      if (!address) return
      clearTimeout(late)
      resolve(address)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('error', reject)
    child.once('exit', (code) => {
      clearTimeout(late)
      reject(new Error(`npm start ended with ${code}:\n${written}`))
    })
  })
}

async function endGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  // npm goes before the server; the pipes close when the last of them has gone.
  const ended = once(child, 'close')
  process.kill(-child.pid, 'SIGTERM')
  const forced = setTimeout(() => process.kill(-(child.pid as number), 'SIGKILL'), 15_000)
  await ended
  clearTimeout(forced)
}
