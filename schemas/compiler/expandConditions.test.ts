import { expect, it } from 'vitest'
import type { ConditionDefinition, PageDefinition } from '#generated/grammar/types.ts'
import { readPointer } from '../runtime/readPointer.ts'
import { expandConditions } from './expandConditions.ts'
import { Origins, trailOf } from './origins.ts'

const named = { required: ['session'], properties: { session: { minProperties: 1 } } }
const conditions = new Map<string, ConditionDefinition>([
  ['one', { kind: 'condition', id: 'one', sentence: 'it is so', when: named }],
])
const page = (visibleWhen: unknown) =>
  ({
    kind: 'page',
    id: 'a',
    title: 'a.b',
    blocks: [{ type: 'text', visibleWhen }],
  }) as unknown as PageDefinition

function expand(visibleWhen: unknown) {
  const origins = new Origins()
  const written = page(visibleWhen)
  const plain = expandConditions(written, trailOf('page/a'), conditions, origins, () => {})
  const at = (pointer: string) => origins.locate(plain, 'page/a', `/blocks/0/visibleWhen${pointer}`).pointer
  return { written, plain, at }
}

it('a constant of a short condition is told of at its key', () => {
  const { at } = expand({ '/session/a': 'x', '/session/b': ['x', 'y'] })
  expect(at('/properties/session/properties/a/const')).toBe('/blocks/0/visibleWhen/~1session~1a')
  expect(at('/properties/session/properties/b/enum/1')).toBe('/blocks/0/visibleWhen/~1session~1b/1')
})

it('what a named condition asks is told of where it is named, at each place', () => {
  const { plain, at } = expand({ all: ['one', { not: 'one' }] })
  expect(at('/allOf/0/properties/session/minProperties')).toBe('/blocks/0/visibleWhen/all/0')
  expect(at('/allOf/1/not/properties/session/minProperties')).toBe('/blocks/0/visibleWhen/all/1/not')
  expect(readPointer(plain, '/blocks/0/visibleWhen/allOf/0')).toEqual(named)
})

it.each([named, { not: named }, true])(
  'a condition that is plain leaves the definition as it is: %j',
  (condition) => {
    const { written, plain } = expand(condition)
    expect(plain).toBe(written)
  },
)
