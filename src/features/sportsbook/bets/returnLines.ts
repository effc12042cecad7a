import { choose } from '#betting/bets/systems.ts'
import { ONE, plus, type Ratio, times, ZERO } from '#betting/ratios.ts'

/** Lines of one number of legs. @property lines each with the places of its legs; left out where they are too many to be written out */
export type LineGroup = {
  size: number
  count: number
  sum: Ratio
  lines?: readonly { legs: readonly number[]; product: Ratio }[]
}

/** The most lines that are written out. */
export const mostLines = 30

/** Reads an exact fraction as the platform writes it: 19/10, 2. */
export function readRatio(text: string): Ratio {
  const [num = '0', den = '1'] = text.split('/')
  return { num: BigInt(num), den: BigInt(den) }
}

/**
 * How a stake of one on each line comes back: line by line, by the number of their legs. Past thirty lines only the sum of each
 * number of legs is told.
 * @param factors what each leg counts for
 * @param bankers the places of legs that stand in each line
 */
export function returnLines(
  factors: readonly Ratio[],
  bankers: readonly number[],
  sizes: readonly number[],
): LineGroup[] {
  const free = factors.map((_, at) => at).filter((at) => !bankers.includes(at))
  const counts = sizes.map((size) => choose(free.length, size - bankers.length))
  const isShort = counts.reduce((sum, count) => sum + count, 0) <= mostLines
  return sizes.map((size, at) => {
    const taken = combinations(free, size - bankers.length)
    const of = { size, count: counts[at] ?? 0 }
    if (!isShort) {
      const sums = sumsOf(free.map((place) => factors[place] as Ratio))
      return { ...of, sum: times(product(bankers), sums[size - bankers.length] ?? ZERO) }
    }
    const lines = [...taken].map((legs) => {
      const all = [...bankers, ...legs].sort((a, b) => a - b)
      return { legs: all, product: product(all) }
    })
    return { ...of, lines, sum: lines.reduce((sum, line) => plus(sum, line.product), ZERO) }
  })

  function product(places: readonly number[]): Ratio {
    return places.reduce((sum, place) => times(sum, factors[place] as Ratio), ONE)
  }
}

/** Products of k factors added up, by k: the elementary symmetric polynomials. */
function sumsOf(factors: readonly Ratio[]): Ratio[] {
  const sums = [ONE]
  for (const factor of factors) {
    sums.push(ZERO)
    for (let size = sums.length - 1; size > 0; size -= 1)
      sums[size] = plus(sums[size] as Ratio, times(sums[size - 1] as Ratio, factor))
  }
  return sums
}

function* combinations(of: readonly number[], taken: number): Generator<number[]> {
  if (taken === 0) yield []
  else
    for (const [at, first] of of.entries())
      for (const rest of combinations(of.slice(at + 1), taken - 1)) yield [first, ...rest]
}
