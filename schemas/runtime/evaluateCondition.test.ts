import { describe, expect, it } from 'vitest'
import type { Condition } from '#generated/grammar/types.ts'
import { conditionFields, conditionPaths } from './conditionPaths.ts'
import { evaluateCondition } from './evaluateCondition.ts'
import type { Facts } from './Facts.ts'

const facts: Facts = {
  session: { authenticated: true },
  site: {},
  route: {},
  query: {},
  device: {},
  data: { country: 'LV', nothing: undefined },
}

function onData(schema: object): Condition {
  return { properties: { data: schema } }
}

describe('a condition', () => {
  it('holds where the facts satisfy it', () => {
    expect(evaluateCondition(onData({ properties: { country: { const: 'LV' } } }), facts)).toEqual({
      holds: true,
    })
    expect(evaluateCondition(onData({ properties: { country: { const: 'DE' } } }), facts)).toEqual({
      holds: false,
    })
    expect(evaluateCondition(false, facts)).toEqual({ holds: false })
  })

  it('sees undefined as absent', () => {
    expect(evaluateCondition(onData({ required: ['nothing'] }), facts)).toEqual({ holds: false })
    expect(evaluateCondition(onData({ properties: { nothing: { type: 'string' } } }), facts)).toEqual({
      holds: true,
    })
  })

  it.each<[string, Condition]>([
    ['a reference to nowhere', { $ref: '#/nowhere' }],
    ['a reference to itself', { $ref: '#' }],
    ['a pattern that is none', onData({ properties: { country: { pattern: '(' } } })],
    ['words of the wrong type', { properties: 7, required: 'x' } as Condition],
  ])('does not hold, and says why, with %s', (_, condition) => {
    const result = evaluateCondition(condition, facts)
    expect(result.holds && result.broken !== undefined).toBe(false)
  })

  it('may be frozen, and is left as it was', () => {
    const condition = Object.freeze({
      properties: Object.freeze({ session: { required: ['authenticated'] } }),
    })
    expect(evaluateCondition(condition, facts).holds).toBe(true)
    expect(Object.getOwnPropertyNames(condition)).toEqual(['properties'])
  })

  it('tells what it looks at', () => {
    const condition = {
      anyOf: [{ not: onData({ required: ['a'] }) }, onData({ properties: { b: { const: 1 } } })],
    }
    expect(conditionPaths(condition)).toEqual(['/data', '/data/a', '/data/b'])
    expect(conditionFields(condition)).toEqual(['a', 'b'])
  })
})
