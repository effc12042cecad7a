import { expect, it } from 'vitest'
import { withQuery } from './withQuery.ts'

const address = { pathname: '/a', search: '?x=1&y=2', hash: '#h' }

it.each([
  [{}, '/a?x=1&y=2#h'],
  [{ x: '', y: undefined }, '/a#h'],
  [{ x: 'a b', z: 3 }, '/a?x=a+b&y=2&z=3#h'],
])('with %j changed becomes %s', (changes, expected) => {
  expect(withQuery(address, changes)).toBe(expected)
})
