import type { Draw } from './createDraw.ts'

/** Values with whole weights: a value of weight 2 comes twice as often as one of weight 1. */
export type Weighted<T> = readonly (readonly [value: T, weight: number])[]

/** One of the values by one draw below the sum of their weights. */
export function pickWeighted<T>(values: Weighted<T>, draw: Draw): T {
  let left = draw.below(totalWeight(values))
  for (const [value, weight] of values) {
    if (left < weight) return value
    left -= weight
  }
  throw new RangeError('there is nothing to pick from')
}

/** Sum of the weights. */
export function totalWeight(values: Weighted<unknown>): number {
  return values.reduce((sum, [, weight]) => sum + weight, 0)
}
