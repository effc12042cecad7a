import { expect, test } from 'vitest'
import { readDate, resolveDateBound } from './isoDate.ts'

test.each([
  ['today', '2024-02-29'],
  ['2020-01-31', '2020-01-31'],
  ['-P18Y', '2006-02-28'],
  ['P4Y', '2028-02-29'],
  ['P1Y2M3D', '2025-05-02'],
  ['-P2M', '2023-12-29'],
  ['P2W', '2024-03-14'],
  ['-P60D', '2023-12-31'],
  ['P9999Y', '9999-12-31'],
  ['-P9999Y', '0001-01-01'],
])('%s from 2024-02-29 is %s', (bound, day) => {
  expect(resolveDateBound(bound, '2024-02-29')).toBe(day)
})

test.each(['P', '-P', '', 'tomorrow', '2020-02-30', 'P1H', '1Y'])('%j is no bound', (bound) => {
  expect(resolveDateBound(bound, '2024-02-29')).toBeNull()
})

test('a typed day becomes an ISO date', () => {
  expect(readDate('9.3.2024')).toBe('2024-03-09')
  expect(readDate('2024-03-09')).toBe('2024-03-09')
})
