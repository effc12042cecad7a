/** How many visits there were to a form, and how many of them ended with its being sent. */
export type Share = { visits: number; completed: number }

/** few: too little is known to say anything. */
export type Verdict = 'few' | 'same' | 'fell' | 'rose'

/** Visits on each side below which nothing is compared. */
export const leastCompared = 100

/** Completed and not completed visits that chance would let each side expect, below which the normal curve does not hold. */
const leastExpected = 5

/** Standard errors beyond which a difference is no chance: one time in a thousand, one-sided. */
const far = 3.09

/** Standard errors within which a fall that was found is taken for over: one time in twenty, one-sided. */
const near = 1.645

/**
 * Whether fewer visitors complete a form than before, or more, by more than chance would explain: the two-proportion z-test
 * with a pooled share (NIST/SEMATECH e-Handbook of Statistical Methods, section 7.3.3). It is looked at again and again while
 * visits come in, which finds a difference by chance more often than one look would (Armitage, McPherson and Rowe, 1969): hence one
 * in a thousand where one in twenty is usual, and nothing at all before each side has `leastCompared` visits.
 */
export function compareShares(before: Share, now: Share): Verdict {
  const z = standardErrors(before, now)
  if (z === undefined) return 'few'
  if (z <= -far) return 'fell'
  return z >= far ? 'rose' : 'same'
}

/**
 * Whether a fall that was found is none after all: not as soon as it is a little less certain, or an alarm would come and go with
 * every visit, but once the difference is one that chance makes every day.
 */
export function hasRecovered(before: Share, now: Share): boolean {
  const z = standardErrors(before, now)
  return z !== undefined && z > -near
}

/** By how many standard errors the share now is above that of before; undefined where too little is known. */
function standardErrors(before: Share, now: Share): number | undefined {
  if (Math.min(before.visits, now.visits) < leastCompared) return undefined
  const pooled = (before.completed + now.completed) / (before.visits + now.visits)
  const expected = Math.min(before.visits, now.visits) * Math.min(pooled, 1 - pooled)
  if (expected < leastExpected) return undefined
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / before.visits + 1 / now.visits))
  return (now.completed / now.visits - before.completed / before.visits) / error
}
