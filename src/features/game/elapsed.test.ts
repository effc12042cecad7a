import { expect, it } from 'vitest'
import { elapsed } from './elapsed.ts'

it.each([
  [0, '0:00:00'],
  [59.9, '0:00:59'],
  [3723, '1:02:03'],
  [86_400, '24:00:00'],
  [-5, '0:00:00'],
])('shows %s seconds as %s', (seconds, shown) => {
  expect(elapsed(seconds, 'en')).toBe(shown)
})
