import { expect, it } from 'vitest'
import { bannerBefore } from './hiddenBanner.ts'

const banner = (
  id: string,
  number: number,
  more: { starts?: string; ends?: string; position?: string } = {},
) => ({
  ...{ id, number, position: 'registration' },
  ...more,
})
const january = '2026-01-01T00:00:00Z'
const february = '2026-02-01T00:00:00Z'

it('finds the banner that stands before another all the time', () => {
  const hides = (before: object, own = banner('own', 9)) =>
    bannerBefore(own, [own, { ...banner('before', 5), ...before }])?.id
  expect(hides({})).toBe('before')
  expect(hides({ starts: january }, banner('own', 9, { starts: february }))).toBe('before')
  expect(hides({ ends: february }, banner('own', 9, { ends: february }))).toBe('before')
  expect(hides({ number: 10 })).toBeUndefined()
  expect(hides({ position: 'elsewhere' })).toBeUndefined()
  expect(hides({ ends: february })).toBeUndefined()
  expect(hides({ starts: january })).toBeUndefined()
})
