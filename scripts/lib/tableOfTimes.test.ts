import { expect, test } from 'vitest'
import { tableOfTimes } from './tableOfTimes.ts'

test('what was run stands there with its seconds and its slowest files, the longest first', () => {
  const files = { 'a.test.ts': 1.2, 'b.test.ts': 30.4, 'c.test.ts': 2, 'd.test.ts': 9.9 }
  const count = { passed: 1, failed: 0 }
  expect(
    tableOfTimes([
      { ...count, name: 'check', seconds: 75.4 },
      { ...count, name: 'contract', seconds: 331.6, files },
    ]),
  ).toBe(['   332  contract  b.test.ts 30, d.test.ts 10, c.test.ts 2', '    75  check'].join('\n'))
})
