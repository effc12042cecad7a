/**
 * Where a function that grows or falls all the way crosses zero, by halving, to the last digit that a float holds.
 * @throws RangeError unless its values at `least` and `most` have opposite signs
 */
export function solve(of: (at: number) => number, least: number, most: number): number {
  let [low, high] = [least, most]
  const falls = of(low) > 0
  if (falls === of(high) > 0) throw new RangeError('The function does not cross zero there')
  for (let step = 0; step < 200; step += 1) {
    const middle = (low + high) / 2
    if (middle === low || middle === high) break
    if (of(middle) > 0 === falls) low = middle
    else high = middle
  }
  return (low + high) / 2
}
