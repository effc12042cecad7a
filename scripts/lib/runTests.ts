import { readFile, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { runTool } from './runTool.ts'
import { type TimedCount, tableOfTimes } from './tableOfTimes.ts'
import { readPlaywrightCount, readVitestCount, type TestCount } from './testCounts.ts'

const REPORTS = join(import.meta.dirname, '../../.cache/reports')

/**
 * What waits for a browser, a database or a job of which this machine has others too: there, and nowhere else, a test that
 * fails is tried once more, and named (docs/decisions/0215-browser-and-contract-tests-retry-once.md).
 */
const TRIED_TWICE = ['browser', 'storybook', 'contract']

export type TestRun = {
  /** One of Vitest's (`vitest.config.ts`), or e2e. */
  project: string
  /** Of its files, these alone. */
  files?: readonly string[]
  env?: Record<string, string>
}

/** Runs the tests of a project, passing on what it says line by line. */
export async function runTests({ project, files = [], env = {} }: TestRun): Promise<TimedCount> {
  const report = join(REPORTS, `${project}.json`)
  await rm(report, { force: true })
  const [command, args, readCount] = project === 'e2e' ? playwright() : vitest(project, report)
  const { ok, milliseconds } = await runTool(command, [...args, ...files], {
    prefix: `${project} | `,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env },
  })
  const seconds = milliseconds / 1000
  console.log(`${project} | ended after ${Math.round(seconds)} s`)
  return { ...settle(project, ok, readCount(await readReport(report))), name: project, seconds }
}

/** Says how long it took, what was unsteady and what failed, and the sum as the last line. @returns the exit code */
export function tellCounts(counts: readonly TimedCount[]): number {
  console.log(`\n== seconds, and the slowest files\n\n${tableOfTimes(counts)}`)
  const unsteady = counts.flatMap((count) => count.unsteady ?? [])
  if (unsteady.length > 0) console.log(`\n== passed at the second try\n\n${unsteady.join('\n\n')}`)
  const failures = counts.flatMap((count) => count.failures ?? [])
  if (failures.length > 0) console.log(`\n== failed\n\n${failures.join('\n\n')}`)
  const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') > 0 || sum('passed') === 0 ? 1 : 0
}

type Run = [command: string, args: string[], readCount: (report: unknown) => TestCount]

function playwright(): Run {
  return ['playwright', ['test', '--retries=1', '--reporter=list,json'], readPlaywrightCount]
}

function vitest(project: string, report: string): Run {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  // Vitest would leave a processor free, which on a machine of two is half of it.
  const workers = `--maxWorkers=${availableParallelism()}`
  const retry = TRIED_TWICE.includes(project) ? ['--retry=1'] : []
  return ['vitest', ['run', '--project', project, workers, ...retry, ...reporters], readVitestCount]
}

async function readReport(path: string): Promise<unknown> {
  return readFile(path, 'utf8').then(JSON.parse, () => undefined)
}

/** A runner that failed without naming a failed test, or that ran nothing, is itself one failure. */
function settle(name: string, ok: boolean, count: TestCount): TestCount {
  if (count.passed + count.failed === 0) {
    return { passed: 0, failed: 1, failures: [`${name}: no test was run`] }
  }
  if (ok || count.failed > 0) return count
  return { ...count, failed: 1, failures: [`${name}: the runner failed outside its tests`] }
}
