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
    { name: 'b.test.ts', status: 'failed', assertionResults: [failed], startTime: 1000, endTime: 3500 },
  ]
  expect(readVitestCount({ numTotalTests: 1, numPassedTests: 0, testResults })).toEqual({
    passed: 0,
    failed: 2,
    failures: [
      'a.test.ts: could not be loaded\n    No such module',
      'b.test.ts: adds\n    expected 3\n    at sum',
    ],
    unsteady: [],
    files: { 'a.test.ts': 0, 'b.test.ts': 2.5 },
  })
})

test('skipped and failed Playwright tests and errors outside tests count as failed, flaky ones are named', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 1 }
  const spec = (title: string, status: string, ...results: object[]) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ projectName: 'e2e', status, results }],
  })
  const passed = { status: 'passed', duration: 500 }
  const failed = { status: 'failed', duration: 1000, error: { message: 'it is not there' } }
  const specs = [
    spec('opens', 'expected', passed),
    spec('moves', 'flaky', failed, passed),
    spec('closes', 'unexpected', failed, failed),
    spec('waits', 'skipped'),
  ]
  expect(
    readPlaywrightCount({ stats, errors: [{ message: 'out of memory' }], suites: [{ suites: [{ specs }] }] }),
  ).toEqual({
    passed: 8,
    failed: 3,
    failures: [
      'a.spec.ts: closes (e2e)\n    it is not there',
      'a.spec.ts: waits (e2e)\n    not run to its end',
      'e2e: outside tests\n    out of memory',
    ],
    unsteady: ['a.spec.ts: moves (e2e)\n    it is not there'],
    files: { 'a.spec.ts': 4 },
  })
})

test('a Vitest test that passed at its second try is named', () => {
  const steady = { status: 'passed', fullName: 'adds', failureMessages: [] }
  const unsteady = { status: 'passed', fullName: 'draws', failureMessages: ['too early'] }
  const testResults = [{ name: 'a.test.ts', status: 'passed', assertionResults: [steady, unsteady] }]
  expect(readVitestCount({ numTotalTests: 2, numPassedTests: 2, testResults })).toEqual({
    passed: 2,
    failed: 0,
    failures: [],
    unsteady: ['a.test.ts: draws\n    too early'],
    files: { 'a.test.ts': 0 },
  })
})

test('a report that was never written counts nothing', () => {
  expect(readVitestCount(undefined)).toEqual({ passed: 0, failed: 0 })
  expect(readPlaywrightCount(undefined)).toEqual({ passed: 0, failed: 0 })
})
