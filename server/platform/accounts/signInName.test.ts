import { expect, it } from 'vitest'
import { signInName } from './signInName.ts'

it.each([
  ['Anna@Example.com ', 'anna@example.com', 'email'],
  ['+371 2000-0000', '37120000000', 'phone'],
  ['37120000000', '37120000000', 'phone'],
  ['Anna', 'anna', 'login'],
  ['', '', 'login'],
  ['--', '--', 'login'],
  ['ａnna@ｅxample.com', 'anna@example.com', 'email'],
  ['an\u200bna\u00ad@example.com\u202e', 'anna@example.com', 'email'],
  ['cafe\u0301@example.com', 'caf\u00e9@example.com', 'email'],
  ['\u212aate', 'kate', 'login'],
  ['３７１２０００００００', '37120000000', 'phone'],
])('%j is compared as %j (%s)', (typed, name, kind) => {
  expect(signInName(typed)).toEqual({ name, kind })
})
