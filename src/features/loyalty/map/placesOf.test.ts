import { expect, it } from 'vitest'
import { placesOf, rowsOf } from './placesOf.ts'
import { fakeStanding } from './testing/fakeStanding.ts'

const { levels } = fakeStanding()

it('puts levels along a way that climbs, within the map, none on another', () => {
  for (const look of ['wide', 'narrow'] as const)
    for (const count of [1, 2, 6]) {
      const places = placesOf(levels.slice(0, count), look)
      for (const [x, y] of places) {
        expect(x).toBeGreaterThanOrEqual(5)
        expect(x).toBeLessThanOrEqual(95)
        expect(y).toBeGreaterThanOrEqual(15)
        expect(y).toBeLessThanOrEqual(92)
      }
      expect(new Set(places.map(String)).size).toBe(count)
      expect(places.at(-1)?.[1] ?? 0).toBeLessThanOrEqual(places[0]?.[1] ?? 0)
    }
})

/** How large the map and what stands for a level are, in CSS pixels, where they are smallest; as the style sheets have it. */
const sizes = {
  narrow: (count: number) => ({ map: [328, Math.max(692, 84 * count)], level: [132, 104] }),
  wide: (count: number) => ({ map: [704, Math.max(305, 80 + 260 * rowsOf(count))], level: [105, 140] }),
}

it('has room for as many levels as a programme can have, at each width', () => {
  const [first] = levels
  if (!first) throw new Error('there is no level')
  for (const look of ['wide', 'narrow'] as const)
    for (let count = look === 'wide' ? 7 : 2; count <= 50; count += 1) {
      const { map, level } = sizes[look](count)
      const places = placesOf(Array(count).fill(first), look)
      const [[width = 0, height = 0], [wide = 0, high = 0]] = [map, level]
      const inPixels = places.map(([x, y]) => [(x * width) / 100, (y * height) / 100] as const)
      for (const [at, [x, y]] of inPixels.entries())
        for (const [otherX, otherY] of inPixels.slice(at + 1))
          expect(Math.abs(x - otherX) >= wide || Math.abs(y - otherY) >= high, `${look} ${count}`).toBe(true)
    }
})

it('puts a level where its programme says', () => {
  const placed = levels.map((level) => ({
    ...level,
    at: { wide: [1, 2] as const, narrow: [3, 4] as const },
  }))
  expect(placesOf(placed, 'wide')[0]).toEqual([1, 2])
  expect(placesOf(placed, 'narrow')[0]).toEqual([3, 4])
})
