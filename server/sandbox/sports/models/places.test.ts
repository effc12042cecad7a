import { expect, test } from 'vitest'
import { always, type Counts } from './counts.ts'
import { placeShares } from './places.ts'

/** What each player's share is, by trying all ways in which all may end. */
function tryAll(counts: readonly Counts[], places: number): number[] {
  const shares = counts.map(() => 0)
  const walk = (scores: readonly number[], p: number): void => {
    const next = counts[scores.length]
    if (next) {
      next.chances.forEach((chance, at) => {
        walk([...scores, next.from + at], p * chance)
      })
      return
    }
    for (const [player, score] of scores.entries()) {
      const better = scores.filter((other) => other < score).length
      const tied = scores.filter((other) => other === score).length
      shares[player] = (shares[player] ?? 0) + p * Math.min(1, Math.max(0, (places - better) / tied))
    }
  }
  walk([], 1)
  return shares
}

test('shares of places are those of all ways in which a field may end', () => {
  const field: Counts[] = [
    { from: 68, chances: [0.2, 0.5, 0.3] },
    { from: 69, chances: [0.6, 0.4] },
    { from: 68, chances: [0.1, 0.1, 0.7, 0.1] },
    { from: 70, chances: [1] },
    { from: 67, chances: [0.05, 0, 0.9, 0.05] },
  ]
  const found = placeShares(field, [1, 2, 4])
  for (const [at, places] of [1, 2, 4].entries())
    tryAll(field, places).forEach((share, player) => {
      expect(found[at]?.[player]).toBeCloseTo(share, 9)
    })
})

test('a finished field is shared by its ties, however many', () => {
  const scores = [...Array(3).fill(70), ...Array(20).fill(71), ...Array(7).fill(75)].map(always)
  const [win, top] = placeShares(scores, [1, 5])
  for (const [at, share] of [1 / 3, 1 / 3, 1 / 3, 0].entries()) expect(win?.[at]).toBeCloseTo(share, 9)
  expect(top?.[3]).toBeCloseTo(2 / 20, 9)
  expect(top?.at(-1)).toBeCloseTo(0, 9)
  expect(top?.reduce((sum, share) => sum + share, 0)).toBeCloseTo(5, 9)
})
