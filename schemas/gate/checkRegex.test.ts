import { expect, it } from 'vitest'
import { checkRegex } from './checkRegex.ts'

it.each([
  ['^(?:a?){24}a{24}$', 'Browsers search too long'],
  ['^https?://(?:[a-z]?){26}[a-z]{26}$', '"http://aaa'],
  ['(x?x?){20}y', 'Browsers search too long'],
  ['^(?:[a-z]{1,5}[a-z]{1,5}){4}$', 'Browsers search too long'],
  ['^(a+)+$', 'exponential time'],
  ['^(a)\\1$', 'The server cannot run it'],
  ['^a(?=b)b$', 'The server cannot run it'],
  ['^(?=(a+)+$)(?=.*\\d).{8,64}$', 'exponential time'],
  ['^(?=.*\\d)(a+)+$', 'exponential time'],
  ['\\_', 'no regular expression'],
])('refuses %s', (source, reason) => {
  expect(checkRegex(source)).toContain(reason)
})

it.each([
  '^(?:a?){8}a{8}$',
  '^(?:[0-9]{1,3}\\.){3}[0-9]{1,3}$',
  '^[A-Z]{2}[0-9]{2}[A-Z0-9]{4}(?:[0-9]{7}[A-Z0-9]?){1,16}$',
  '^(?=.*[A-Z])(?=.*\\d).{8,64}$',
  '^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?!.*\\s).{8,32}$',
  '^(?:[^@]{1,64}@[^@]{1,255})$',
])('takes %s', (source) => {
  expect(checkRegex(source)).toBeNull()
})
