import { describe, expect, it } from 'vitest'
import { shortenCondition } from './shortenCondition.ts'

const group = (name: string, schema: object) => ({ properties: { [name]: schema }, required: [name] })
const is = (name: string, value: unknown) => group(name, { const: value })

describe('the short form of a condition', () => {
  it.each<[string, unknown, unknown]>([
    ['a constant', group('session', is('authenticated', true)), { '/session/authenticated': true }],
    ['a group that is not asked for', { properties: { session: is('a', 1) } }, { '/session/a': 1 }],
    ['a list', group('data', group('country', { enum: ['LV', 'DE'] })), { '/data/country': ['LV', 'DE'] }],
    ['presence', { properties: { query: { required: ['toastType'] } } }, { '/query/toastType': {} }],
    ['a group', { required: ['response'] }, { '/response': {} }],
    ['another schema', group('data', group('a', { minLength: 1 })), { '/data/a': { minLength: 1 } }],
    ['an object', group('item', is('a', { b: 1 })), { '/item/a': { const: { b: 1 } } }],
    [
      'several facts',
      group('session', { properties: { a: { const: 1 }, b: is('c', 2) }, required: ['a', 'b', 'd'] }),
      { '/session/a': 1, '/session/b/c': 2, '/session/d': {} },
    ],
    [
      'all of several',
      { allOf: [group('a', is('x', 1)), group('b', is('y', 2)), { not: group('a', is('z', 3)) }] },
      { all: [{ '/a/x': 1, '/b/y': 2 }, { not: { '/a/z': 3 } }] },
    ],
    [
      'any of several constants',
      { anyOf: [group('a', is('x', 1)), group('a', is('x', 2))] },
      { '/a/x': [1, 2] },
    ],
    [
      'any of several facts',
      { anyOf: [group('a', is('x', 1)), group('a', is('y', 2))] },
      { any: [{ '/a/x': 1 }, { '/a/y': 2 }] },
    ],
    ['what is denied in a group', { properties: { a: { not: is('x', 1) } } }, { not: { '/a/x': 1 } }],
    [
      'what is denied of what need not be there',
      group('session', { properties: { a: { not: { const: 1 } } } }),
      { not: { '/session/a': 1 } },
    ],
    [
      'a part of a part that is denied',
      group('response', group('error', { ...is('a', 1), not: is('b', 2) })),
      { all: [{ '/response/error/a': 1 }, { not: { '/response/error/b': 2 } }] },
    ],
    ['what is denied twice', { not: { not: group('a', is('x', 1)) } }, { '/a/x': 1 }],
  ])('of %s', (_, long, short) => {
    expect(shortenCondition(long)).toEqual(short)
  })

  it('keeps holding for what is not there', () => {
    const loose = { properties: { a: { const: 1 } } }
    expect(shortenCondition({ properties: { session: loose } })).toEqual({ '/session': loose })
  })

  it('need not, for what is always there', () => {
    const loose = { properties: { session: { properties: { authenticated: { const: true } } } } }
    expect(shortenCondition(loose, (pointer) => pointer === '/session/authenticated')).toEqual({
      '/session/authenticated': true,
    })
  })

  it('leads through no list', () => {
    const first = group('items', { properties: { '0': is('id', 1) }, required: ['0'] })
    expect(shortenCondition(group('result', first))).toEqual({ '/result/items': first.properties.items })
  })

  it.each([
    true,
    false,
    {},
    { description: 'Why', properties: { a: { required: ['b'] } } },
    { if: { required: ['a'] }, else: { required: ['b'] } },
    'excluded',
  ])('is none for %j, which stays', (condition) => {
    expect(shortenCondition(condition)).toEqual(condition)
  })
})
