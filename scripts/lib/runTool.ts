import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'

const ROOT = join(import.meta.dirname, '../..')

export interface ToolResult {
  ok: boolean
  /** Everything the tool wrote, in order. */
  output: string
  milliseconds: number
}

export interface ToolOptions {
  /** Pass each line through as it comes, with this before it. */
  prefix?: string
  env?: Record<string, string>
}

/** Runs a command of this project (`node` and everything in `node_modules/.bin`) at its root. */
export async function runTool(
  command: string,
  args: string[],
  options: ToolOptions = {},
): Promise<ToolResult> {
  const started = performance.now()
  const path = [join(ROOT, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter)
  const child = spawn(command, args, {
    cwd: ROOT,
    // What Node makes of sources is kept: tools and servers of tests are started again and again.
    env: { NODE_COMPILE_CACHE: join(ROOT, '.cache/compiled'), ...process.env, ...options.env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    if (options.prefix !== undefined)
      createInterface(stream).on('line', (line) => console.log(`${options.prefix}${line}`))
  }
  const ok = await new Promise<boolean>((resolve) => {
    child.on('close', (code) => resolve(code === 0))
    child.on('error', (error) => {
      chunks.push(Buffer.from(`${command}: ${error.message}\n`))
      resolve(false)
    })
  })
  return { ok, output: Buffer.concat(chunks).toString('utf8'), milliseconds: performance.now() - started }
}
