import { expect, test } from 'vitest'
import { ofFailure } from './ofFailure.ts'

const words = { default: 'any', AccessDeniedException: 'denied', self_excluded: 'excluded' }

test.each([
  ['a reason goes before a type', 'AccessDeniedException', { reason: 'self_excluded' }, 'excluded'],
  ['a type without a reason', 'AccessDeniedException', undefined, 'denied'],
  ['a reason that has no words', 'AccessDeniedException', { reason: 'cooling_off' }, 'denied'],
  ['what is no reason', 'AccessDeniedException', { reason: ['self_excluded'] }, 'denied'],
  ['neither', 'UnknownErrorException', { reason: 'toString' }, undefined],
  ['no data at all', 'toString', null, undefined],
])('%s', (_what, type, errorData, found) => {
  expect(ofFailure(words, { type, errorData })).toBe(found)
})
