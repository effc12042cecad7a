import { SYSTEMS, type SystemName } from './systems.ts'

/** What kind of bet a system is: `single`, `multiple`, or any other. */
export const kindOf = (system: string): 'single' | 'multiple' | 'system' =>
  system === 'single' || system === 'multiple' ? system : 'system'

/**
 * Of how many legs the lines of a bet are, bankers among them.
 * @param system `single`, `multiple`, the name of a system, or how many of how many: `2/3`
 * @returns undefined where the system does not fit so many legs
 */
export function sizesOf(system: string, legs: number, bankers = 0): number[] | undefined {
  if (system === 'single') return legs === 1 && bankers === 0 ? [1] : undefined
  if (system === 'multiple') return legs > 1 && bankers === 0 ? [legs] : undefined
  return isNamed(system) ? namedSizes(system, legs, bankers) : countedSizes(system, legs, bankers)
}

const isNamed = (system: string): system is SystemName => Object.hasOwn(SYSTEMS, system)

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
