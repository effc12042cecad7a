import { Validator } from '@cfworker/json-schema'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readCondition } from './linearCondition.ts'
import { readCondition as readNative } from './nativeCondition.ts'

const name = (more: object) => ({ type: 'object', properties: { name: { type: 'string', ...more } } })
const conditions = [
  name({ pattern: '^a' }),
  name({ pattern: 'b$', allOf: [{ minLength: 2 }], not: { pattern: 'c' } }),
  { anyOf: [name({ pattern: '^a$' }), { not: name({ pattern: 'b' }) }] },
  { properties: { pattern: { pattern: '^x$' }, name: { const: 'pattern' } } },
]

it.each(conditions)('holds of the same facts as a browser finds: %j', (condition) => {
  const text = JSON.stringify(condition)
  const linear = new Validator(readCondition(text), '2020-12', true)
  const native = new Validator(readNative(text), '2020-12', true)
  const words = fc
    .array(fc.constantFrom('a', 'b', 'c', 'x', 'pattern'), { maxLength: 3 })
    .map((one) => one.join(''))
  fc.assert(
    fc.property(fc.record({ name: words, pattern: words }), (facts) => {
      expect(linear.validate(facts).valid).toBe(native.validate(facts).valid)
    }),
  )
})

it('ends on what takes others for ever', () => {
  const condition = JSON.stringify(name({ pattern: '^(?:a?){40}a{40}$' }))
  const validator = new Validator(readCondition(condition), '2020-12', true)
  expect(validator.validate({ name: 'a'.repeat(39) }).valid).toBe(false)
  expect(validator.validate({ name: 'a'.repeat(40) }).valid).toBe(true)
})
