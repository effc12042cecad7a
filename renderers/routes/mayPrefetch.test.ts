import { expect, it } from 'vitest'
import { mayPrefetch } from './mayPrefetch.ts'

it.each([
  [undefined, true],
  [{}, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('with the connection %j loading ahead is %s', (connection, expected) => {
  expect(mayPrefetch(connection)).toBe(expected)
})
