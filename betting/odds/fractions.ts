import { compare, type Ratio } from '../ratios.ts'

/**
 * The fractions that British and Irish bookmakers quote, in their own terms: 4/6 and 10/11, never 2/3. They run from 1/5 to
 * 7/2 as OLBG's table of odds has them, and on to both sides by the usual steps.
 */
const LADDER = `
  1/500 1/200 1/100 1/66 1/50 1/40 1/33 1/25 1/20 1/16 1/14 1/12 1/11 1/10 1/9 1/8 2/15 1/7 1/6 2/11
  1/5 2/9 1/4 2/7 3/10 1/3 4/11 2/5 4/9 1/2 8/15 4/7 8/13 4/6 8/11 4/5 5/6 10/11 1/1
  11/10 6/5 5/4 11/8 6/4 13/8 7/4 15/8 2/1 9/4 5/2 11/4 3/1 10/3 7/2
  4/1 9/2 5/1 11/2 6/1 13/2 7/1 15/2 8/1 17/2 9/1 10/1 11/1 12/1 14/1 16/1 18/1 20/1 22/1 25/1 28/1 33/1 40/1 50/1
  66/1 80/1 100/1 125/1 150/1 200/1 250/1 300/1 400/1 500/1 750/1 1000/1`
  .trim()
  .split(/\s+/)
  .map(readFraction)

function readFraction(text: string): Ratio {
  const [num = '', den = ''] = text.split('/')
  return { num: BigInt(num), den: BigInt(den) }
}

/** The fraction of the ladder that is nearest to what a price wins; the lower of two that are equally near. */
export function nearestFraction(odds: Ratio): Ratio {
  const win = { num: odds.num - odds.den, den: odds.den }
  return LADDER.reduce((best, step) => (compare(distance(step, win), distance(best, win)) < 0 ? step : best))
}

function distance(a: Ratio, b: Ratio): Ratio {
  const num = a.num * b.den - b.num * a.den
  return { num: num < 0n ? -num : num, den: a.den * b.den }
}
