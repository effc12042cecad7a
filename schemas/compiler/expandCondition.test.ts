import { describe, expect, it } from 'vitest'
import { expandCondition } from './expandCondition.ts'
import { writtenPlace } from './writtenPlace.ts'

const conditions: Record<string, unknown> = {
  'signed-in': { '/session/authenticated': true },
  excluded: { all: ['signed-in', { '/session/is_self_excluded': true }] },
  round: { not: 'about' },
  about: { any: ['round', true] },
  broken: { '/result/items/0': 1 },
}
const expand = (written: unknown) =>
  expandCondition(written, (name) => conditions[name], Object.keys(conditions))

const signedIn = {
  properties: {
    session: { type: 'object', properties: { authenticated: { const: true } }, required: ['authenticated'] },
  },
  required: ['session'],
}

describe('a short condition', () => {
  it('is the schema that says it in full', () => {
    expect(expand({ '/session/authenticated': true }).condition).toEqual(signedIn)
  })

  it('says several things of facts in one tree', () => {
    const written = {
      '/session/uid': {},
      '/session/level/name': ['gold', 'silver'],
      '/query/~1a~0b': { minLength: 2 },
      '/index': null,
    }
    expect(expand(written)).toMatchObject({
      findings: [],
      condition: {
        properties: {
          session: {
            type: 'object',
            properties: {
              uid: {},
              level: {
                type: 'object',
                properties: { name: { enum: ['gold', 'silver'] } },
                required: ['name'],
              },
            },
            required: ['uid', 'level'],
          },
          query: { type: 'object', properties: { '/a~b': { minLength: 2 } }, required: ['/a~b'] },
          index: { const: null },
        },
        required: ['session', 'query', 'index'],
      },
    })
  })

  it.each([
    ['first', { '/response/error': {}, '/response/error/type': 'X' }],
    ['last', { '/response/error/type': 'X', '/response/error': {} }],
  ])('may ask of a thing and of a part of it, the thing %s', (_, written) => {
    const error = { type: 'object', properties: { type: { const: 'X' } }, required: ['type'] }
    const response = { type: 'object', properties: { error }, required: ['error'] }
    expect(expand(written).condition).toEqual({ properties: { response }, required: ['response'] })
  })

  it('keeps apart what a thing must be and what its parts must be', () => {
    const written = { '/data/a': { additionalProperties: false }, '/data/a/b': 1 }
    expect(expand(written).condition).toMatchObject({
      properties: {
        data: {
          properties: {
            a: {
              allOf: [
                { additionalProperties: false },
                { type: 'object', properties: { b: { const: 1 } }, required: ['b'] },
              ],
            },
          },
        },
      },
    })
  })

  it.each([
    ['__proto__', { '/data/__proto__': 1 }],
    ['constructor', { '/constructor/toString': 1 }],
  ])('may speak of what is called %s', (_, written) => {
    const { condition } = expand(written)
    expect(JSON.stringify(condition)).toContain('{"const":1}')
  })
})

describe('conditions of conditions', () => {
  it('are all, any and not, over any form, one in another', () => {
    const written = {
      any: [{ all: ['signed-in', { '/index': 1 }] }, { not: { '/index': 2 } }, { required: ['item'] }, false],
    }
    expect(expand(written)).toMatchObject({
      findings: [],
      condition: {
        anyOf: [
          { allOf: [signedIn, { properties: { index: { const: 1 } }, required: ['index'] }] },
          { not: { properties: { index: { const: 2 } }, required: ['index'] } },
          { required: ['item'] },
          false,
        ],
      },
    })
  })

  it('are named, and use names themselves', () => {
    expect(expand('signed-in').condition).toEqual(signedIn)
    expect(expand('excluded').condition).toMatchObject({ allOf: [signedIn, {}] })
  })

  it.each([true, false, {}, signedIn, { not: signedIn }, { allOf: [{ required: ['a'] }], minProperties: 2 }])(
    'are left as they are where they are plain: %j',
    (plain) => expect(expand(plain)).toMatchObject({ condition: plain, findings: [] }),
  )
})

