import { expect, it } from 'vitest'
import { createPlaces } from './createPlaces.ts'

it('gives each member so many places, and again those that were given back', () => {
  const take = createPlaces(2)
  const [first] = [take(1), take(1)]
  expect(() => take(1)).toThrow(expect.objectContaining({ status: 429, retryAfter: 1 }))
  const other = take(2)
  other()
  first?.()
  take(1)
  expect(() => take(1)).toThrow('At most 2')
})
