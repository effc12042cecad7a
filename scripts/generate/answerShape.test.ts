import { expect, it } from 'vitest'
import { answerShape } from './answerShape.ts'
import type { JsonObject } from './bundleApi.ts'

const api: JsonObject = {
  components: {
    schemas: {
      Amount: { type: 'object', properties: { amount: { type: 'string' }, currency: { type: 'string' } } },
      Tree: { type: 'object', properties: { child: { $ref: '#/components/schemas/Tree' } } },
    },
  },
}
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

it.each<[string, JsonObject, unknown]>([
  ['a plain value', { type: ['string', 'null'] }, null],
  ['a list of references', { type: 'array', items: ref('Amount') }, [{ amount: null, currency: null }]],
  [
    'parts put together',
    { allOf: [ref('Amount'), { properties: { fee: { type: 'string' } } }] },
    { amount: null, currency: null, fee: null },
  ],
  ['an open object', { type: 'object', additionalProperties: {} }, true],
  [
    'an object with names of its own and others',
    { properties: { a: { type: 'string' } }, additionalProperties: true },
    true,
  ],
  ['one or several', { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] }, [null]],
  ['nothing said', {}, true],
])('%s', (_, schema, expected) => {
  expect(answerShape(api, schema)).toEqual(expected)
})

it('ends in something that holds itself', () => {
  expect(JSON.stringify(answerShape(api, ref('Tree')))).toContain('true')
})
