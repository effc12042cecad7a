import { expect, test } from 'vitest'
import { readPlaywrightCount, readVitestCount } from './testCounts.ts'

test('a skipped Vitest test counts as failed', () => {
  const report = { numTotalTests: 5, numPassedTests: 3, testResults: [] }
  expect(readVitestCount(report)).toEqual({ passed: 3, failed: 2 })
})

test('a test file that could not be loaded counts as one failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{}] },
  ]
  expect(readVitestCount({ numTotalTests: 1, numPassedTests: 0, testResults })).toEqual({
    passed: 0,
    failed: 2,
  })
})

test('flaky, skipped and failed Playwright tests and errors outside tests count as failed', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 1 }
  expect(readPlaywrightCount({ stats, errors: [{}] })).toEqual({ passed: 7, failed: 4 })
})

test('a report that was never written counts nothing', () => {
  expect(readVitestCount(undefined)).toEqual({ passed: 0, failed: 0 })
  expect(readPlaywrightCount(undefined)).toEqual({ passed: 0, failed: 0 })
})
