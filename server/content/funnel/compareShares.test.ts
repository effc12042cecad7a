import { expect, it } from 'vitest'
import { compareShares, hasRecovered, leastCompared } from './compareShares.ts'

const share = (completed: number, visits: number) => ({ completed, visits })

it('says nothing of few visits, whatever became of them', () => {
  expect(compareShares(share(leastCompared - 1, leastCompared - 1), share(0, 10_000))).toBe('few')
  expect(compareShares(share(10_000, 10_000), share(0, 7))).toBe('few')
})

it('says nothing where hardly anybody completes a form, or hardly anybody does not', () => {
  expect(compareShares(share(4, 1_000), share(0, 100))).toBe('few')
  expect(compareShares(share(0, 1_000), share(0, 1_000))).toBe('few')
  expect(compareShares(share(1_000, 1_000), share(1_000, 1_000))).toBe('few')
})

it('tells a fall from chance', () => {
  // Pooled share 0.45 of 2,000: z is 4.49, 2.25 and 3.10.
  expect(compareShares(share(500, 1_000), share(400, 1_000))).toBe('fell')
  expect(compareShares(share(475, 1_000), share(425, 1_000))).toBe('same')
  expect(compareShares(share(485, 1_000), share(416, 1_000))).toBe('fell')
  expect(compareShares(share(400, 1_000), share(500, 1_000))).toBe('rose')
})

it('takes a fall for over only once the difference is an everyday one', () => {
  // z is 2.25 and 0.90.
  expect(hasRecovered(share(475, 1_000), share(425, 1_000))).toBe(false)
  expect(hasRecovered(share(475, 1_000), share(455, 1_000))).toBe(true)
  expect(hasRecovered(share(475, 1_000), share(9, 10))).toBe(false)
})
