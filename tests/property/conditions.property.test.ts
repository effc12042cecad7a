import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Condition } from '#generated/grammar/types.ts'
import { checkCondition } from '#schemas/gate/checkCondition.ts'
import type { conditionWords } from '#schemas/runtime/conditionWords.ts'
import { evaluateCondition } from '#schemas/runtime/evaluateCondition.ts'
import type { Facts } from '#schemas/runtime/Facts.ts'

type Schema = Record<string, unknown> | boolean

const name = fc.constantFrom(
  'a',
  'b',
  'ab',
  'const',
  'enum',
  'properties',
  '$ref',
  'length',
  'hasOwnProperty',
  '',
)
/** Names that objects have by themselves; not in values, where Ajv compares by them. */
const soughtName = fc.oneof(name, fc.constantFrom('constructor', 'toString', '__proto__'))
const text = fc.oneof(name, fc.constantFrom('é', '💜', '💜💜', 'e\u0301', '10', 'a\nb', '\u2028'))
const number = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.constantFrom(0.1, 1e-9, 1e308, -0, 2.5, 12345678901),
)
const plain = fc.oneof(fc.constant(null), fc.boolean(), number, text)
const value = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    plain,
    fc.array(tie('value'), { maxLength: 3 }),
    // What JSON makes has a prototype; Ajv holds one without for something else.
    fc.dictionary(name, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value as fc.Arbitrary<unknown>
const count = fc.nat(3)
const pattern = fc.constantFrom('^a', 'b$', '^.$', '^\\p{L}+$', '\\d', 'ab|const', '', '^\\S*$')
const type = fc.constantFrom('null', 'boolean', 'object', 'array', 'number', 'integer', 'string')
const distinct = <T>(one: fc.Arbitrary<T>) =>
  fc.uniqueArray(one, { minLength: 1, maxLength: 3, selector: (part) => JSON.stringify(part) })

const schema = fc.letrec<{ schema: Schema }>((tie) => {
  const inner = tie('schema')
  const list = fc.array(inner, { minLength: 1, maxLength: 2 })
  const words: Record<keyof typeof conditionWords, fc.Arbitrary<unknown>> = {
    type: fc.oneof(type, distinct(type)),
    const: value,
    enum: distinct(value),
    properties: fc.dictionary(soughtName, inner, { maxKeys: 3 }),
    patternProperties: fc.dictionary(pattern, inner, { maxKeys: 2 }),
    additionalProperties: inner,
    // Ajv 8 never misses a property without a name.
    required: fc.uniqueArray(
      soughtName.filter((one) => one !== ''),
      { maxLength: 2 },
    ),
    minProperties: count,
    maxProperties: count,
    items: inner,
    contains: inner,
    minItems: count,
    maxItems: count,
    minLength: count,
    maxLength: count,
    pattern,
    minimum: number,
    maximum: number,
    exclusiveMinimum: number,
    exclusiveMaximum: number,
    allOf: list,
    anyOf: list,
    oneOf: list,
    not: inner,
    if: inner,
    // biome-ignore lint/suspicious/noThenProperty: the word of JSON Schema
    then: inner,
    else: inner,
    description: text,
    $comment: text,
  }
  return {
    schema: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.boolean(),
      fc.constantFrom(...Object.entries(words)).chain(([word, of]) => of.map((part) => ({ [word]: part }))),
      fc
        .record(words, { requiredKeys: [] })
        .map((all) => Object.fromEntries(Object.entries(all).slice(0, 4))),
    ),
  }
}).schema

describe('a condition that the gate lets through', () => {
  it('holds exactly where another validator of JSON Schema says so', () => {
    fc.assert(
      fc.property(schema, fc.array(value, { minLength: 1, maxLength: 4 }), (one, values) => {
        const condition = { properties: { data: one } } as Condition
        fc.pre(checkCondition(condition, '').length === 0)
        const validate = new Ajv2020({ strict: false, logger: false, ownProperties: true }).compile(
          condition as object,
        )
        for (const data of values) {
          const facts = { data } as unknown as Facts
          expect(evaluateCondition(condition, facts)).toEqual({
            holds: validate(JSON.parse(JSON.stringify(facts))),
          })
        }
      }),
      { numRuns: 150 },
    )
  })
})
