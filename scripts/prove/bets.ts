import { proveInLarge } from './inLarge.ts'

/** How often each of them is tried: settings that the tests read. */
const LARGE = {
  MONEY_SLIPS: '100000',
  MONEY_RUNS: '200',
  MONEY_RACES: '200',
  MONEY_KILLS: '30',
  MONEY_ANSWERS: '1000',
}

/** What tests hold of bets by few tries, by many. */
const proofs = {
  slips: ['property', 'tests/property/betReturns.property.test.ts'],
  model: ['contract', 'tests/contract/sportsbook/betsModel.test.ts'],
  races: ['load', 'tests/load/betRaces.test.ts'],
  steps: ['load', 'tests/load/betsKilledAtSteps.test.ts'],
  kills: ['load', 'tests/load/betsKilled.test.ts'],
  answers: ['load', 'tests/load/betAnswersLost.test.ts'],
  lease: ['load', 'tests/load/leaseHolderKilled.test.ts'],
} as const

/** Runs what is held of bets in large. @param names which of them; all where there are none */
export const proveBets = (names: readonly string[]): boolean => proveInLarge(proofs, LARGE, names)
