import type { Result } from '../../../../betting/bets/legFactor.ts'
import type { LegResult } from '../../../../betting/bets/returnOf.ts'
import { type JointLeg, unitsOf } from '../../../../betting/bets/unitsOf.ts'
import type { Selection, Slip } from './Slip.ts'

/** Selections of one event that are priced together, at most. */
const MOST = 10

/** Selections that could be priced together: those of one event in a multiple, each of another line. */
export function jointSelections({ selections, system, is_each_way }: Slip): Selection[][] {
  if (system !== 'multiple' || is_each_way) return []
  const events = new Map<string, Selection[]>()
  for (const one of selections) events.set(one.event, [...(events.get(one.event) ?? []), one])
  return [...events.values()].filter((group) => {
    const lines = new Set(group.map(({ line }) => line))
    return group.length > 1 && group.length <= MOST && lines.size === group.length
  })
}

const WON: Result = { won: true, voidHalves: 0 }
const LOST: Result = { won: false, voidHalves: 0 }
const VOID: Result = { won: false, voidHalves: 2 }

/**
 * What units have come to. Legs that were priced together win together: lost with the first that loses, void where none loses and
 * one did not win at the full price.
 * @param results of the legs, in their order; undefined while one is open
 */
export function unitResults(
  legs: readonly JointLeg[],
  results: readonly (LegResult | undefined)[],
): (LegResult | undefined)[] {
  return unitsOf(legs.map((leg, at) => ({ ...leg, result: results[at] }))).map((unit) => {
    const [first] = unit
    return first?.jointOdds ? joined(unit.map(({ result }) => result)) : first?.result
  })
}

function joined(results: readonly (LegResult | undefined)[]): LegResult | undefined {
  if (results.some((result) => result && isLost(result.win))) return { win: LOST }
  if (results.includes(undefined)) return undefined
  return { win: results.every((result) => result && isWon(result.win)) ? WON : VOID }
}

const isLost = ({ won, voidHalves }: Result) => !won && voidHalves === 0

const isWon = ({ won, voidHalves, deadHeat }: Result) =>
  won && voidHalves === 0 && (!deadHeat || deadHeat.num >= deadHeat.den)
