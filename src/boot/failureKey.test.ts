import { expect, it } from 'vitest'
import { failureKey } from './failureKey.ts'

const errors = { default: 'site.default', TooManyRequestsException: 'site.often' }

it.each([
  ['TooManyRequestsException', errors, 'site.often'],
  ['UnknownErrorException', errors, 'site.default'],
  ['constructor', errors, 'site.default'],
  ['NetworkError', errors, 'error.network'],
  ['NetworkError', { ...errors, NetworkError: 'site.network' }, 'site.network'],
  ['UnknownErrorException', undefined, 'error.unknown'],
])('%s with %j is told by %s', (type, known, expected) => {
  expect(failureKey({ type }, known)).toBe(expected)
})
