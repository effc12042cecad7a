import { mkdir, readFile, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { runChecks } from './check.ts'
import { runTool } from './lib/runTool.ts'
import { readPlaywrightCount, readVitestCount, type TestCount } from './lib/testCounts.ts'

const REPORTS = join(import.meta.dirname, '../.cache/reports')
const VITEST_PROJECTS = ['unit', 'contract', 'property', 'browser', 'storybook', 'commands']

await rm(REPORTS, { recursive: true, force: true })
await mkdir(REPORTS, { recursive: true })

const total = { passed: 0, failed: 0, failures: [] as string[] }

heading('check')
add(await runChecks())
for (const project of VITEST_PROJECTS) {
  heading(project)
  add(await runVitest(project))
}
heading('e2e')
add(await runPlaywright())

if (total.failures.length > 0) heading(`failed\n\n${total.failures.join('\n\n')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0

function heading(name: string): void {
  console.log(`\n== ${name}`)
}

function add(count: TestCount): void {
  total.passed += count.passed
  total.failed += count.failed
  total.failures.push(...(count.failures ?? []))
}

async function runVitest(project: string): Promise<TestCount> {
  const report = join(REPORTS, `${project}.json`)
  const { ok } = await runTool(
    'vitest',
    [
      'run',
      '--project',
      project,
      `--maxWorkers=${workersFor(project)}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { stream: true },
  )
  return settle(project, ok, readVitestCount(await readReport(report)))
}

/**
 * Files at once. Vitest would leave a processor free, which on a machine of two is half of it. Contract tests wait for
 * servers and databases for a fifth of their time, in which another file goes on.
 */
function workersFor(project: string): number {
  return availableParallelism() + (project === 'contract' ? 1 : 0)
}

async function runPlaywright(): Promise<TestCount> {
  const report = join(REPORTS, 'e2e.json')
  const { ok } = await runTool('playwright', ['test', '--reporter=list,json'], {
    stream: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  return settle('e2e', ok, readPlaywrightCount(await readReport(report)))
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
  return { passed: count.passed, failed: 1, failures: [`${name}: the runner failed outside its tests`] }
}
