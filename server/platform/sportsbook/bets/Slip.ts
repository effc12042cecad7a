import { SYSTEMS, type SystemName } from '../../../../betting/bets/systems.ts'
import type { LineKey } from '../feed/FeedMessage.ts'

/** What a player would bet on. @property odds that the player saw, in ten-thousandths */
export type Selection = {
  event: string
  line: LineKey
  outcome: string
  odds?: number
  is_banker?: boolean
}

/** `single`, `multiple`, the name of a system, or how many of how many: `2/3`. */
export type System = 'single' | 'multiple' | SystemName | `${number}/${number}`

export type Slip = {
  selections: readonly Selection[]
  system: System
  is_each_way?: boolean
}

/** What kind of bet a slip is. */
export const kindOf = (system: string): 'single' | 'multiple' | 'system' =>
  system === 'single' || system === 'multiple' ? system : 'system'

/** Most legs of a slip: what is settled in milliseconds however it is combined. */
export const mostLegs = 20

/**
 * Of how many legs the lines of a slip are, bankers among them.
 * @returns undefined where the system does not fit the selections
 */
export function sizesOf({ selections, system }: Pick<Slip, 'selections' | 'system'>): number[] | undefined {
  const legs = selections.length
  const bankers = selections.filter(({ is_banker }) => is_banker).length
  if (system === 'single') return legs === 1 && bankers === 0 ? [1] : undefined
  if (system === 'multiple') return legs > 1 && bankers === 0 ? [legs] : undefined
  return isNamed(system) ? namedSizes(system, legs, bankers) : countedSizes(system, legs, bankers)
}

const isNamed = (system: System): system is SystemName => Object.hasOwn(SYSTEMS, system)

/** A named system is of the legs that are no bankers; these stand in each of its lines. */
function namedSizes(system: SystemName, legs: number, bankers: number): number[] | undefined {
  const named = SYSTEMS[system]
  return named.legs === legs - bankers ? named.sizes.map((size) => size + bankers) : undefined
}

/** k of n, bankers among both: fewer than all, which would be a multiple, and more than the bankers. */
function countedSizes(system: string, legs: number, bankers: number): number[] | undefined {
  const [, taken, all] = /^(\d{1,2})\/(\d{1,2})$/.exec(system) ?? []
  const size = Number(taken)
  return Number(all) === legs && size > bankers && size > 0 && size < legs ? [size] : undefined
}
