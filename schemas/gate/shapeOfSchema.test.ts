import { expect, it } from 'vitest'
import { resolveRef } from '../runtime/walkGrammar.ts'
import { mergeShapes, shapeOfSchema } from './shapeOfSchema.ts'

const api = {
  components: {
    schemas: {
      Amount: { type: 'object', properties: { amount: { type: 'string' }, currency: { type: 'string' } } },
      Tree: { type: 'object', properties: { child: { $ref: '#/components/schemas/Tree' } } },
    },
  },
}
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const shapeOf = (schema: unknown) =>
  shapeOfSchema(schema, api, (address, place) => {
    const target = resolveRef(address, place, () => undefined)
    return target && { schema: target.schema, place }
  })

it.each<[string, object, unknown]>([
  ['a plain value', { type: ['string', 'null'] }, 'string | null'],
  [
    'a list of references',
    { type: 'array', items: ref('Amount') },
    [{ amount: 'string', currency: 'string' }],
  ],
  [
    'parts put together',
    { allOf: [ref('Amount'), { properties: { fee: { type: 'string' } } }] },
    { amount: 'string', currency: 'string', fee: 'string' },
  ],
  ['an open object', { type: 'object', additionalProperties: {} }, true],
  [
    'an object with names of its own, whatever others there may be',
    { properties: { a: { type: 'integer' } }, additionalProperties: true },
    { a: 'number' },
  ],
  [
    'one or several',
    { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
    ['string'],
  ],
  ['words', { enum: ['paid', 'failed'] }, '"paid" | "failed"'],
  ['words of two lists', { oneOf: [{ const: 'never' }, { enum: ['never', 1] }] }, '"never" | 1'],
  ['the name of something of the site', { type: 'string', 'x-ref': 'route' }, '@route'],
  ['nothing said', {}, true],
])('%s', (_, schema, expected) => {
  expect(shapeOf(schema)).toEqual(expected)
})

it('ends in something that holds itself', () => {
  expect(JSON.stringify(shapeOf(ref('Tree')))).toContain('true')
})

it('keeps of two shapes what either may hold', () => {
  const merged = mergeShapes({ a: 'string', b: { c: '"x"' } }, { b: { c: '"y"', d: null }, e: ['number'] })
  expect(merged).toEqual({ a: 'string', b: { c: '"x" | "y"', d: null }, e: ['number'] })
})
