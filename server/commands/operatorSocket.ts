import { chmodSync, mkdirSync, realpathSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { OperatorRefusedError } from '../platform/cashier/operator/OperatorRefusedError.ts'

/** Milliseconds that a command may take. */
const patience = 60_000
/** Bytes of a command, and of its answer. */
const limits = { asked: 4096, answered: 16 * 1024 * 1024 }

/** Carries out a command and says what came of it; @returns what the process of the operator ends with. */
type Command = (say: (line: string) => void) => Promise<number>

type Asked = { line: string[]; by: string }
type Answered = { code: number; said: string[] }

/**
 * In a folder of its own that only the owner of the data may enter, whatever the data directory lets others do: whoever
 * gets here could open the database itself.
 */
const socketIn = (dataDir: string) => join(dataDir, 'operator', 'commands')

/**
 * Lets `npm run cashier` and `npm run maintenance` work while this process holds the embedded database: by a socket of
 * the file system, which no browser and no other machine can reach. Where there can be none (its path is too long), the
 * command says to stop the server.
 */
export async function openOperatorSocket(
  dataDir: string,
  read: (line: readonly string[], by: string) => Command | undefined,
  log: Pick<FastifyBaseLogger, 'warn' | 'error' | 'info'>,
): Promise<{ close: () => Promise<void> }> {
  const directory = realpathSync(dataDir)
  const path = socketIn(directory)
  const server = createServer(async (incoming, answer) => {
    const asked = await readJson(incoming, limits.asked).catch(() => undefined)
    const command = isAsked(asked) ? read(asked.line, asked.by) : undefined
    if (!isAsked(asked) || !command) return void answer.writeHead(400).end()
    const said: string[] = []
    let code = 1
    try {
      code = await command((line) => said.push(line))
      log.info({ command: asked.line, by: asked.by, code }, 'an operator gave a command')
    } catch (error) {
      const isRefused = error instanceof OperatorRefusedError
      if (!isRefused) log.error({ err: error, command: asked.line }, 'a command of an operator has failed')
      said.push(isRefused ? error.message : 'It could not be done: the log of the server says why')
    }
    answer.end(JSON.stringify({ code, said } satisfies Answered))
  })
  try {
    const folder = join(directory, 'operator')
    // What a process that was killed has left is nobody's: the data directory is ours alone.
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { mode: 0o700 })
    chmodSync(folder, 0o700)
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(path, resolve)
    })
  } catch (err) {
    log.warn({ err }, 'operators have to stop this process for their commands')
  }
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
      }),
  }
}

/** Has the server that holds a data directory carry out a command; undefined where none listens. */
export function askServer(dataDir: string, asked: Asked): Promise<Answered | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { connection: 'close' }
    const socketPath = socketIn(realpathSync(dataDir))
    const call = request({ socketPath, method: 'POST', path: '/', headers, timeout: patience }, (answer) => {
      if (answer.statusCode === 200)
        readJson(answer, limits.answered).then((said) => resolve(said as Answered), reject)
      else reject(new Error('The server did not understand: it may be of another version'))
    })
    call.on('timeout', () =>
      call.destroy(new Error('The server has not answered; look at what it did before you try again')),
    )
    call.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(undefined)
      else reject(error)
    })
    call.end(JSON.stringify(asked))
  })
}

function isAsked(value: unknown): value is Asked {
  const { line, by } = Object(value) as Partial<Record<keyof Asked, unknown>>
  return Array.isArray(line) && line.every((word) => typeof word === 'string') && typeof by === 'string'
}

async function readJson(incoming: IncomingMessage, limit: number): Promise<unknown> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) throw new Error('Too long')
    chunks.push(chunk)
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}
