import { describe, expect, test } from 'vitest'
import { impliedSchema, impliedSchemaOfAll } from './impliedSchema.ts'

describe('impliedSchema', () => {
  test('lets the empty value pass where the rule does', () => {
    expect(impliedSchema({ rule: 'digits' })).toEqual({ pattern: '^$|^[0-9]+$' })
    expect(impliedSchema({ rule: 'one_of', params: { values: ['a'] } })).toEqual({
      enum: ['a', '', null, []],
    })
  })

  test('is plainer for a required field', () => {
    expect(impliedSchema({ rule: 'min_length', params: { min: 6 } }, true)).toEqual({ minLength: 6 })
    expect(impliedSchema({ rule: 'one_of', params: { values: ['a'] } }, true)).toEqual({ enum: ['a'] })
  })

  test('implies nothing by a pattern that does not compile', () => {
    expect(impliedSchema({ rule: 'regex', params: { pattern: '(' } })).toEqual({})
  })
})

test('impliedSchemaOfAll joins the fragments of a field', () => {
  expect(
    impliedSchemaOfAll([
      { rule: 'type', params: { type: 'string' } },
      { rule: 'required' },
      { rule: 'min_length', params: { min: 6 } },
      { rule: 'max_length', params: { max: 20 } },
      { rule: 'digits' },
    ]),
  ).toEqual({ type: 'string', minLength: 6, maxLength: 20, pattern: '\\S', allOf: [{ pattern: '^[0-9]+$' }] })
  expect(
    impliedSchemaOfAll([
      { rule: 'type', params: { type: 'string' } },
      { rule: 'one_of', params: { values: ['a', 'b'] } },
    ]),
  ).toEqual({ type: 'string', enum: ['a', 'b', ''] })
})
