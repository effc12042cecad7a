import { describe, expect, it } from 'vitest'
import { canonicalJson } from './canonicalJson.ts'

describe('canonical JSON', () => {
  it('does not depend on the order of keys', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'é' }], a: true })).toBe(
      '{"a":true,"b":[1,{"c":"é","d":null}]}',
    )
  })

  it('leaves undefined properties out and keeps the order of arrays', () => {
    expect(canonicalJson({ a: undefined, b: [2, 1] })).toBe('{"b":[2,1]}')
  })

  it('escapes what UTF-8 cannot hold', () => {
    expect(canonicalJson('\ud800\u0000')).toBe('"\\ud800\\u0000"')
  })

  it('keeps a key named __proto__ as data', () => {
    expect(canonicalJson(JSON.parse('{"__proto__":1}'))).toBe('{"__proto__":1}')
  })

  it('refuses what JSON cannot hold, and nesting without end', () => {
    expect(() => canonicalJson({ a: Number.NaN })).toThrow(TypeError)
    expect(() => canonicalJson([undefined])).toThrow(TypeError)
    let deep: unknown = 1
    for (let level = 0; level < 100_000; level += 1) deep = [deep]
    expect(() => canonicalJson(deep)).toThrow(RangeError)
  })
})
