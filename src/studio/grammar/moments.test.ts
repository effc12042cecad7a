import { expect, it } from 'vitest'
import { momentOf, pickedOf } from './moments.ts'

it('gives a calendar what a definition says, and back, by the clock of UTC wherever that is', () => {
  expect(pickedOf('2026-12-24T18:30:05Z')).toBe('2026-12-24 18:30:05')
  expect(momentOf('2026-12-24 18:30:05')).toBe('2026-12-24T18:30:05Z')
  expect(momentOf('2026-12-24 18:30')).toBe('2026-12-24T18:30:00Z')
})

it('takes no day that there is not', () => {
  expect(pickedOf('2026-02-30T00:00:00Z')).toBeUndefined()
  expect(pickedOf('2026-13-01T00:00:00Z')).toBeUndefined()
  expect(pickedOf('tomorrow')).toBeUndefined()
})
