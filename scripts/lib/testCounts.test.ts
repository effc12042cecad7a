import { expect, test } from 'vitest'
import { readPlaywrightCount, readVitestCount } from './testCounts.ts'

test('a skipped Vitest test counts as failed', () => {
  const report = { numTotalTests: 5, numPassedTests: 3, testResults: [] }
  expect(readVitestCount(report)).toMatchObject({ passed: 3, failed: 2 })
})

test('a test file that could not be loaded counts as one failure', () => {
  const failed = {
    status: 'failed',
    fullName: 'adds',
    failureMessages: ['\u001b[31mexpected 3\u001b[39m\n\nat sum'],
  }
  const testResults = [
    { name: 'a.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
    { name: 'b.test.ts', status: 'failed', assertionResults: [failed] },
  ]
  expect(readVitestCount({ numTotalTests: 1, numPassedTests: 0, testResults })).toEqual({
    passed: 0,
    failed: 2,
    failures: [
      'a.test.ts: could not be loaded\n    No such module',
      'b.test.ts: adds\n    expected 3\n    at sum',
    ],
  })
})

test('flaky, skipped and failed Playwright tests and errors outside tests count as failed', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 1 }
  const spec = (title: string, ...results: object[]) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ projectName: 'e2e', results }],
  })
  const passed = { status: 'passed' }
  const failed = { status: 'failed', error: { message: 'it is not there' } }
  const suites = [{ suites: [{ specs: [spec('opens', passed), spec('closes', failed, passed)] }] }]
  expect(readPlaywrightCount({ stats, errors: [{ message: 'out of memory' }], suites })).toEqual({
    passed: 7,
    failed: 4,
    failures: ['a.spec.ts: closes (e2e)\n    it is not there', 'e2e: outside tests\n    out of memory'],
  })
})

test('a report that was never written counts nothing', () => {
  expect(readVitestCount(undefined)).toEqual({ passed: 0, failed: 0 })
  expect(readPlaywrightCount(undefined)).toEqual({ passed: 0, failed: 0 })
})
