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
  /** The same for those that passed at their second try. */
  unsteady?: string[]
  /** Seconds that each of its files took, one beside the other. */
  files?: Record<string, number>
}

interface VitestReport {
  numTotalTests: number
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message?: string
    /** Milliseconds of the clock. */
    startTime?: number
    endTime?: number
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
  }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: {
    title: string
    file: string
    tests: {
      projectName: string
      status: string
      results: { status: string; duration?: number; error?: { message?: string } }[]
    }[]
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
    unsteady: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
        .map((test) => failure(name, test.fullName, test.failureMessages?.[0])),
    ),
    files: Object.fromEntries(
      testResults.map(({ name, startTime = 0, endTime = startTime }) => [
        name.replace(`${ROOT}/`, ''),
        (endTime - startTime) / 1000,
      ]),
    ),
  }
}

/** Counts the tests of a report that Playwright's JSON reporter wrote. A skipped one has failed. */
export function readPlaywrightCount(report: unknown): TestCount {
  if (!isRecord(report)) return { passed: 0, failed: 0 }
  const { stats, errors, ...suite } = report as unknown as PlaywrightReport
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
    failures: [
      ...playwrightFailures(suite, ['unexpected', 'skipped']),
      ...errors.map(({ message }) => failure('e2e', 'outside tests', message)),
    ],
    unsteady: playwrightFailures(suite, ['flaky']),
    files: playwrightTimes(suite),
  }
}

function playwrightTimes({ suites = [], specs = [] }: PlaywrightSuite, sums: Record<string, number> = {}) {
  for (const { file, tests } of specs)
    for (const { duration = 0 } of tests.flatMap(({ results }) => results))
      sums[file] = (sums[file] ?? 0) + duration / 1000
  for (const suite of suites) playwrightTimes(suite, sums)
  return sums
}

function playwrightFailures({ suites = [], specs = [] }: PlaywrightSuite, of: string[]): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => of.includes(status))
      .map(({ projectName, results }) =>
        failure(file, `${title} (${projectName})`, results[0]?.error?.message ?? 'not run to its end'),
      ),
  )
  return [...own, ...suites.flatMap((suite) => playwrightFailures(suite, of))]
}

/** File, test, and what was wrong in a few lines. */
function failure(file: string, test: string, message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n').filter(Boolean).slice(0, linesShown)
  return [`${file.replace(`${ROOT}/`, '')}: ${test}`, ...lines.map((line) => `    ${line}`)].join('\n')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
