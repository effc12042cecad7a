import { expect, it } from 'vitest'
import type { LegResult } from '../../../../betting/bets/returnOf.ts'
import { unitsOf } from '../../../../betting/bets/unitsOf.ts'
import { unitResults } from './joint.ts'

const leg = (event: string, jointOdds?: number) => ({ event, ...(jointOdds !== undefined && { jointOdds }) })
const won: LegResult = { win: { won: true, voidHalves: 0 } }
const lost: LegResult = { win: { won: false, voidHalves: 0 } }
const voided: LegResult = { win: { won: false, voidHalves: 2 } }
const half: LegResult = { win: { won: true, voidHalves: 1 } }
const tied: LegResult = { win: { won: true, voidHalves: 0, deadHeat: { num: 1n, den: 2n } } }

it('takes legs of one event for one where they were priced together, and no others', () => {
  const legs = [leg('a', 30_000), leg('b'), leg('a', 30_000), leg('b')]
  expect(unitsOf(legs).map((unit) => unit.map(({ event }) => event))).toEqual([['a', 'a'], ['b'], ['b']])
})

it.each([
  ['won', [won, won], won],
  ['lost', [won, lost], lost],
  ['lost', [lost, undefined], lost],
  ['lost', [voided, lost], lost],
  ['open', [won, undefined], undefined],
  ['open', [voided, undefined], undefined],
  ['void', [won, voided], voided],
  ['void', [won, half], voided],
  ['void', [tied, won], voided],
] as const)('legs that were priced together are %s', (_, results, whole) => {
  const legs = [leg('a', 30_000), leg('a', 30_000)]
  expect(unitResults(legs, results)).toEqual([whole])
  expect(unitResults([leg('b'), ...legs], [half, ...results])).toEqual([half, whole])
})
