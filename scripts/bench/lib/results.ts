import { execFileSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Benchmark, Outcome } from './Benchmark.ts'
import { CACHE, ROOT } from './paths.ts'

export interface Result extends Outcome {
  name: string
  title: string
  method: string
  /** ISO date of the run. */
  date: string
  quick: boolean
  environment: { node: string; cores: number; commit: string }
}

export async function writeResult(
  { name, title, method }: Benchmark,
  outcome: Outcome,
  quick: boolean,
): Promise<Result> {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim()
  const environment = { node: process.version, cores: availableParallelism(), commit }
  const date = new Date().toISOString().slice(0, 10)
  const result = { name, title, method, date, quick, environment, ...outcome }
  await mkdir(CACHE, { recursive: true })
  await writeFile(join(CACHE, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`)
  return result
}

/** The last result of a benchmark; undefined when it has never run here. */
export async function readResult(name: string): Promise<Result | undefined> {
  const text = await readFile(join(CACHE, `${name}.json`), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : JSON.parse(text)
}
