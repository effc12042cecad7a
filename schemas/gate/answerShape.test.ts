import { expect, it } from 'vitest'
import { type AnswerShape, shapeAt } from './answerShape.ts'

const shape: AnswerShape = { list: [{ name: null, extra: true }], total: null }

it.each([
  ['', shape],
  ['/total', null],
  ['/list', [{ name: null, extra: true }]],
  ['/list/7/name', null],
  ['/list/0/extra/any/thing', true],
])('at %j something can stand', (pointer, expected) => {
  expect(shapeAt(shape, pointer)).toEqual(expected)
})

it.each([
  '/totals',
  '/total/amount',
  '/list/name',
  '/list/0/nam',
  '/list/-1',
  '/constructor',
  '/list/length',
])('at %j nothing can stand', (pointer) => {
  expect(shapeAt(shape, pointer)).toBeUndefined()
})
