import { describe, expect, it } from 'vitest'
import type { Condition } from '#generated/grammar/types.ts'
import { checkCondition, conditionPatterns } from './checkCondition.ts'
import { checkDefinition } from './checkDefinition.ts'

const slow = '^(a+)+$'
const words = ['const', 'enum', 'pattern', 'properties', 'patternProperties', 'required', 'items', 'if']

describe('a regular expression in a condition', () => {
  it.each(words)('is found below a property that is called %s', (name) => {
    const condition = { properties: { query: { properties: { [name]: { pattern: slow } } } } }
    expect(conditionPatterns(condition, '/guard')).toEqual([
      { source: slow, pointer: `/guard/properties/query/properties/${name}/pattern` },
    ])
  })

  it.each<[string, Condition]>([
    ['items', { items: { pattern: slow } }],
    ['contains', { contains: { pattern: slow } }],
    ['additionalProperties', { additionalProperties: { pattern: slow } }],
    ['a list', { anyOf: [true, { not: { pattern: slow } }] }],
    ['a branch', { if: true, else: { pattern: slow } }],
    ['the name of properties', { patternProperties: { [slow]: true } }],
    ['what such properties hold', { patternProperties: { '^a': { pattern: slow } } }],
  ])('is found in %s', (_, condition) => {
    expect(conditionPatterns(condition, '').map(({ source }) => source)).toContain(slow)
  })

  it('is not sought in constants, however they look, nor in what a property is called', () => {
    const lookalike = { pattern: slow, patternProperties: { [slow]: true }, nonsense: 1 }
    const condition = {
      const: lookalike,
      enum: [lookalike],
      properties: { patternProperties: { properties: { [slow]: true } } },
    }
    expect(conditionPatterns(condition, '')).toEqual([])
    expect(checkCondition(condition, '')).toEqual([])
  })

  it('keeps a route from being published whose guard would take a visitor for ever', () => {
    const requires = { properties: { query: { properties: { enum: { pattern: slow } } } } }
    const guard = { contains: ['cashier'], requires, redirect: { route: 'home' } }
    const problems = checkDefinition({ kind: 'routes', id: 'main', routes: [], guards: [guard] })
    expect(problems.map(({ code, pointer }) => [code, pointer])).toContainEqual([
      'unsafe_regex',
      '/guards/0/requires/properties/query/properties/enum/pattern',
    ])
  })
})

describe('the words of a condition', () => {
  it.each<[string, object]>([
    ['$ref', { $ref: 'https://elsewhere.example/schema' }],
    ['$dynamicRef', { $dynamicRef: '#node' }],
    ['$dynamicAnchor', { $dynamicAnchor: 'node' }],
    ['$recursiveRef', { $recursiveRef: '#' }],
    ['$anchor', { $anchor: 'node' }],
    ['$id', { $id: 'https://elsewhere.example/' }],
    ['$schema', { $schema: 'https://json-schema.org/draft/2019-09/schema' }],
    ['$defs', { $defs: { a: { pattern: slow } } }],
    ['dependentSchemas', { dependentSchemas: { a: { pattern: slow } } }],
    ['unevaluatedProperties', { unevaluatedProperties: false }],
    ['format', { format: 'email' }],
    ['constant', { constant: 1 }],
  ])(
    'do not count %s among them, however deep it stands, and it is said which may be used',
    (word, schema) => {
      const condition = { properties: { data: { items: { not: schema } } } } as Condition
      expect(checkCondition(condition, '')).toEqual([
        {
          pointer: `/properties/data/items/not/${word}`,
          message: `A condition knows no "${word}".`,
          hint: expect.stringContaining('properties'),
        },
      ])
    },
  )

  it('take what they take in JSON Schema', () => {
    const condition = { required: 'a', not: 7, properties: { a: null } } as unknown as Condition
    expect(checkCondition(condition, '/if').map(({ pointer }) => pointer)).toEqual([
      '/if/required',
      '/if/not',
      '/if/properties/a',
    ])
  })
})
