/** An exact fraction. `den` is above zero; it need not be in lowest terms. */
export type Ratio = { readonly num: bigint; readonly den: bigint }

export const ZERO: Ratio = { num: 0n, den: 1n }
export const ONE: Ratio = { num: 1n, den: 1n }

export function plus(a: Ratio, b: Ratio): Ratio {
  return a.den === b.den
    ? { num: a.num + b.num, den: a.den }
    : { num: a.num * b.den + b.num * a.den, den: a.den * b.den }
}

export function times(a: Ratio, b: Ratio): Ratio {
  return { num: a.num * b.num, den: a.den * b.den }
}

/** The nearest whole number; a half goes up. @param ratio at least zero */
export function nearest({ num, den }: Ratio): bigint {
  return (2n * num + den) / (2n * den)
}

/** A negative number where `a` is less than `b`, zero where they are equal. */
export function compare(a: Ratio, b: Ratio): -1 | 0 | 1 {
  const difference = a.num * b.den - b.num * a.den
  if (difference === 0n) return 0
  return difference < 0n ? -1 : 1
}

/**
 * The simplest fraction from `least` to `most`: that of the smallest denominator (Stern and Brocot).
 * @param least at least zero
 * @param most not below `least`
 */
export function simplestWithin(least: Ratio, most: Ratio): Ratio {
  const whole = least.num / least.den
  if (whole * least.den === least.num) return { num: whole, den: 1n }
  if ((whole + 1n) * most.den <= most.num) return { num: whole + 1n, den: 1n }
  const inner = simplestWithin(inverse(less(most, whole)), inverse(less(least, whole)))
  return { num: whole * inner.num + inner.den, den: inner.num }
}

function less({ num, den }: Ratio, whole: bigint): Ratio {
  return { num: num - whole * den, den }
}

export function inverse({ num, den }: Ratio): Ratio {
  return { num: den, den: num }
}
