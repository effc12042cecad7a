export interface TestCount {
  passed: number
  failed: number
}

interface VitestReport {
  numTotalTests: number
  numPassedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
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
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + unloaded }
}

/**
 * Counts the tests of a report that Playwright's JSON reporter wrote. A flaky test (one that needed
 * a retry) has failed, and so has a skipped one.
 */
export function readPlaywrightCount(report: unknown): TestCount {
  if (!isRecord(report)) return { passed: 0, failed: 0 }
  const { stats, errors } = report as unknown as PlaywrightReport
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
