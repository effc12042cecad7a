import { proveInLarge } from './inLarge.ts'

/** Plans of the model, and turns that several processes take at once. */
const LARGE = { MONEY_RUNS: '200', MONEY_TURNS: '500' }

/** What tests hold of points by few tries, by many. */
const proofs = {
  model: ['contract', 'tests/contract/loyalty/pointsModel.test.ts'],
  together: ['contract', 'tests/contract/loyalty/pointsAtOnce.test.ts'],
} as const

/** Runs what is held of points in large. @param names which of them; all where there are none */
export const proveLoyalty = (names: readonly string[]): boolean => proveInLarge(proofs, LARGE, names)
