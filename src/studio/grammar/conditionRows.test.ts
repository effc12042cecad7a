import { expect, it } from 'vitest'
import type { Json } from '../definition/identity.ts'
import { conditionOf, rowsOf } from './conditionRows.ts'

it.each<[Json]>([
  [{ '/session/authenticated': true }],
  [{ '/site/locale': ['lv', 'ru'], '/data/amount': { minimum: 10 } }],
  [{ not: { '/popup/wanted': {} } }],
  ['can-deposit'],
  [{ not: 'excluded' }],
  [{ any: ['can-deposit', { '/query/preview': '1' }] }],
  [{ all: ['can-deposit', { '/data/mobile': { type: 'string', minLength: 1 } }] }],
  [{ any: ['excluded', { all: ['can-deposit', { not: 'stranger' }] }] }],
  [{ any: ['excluded', { '/session/authenticated': true, '/query/a': '1' }] }],
  [{ all: ['excluded', { any: ['a', { any: ['b', 'c'] }] }] }],
  [{ all: ['excluded', { not: { any: ['a', 'b'] } }] }],
  [{ all: ['excluded', { not: { '/query/a': '1', '/query/b': '2' } }] }],
  [{ all: ['excluded', { any: ['a'] }] }],
])('says %j line by line and back', (condition) => {
  const rows = rowsOf(condition)
  expect(rows && conditionOf(rows)).toEqual(condition)
})

it('has no lines for what only a schema says', () => {
  expect(rowsOf({ properties: { data: { required: ['a'] } } })).toBeUndefined()
  expect(rowsOf({ any: ['a', { all: [{ required: ['b'] }] }] })).toBeUndefined()
})

it('is nothing without lines', () => {
  expect(rowsOf(undefined)).toEqual({ join: 'all', rows: [] })
  expect(conditionOf({ join: 'any', rows: [] })).toBeUndefined()
})
