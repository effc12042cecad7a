import { expect, it } from 'vitest'
import { signInName } from './signInName.ts'

it.each([
  ['Anna@Example.com ', 'anna@example.com', 'email'],
  ['+371 2000-0000', '37120000000', 'phone'],
  ['37120000000', '37120000000', 'phone'],
  ['Anna', 'anna', 'login'],
  ['', '', 'login'],
  ['--', '--', 'login'],
])('%j is compared as %j (%s)', (typed, name, kind) => {
  expect(signInName(typed)).toEqual({ name, kind })
})