describe('what is wrong with a condition', () => {
  it.each<[string, unknown, string, string, RegExp]>([
    ['an unknown name', { all: [true, 'exclude'] }, '/all/1', 'unknown_condition', /"excluded"/],
    ['a name like no other', 'x', '', 'unknown_condition', /Create condition\/x/],
    ['a circle', { not: 'round' }, '/not', 'condition_loop', /without/],
    [
      'a way through a list',
      { '/result/items/0/id': 1 },
      '/~1result~1items~10~1id',
      'condition',
      /"contains"/,
    ],
    ['an empty list', { '/a': [] }, '/~1a', 'condition', /at least one/],
    ['a list of lists', { '/a': ['x', ['y']] }, '/~1a/1', 'condition', /enum/],
    ['a pointer that is none', { '/a~x': 1 }, '/~1a~0x', 'condition', /~1/],
    ['two ways at once', { '/a': 1, all: [true] }, '', 'condition', /"all"/],
    ['a word of JSON Schema beside facts', { '/a': 1, required: ['b'] }, '', 'condition', /"all"/],
    ['all of nothing', { all: [] }, '/all', 'condition', /"all"/],
    ['any of no list', { any: 'signed-in' }, '/any', 'condition', /"any"/],
    ['a list', ['signed-in'], '', 'condition', /JSON Schema/],
    ['nothing', null, '', 'condition', /JSON Schema/],
  ])('is told where it stands, with the remedy: %s', (_, written, pointer, code, hint) => {
    const { findings } = expand(written)
    expect(findings).toEqual([
      { pointer, code, message: expect.any(String), hint: expect.stringMatching(hint) },
    ])
  })

  it('is told of a named condition where that is defined, not where it is used', () => {
    expect(expand('broken').findings).toEqual([])
  })

  it('names the circle', () => {
    expect(expand('about').findings[0]?.message).toContain('about → round → about')
  })

  it('holds for nothing', () => {
    expect(expand({ all: ['x', true] }).condition).toEqual({ allOf: [false, true] })
  })

  it('is also that it grows without end', () => {
    const double = (name: string) => {
      const at = Number(name.slice(1))
      return at > 40 ? true : { all: [`c${at + 1}`, `c${at + 1}`] }
    }
    expect(expandCondition('c0', double).findings.map(({ code }) => code)).toEqual(['condition_size'])
  })
})

describe('a place in the plain condition', () => {
  const written = { all: ['excluded', { not: { '/session/x/y': [1], '/session/z': { minimum: 'a' } } }] }
  const { condition, places } = expand(written)
  const facts = '/allOf/1/not/properties/session'

  it.each([
    ['', ''],
    ['/allOf', '/all'],
    ['/allOf/0/allOf/1/properties/session/properties/is_self_excluded/const', '/all/0'],
    ['/allOf/1', '/all/1'],
    ['/allOf/1/not', '/all/1/not'],
    [facts, '/all/1/not/~1session~1x~1y'],
    [`${facts}/required/1`, '/all/1/not/~1session~1z'],
    [`${facts}/properties/x/properties/y/enum/0`, '/all/1/not/~1session~1x~1y/0'],
    [`${facts}/properties/z/minimum`, '/all/1/not/~1session~1z/minimum'],
  ])('%s is %s of the written one', (plain, place) => {
    expect(writtenPlace(places, plain)).toBe(place)
  })

  it('is known for every place', () => {
    const stands = new Set<string>(['', '/all'])
    const note = (value: unknown, at: string): void => {
      stands.add(at)
      if (value !== null && typeof value === 'object')
        for (const [key, part] of Object.entries(value))
          note(part, `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)
    }
    note(written, '')
    const look = (value: unknown, at: string): void => {
      expect([...stands]).toContain(writtenPlace(places, at))
      if (value !== null && typeof value === 'object')
        for (const [key, part] of Object.entries(value)) look(part, `${at}/${key}`)
    }
    look(condition, '')
  })
})
