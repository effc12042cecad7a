const all = 2n ** 52n

/**
 * Where a crash game ends, in hundredths: max(100, floor(99 / (1 − X))) with X of 52 bits, computed in whole numbers.
 * P(point ≥ x) is floor(99 · 2⁵² / x) / 2⁵², so that whoever leaves at any x gets back 99 %.
 * @param bits from 0 to 2⁵² − 1
 */
export function crashPoint(bits: number): number {
  const point = Number((99n * all) / (all - BigInt(bits)))
  return Math.max(100, point)
}
