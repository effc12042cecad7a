import { describe, expect, it } from 'vitest'
import { envelopeOf } from './envelopeOf.ts'
import { framesOf } from './framesOf.ts'
import { withoutSecrets } from './withoutSecrets.ts'

const around = {
  id: 'a'.repeat(32),
  at: 1_780_000_000,
  release: '7',
  environment: 'production',
  page: 'index',
  path: '/en',
  locale: 'en',
}

it('is a header, the header of its item with its length in bytes, and the event', () => {
  const error = new TypeError('no such thing: „ā“ of anna@example.com')
  error.stack = `TypeError: x\n    at draw (https://site.example/assets/a.js?v=secret:3:14)`
  const [header = '', item = '', event = '', end] = envelopeOf({ error, where: 'page' }, around).split('\n')
  expect(JSON.parse(header)).toEqual({ event_id: around.id, sent_at: '2026-05-28T20:26:40.000Z' })
  expect(JSON.parse(item)).toEqual({ type: 'event', length: new TextEncoder().encode(event).length })
  expect(end).toBe('')
  const told = JSON.parse(event)
  expect(told).toMatchObject({ platform: 'javascript', release: '7', tags: { page: 'index', where: 'page' } })
  const [exception] = told.exception.values
  expect([exception.type, exception.value]).toEqual(['TypeError', 'no such thing: „ā“ of [e-mail]'])
  expect(exception.stacktrace.frames).toEqual([
    {
      function: 'draw',
      filename: 'https://site.example/assets/a.js',
      lineno: 3,
      colno: 14,
      in_app: true,
    },
  ])
  expect(event).not.toMatch(/anna|secret|user|cookie/)
})

it('reads the stacks of all browsers, the innermost frame last', () => {
  const firefox = 'inner@https://s.example/a.js:1:2\nouter@https://s.example/b.js?x=1:3:4\n'
  expect(framesOf(firefox).map((one) => [one.function, one.filename])).toEqual([
    ['outer', 'https://s.example/b.js'],
    ['inner', 'https://s.example/a.js'],
  ])
  expect(framesOf('at https://s.example/a.js:9:1')).toMatchObject([{ function: '?', lineno: 9 }])
  expect(framesOf('Error: of nothing')).toEqual([])
})

describe('a text of a fault', () => {
  it.each([
    ['GET https://site.example/api/x?token=abc#d failed', 'GET https://site.example/api/x failed'],
    ['at /reset?code=123456&mail=a', 'at /reset?code=[…]&mail=[…]'],
    ['for anna.ozola@example.co.uk', 'for [e-mail]'],
    ['call +371 2000 0000 now', 'call [number] now'],
    ['card 4111 1111 1111 1111', 'card [number]'],
    ['Authorization: Bearer abc.def', 'Authorization: Bearer […]'],
    ['eyJhbGciOi.eyJzdWIi.c2ln', '[token]'],
    ['session 0a1b2c3d4e5f60718293a4b5c6d7', 'session [token]'],
    ['Cannot read properties of undefined', 'Cannot read properties of undefined'],
  ])('holds nothing of anybody: %s', (text, left) => {
    expect(withoutSecrets(text)).toBe(left)
  })
})
