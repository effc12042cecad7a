import { ONE, plus, type Ratio, simplestWithin, times } from '../ratios.ts'

/** What a feed says of an outcome (Unified Odds Feed, `bet_settlement`). */
export type Result = {
  won: boolean
  /** The part of the stake that is void, in halves: 2 refunds it, 1 makes it half won or half lost. */
  voidHalves: 0 | 1 | 2
  /** The part of the stake that stays where several share a place. */
  deadHeat?: Ratio
}

/**
 * What one of stake becomes by a leg: the odds if it won, 1 if void, half of each if half won, the odds on the part of the
 * stake that stays after a dead heat, 0 if it lost.
 */
export function legFactor(odds: Ratio, { won, voidHalves, deadHeat = ONE }: Result): Ratio {
  const refunded = { num: BigInt(voidHalves), den: 2n }
  if (!won) return refunded
  const played = { num: BigInt(2 - voidHalves), den: 2n }
  return plus(refunded, times(played, times(odds, deadHeat)))
}

/**
 * Reads the factor of a dead heat. Feeds cut a third to "0.33", which would be paid short: what they mean is the simplest
 * fraction that is written so, cut or rounded.
 * @returns undefined where it is no number above 0 and up to 1
 */
export function readDeadHeat(text: string): Ratio | undefined {
  if (/^1(?:\.0+)?$/.test(text)) return ONE
  const [, digits = '0'] = /^0?\.(\d{1,9})$/.exec(text) ?? []
  const [num, den] = [BigInt(digits), 10n ** BigInt(digits.length)]
  if (num === 0n) return undefined
  // A digit alone is meant as it stands: a fifth is written "0.2", and nobody cuts a fourth to that.
  if (digits.length === 1) return { num, den }
  // Half a digit below, as it may have been rounded up; nearly a whole one above, as it may have been cut.
  const fine = 20n
  return simplestWithin(
    { num: num * fine - fine / 2n, den: den * fine },
    { num: num * fine + fine - 1n, den: den * fine },
  )
}
