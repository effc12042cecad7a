import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

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

/**
 * Runs what is held of bets in large.
 * @param names which of them; all where there are none
 * @returns whether everything is as it should be
 */
export function proveBets(names: readonly string[]): boolean {
  const unknown = names.filter((name) => !Object.hasOwn(proofs, name))
  if (unknown.length > 0)
    throw new Error(`There is no proof ${unknown.join(', ')}: ${Object.keys(proofs).join(', ')}`)
  const chosen = Object.entries(proofs).filter(([name]) => names.length === 0 || names.includes(name))
  const root = join(import.meta.dirname, '../..')
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  return chosen
    .map(([name, [project, file]]) => {
      console.log(`\n${name}`)
      const { status } = spawnSync(
        process.execPath,
        [vitest, 'run', '--project', project, file, '--retry', '0'],
        { cwd: root, stdio: 'inherit', env: { ...LARGE, ...process.env } },
      )
      return status === 0
    })
    .every(Boolean)
}
