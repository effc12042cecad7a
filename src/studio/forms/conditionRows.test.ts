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
])('says %j line by line and back', (condition) => {
  const rows = rowsOf(condition)
  expect(rows && conditionOf(rows)).toEqual(condition)
})

it('has no lines for what only a schema says, and for lists in lists', () => {
  expect(rowsOf({ properties: { data: { required: ['a'] } } })).toBeUndefined()
  expect(rowsOf({ any: [{ all: ['a', 'b'] }] })).toBeUndefined()
})

it('is nothing without lines', () => {
  expect(rowsOf(undefined)).toEqual({ join: 'all', rows: [] })
  expect(conditionOf({ join: 'any', rows: [] })).toBeUndefined()
})
