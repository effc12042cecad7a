import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const ROOT = join(import.meta.dirname, '../..')
/** Of the message of a failure; all of it stands further up, where it happened. */
const linesShown = 12

export interface TestCount {
  passed: number
  failed: number
  /** A line for each that failed, as far as they have names. */
  failures?: string[]
}

interface VitestReport {
  numTotalTests: number
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
  }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: {
    title: string
    file: string
    tests: { projectName: string; results: { status: string; error?: { message?: string } }[] }[]
  }[]
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
}

/**
 * Counts the tests of a report that Vitest's JSON reporter wrote. Whatever did not pass has failed:
 * skipped tests too, and a test file that could not be loaded counts as one.
 */
export function readVitestCount(report: unknown): TestCount {
  if (!isRecord(report)) return { passed: 0, failed: 0 }
  const { numTotalTests, numPassedTests, testResults } = report as unknown as VitestReport
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  return {
    passed: numPassedTests,
    failed: numTotalTests - numPassedTests + unloaded,
    failures: testResults.flatMap(({ name, status, message, assertionResults }) =>
      status === 'failed' && assertionResults.length === 0
        ? [failure(name, 'could not be loaded', message)]
        : assertionResults
            .filter((test) => test.status !== 'passed')
            .map((test) => failure(name, test.fullName, test.failureMessages?.[0] ?? test.status)),
    ),
  }
}

/**
 * Counts the tests of a report that Playwright's JSON reporter wrote. A flaky test (one that needed
 * a retry) has failed, and so has a skipped one.
 */
export function readPlaywrightCount(report: unknown): TestCount {
  if (!isRecord(report)) return { passed: 0, failed: 0 }
  const { stats, errors } = report as unknown as PlaywrightReport
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    failures: [
      ...playwrightFailures(report as PlaywrightSuite),
      ...errors.map(({ message }) => failure('e2e', 'outside tests', message)),
    ],
  }
}

function playwrightFailures({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ results }) => results.length !== 1 || results[0]?.status !== 'passed')
      .map(({ projectName, results }) =>
        failure(file, `${title} (${projectName})`, results[0]?.error?.message ?? 'not run to its end'),
      ),
  )
  return [...own, ...suites.flatMap(playwrightFailures)]
}

/** File, test, and what was wrong in a few lines. */
function failure(file: string, test: string, message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n').filter(Boolean).slice(0, linesShown)
  return [`${file.replace(`${ROOT}/`, '')}: ${test}`, ...lines.map((line) => `    ${line}`)].join('\n')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
