import { describe, expect, it } from 'vitest'
import { plainPath } from './plainPath.ts'
import { readEvent } from './readEvent.ts'

describe('what is told of an event', () => {
  it('is its parameters in the catalogue, and no others', () => {
    const given = { amount: '10.50', currency: 'EUR', id: 71, method: 'card', card: '4111111111111111' }
    expect(readEvent('deposit', given)).toEqual({ amount: '10.50', currency: 'EUR', id: 71, method: 'card' })
    expect(readEvent('logout', { code: 'x' })).toEqual({})
    expect(readEvent('login_error', { code: 'AuthorizationException' })).toEqual({
      code: 'AuthorizationException',
    })
    expect(readEvent('favourite', { kind: 'event', id: 'sr:match:61301239', kept: true })).toEqual({
      kind: 'event',
      id: 'sr:match:61301239',
      kept: true,
    })
  })

  it.each([
    'anna@example.com',
    'Anna Ozola',
    '+37120000000',
    '20000000',
    '4111111111111111',
    '1990-01-31',
    'Brīvības iela 1',
    '',
    undefined,
    { nested: 'EUR' },
  ])('never a name, an address or a number of a person: %j', (value) => {
    expect(readEvent('deposit', { method: value, amount: value, id: value }).method).toBeUndefined()
    expect(readEvent('sign_up', { country: value, service: value })).toEqual({})
  })

  it('takes numbers of payments and offers, and none as long as that of a card', () => {
    expect(readEvent('bonus', { id: 12, offer: '7' })).toEqual({ id: 12, offer: '7' })
    expect(readEvent('bonus', { id: '0198c2de-7f3a-7bbb-8d6e-0a1b2c3d4e5f' })).toHaveProperty('id')
    expect(readEvent('bonus', { id: '41111111111' })).toEqual({})
  })
})

it.each([
  ['/en/game/book-of-stars', '/en/game/book-of-stars'],
  ['/cashier/paysuccess/8812345?token=a#b', '/cashier/paysuccess/_'],
  ['/confirm/7f3a9c2e1b4d5f60718293a4', '/confirm/_'],
  ['/u/anna@example.com/x', '/u/_/x'],
  ['/a/eyJhbGciOiJIUzI1NiJ9.e30.x', '/a/_'],
  ['/', '/'],
])('a path without what could be somebody’s own: %s', (path, plain) => {
  expect(plainPath(path)).toBe(plain)
})
