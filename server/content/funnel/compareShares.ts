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

/**
 * Whether fewer visitors complete a form than before, or more, by more than chance would explain: the two-proportion z-test
 * with a pooled share (NIST/SEMATECH e-Handbook of Statistical Methods, section 7.3.3). It is looked at again and again while
 * visits come in, which finds a difference by chance more often than one look would (Armitage, McPherson and Rowe, 1969): hence one
 * in a thousand where one in twenty is usual.
 */
export function compareShares(before: Share, now: Share): Verdict {
  if (Math.min(before.visits, now.visits) < leastCompared) return 'few'
  const pooled = (before.completed + now.completed) / (before.visits + now.visits)
  const expected = Math.min(before.visits, now.visits) * Math.min(pooled, 1 - pooled)
  if (expected < leastExpected) return 'few'
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / before.visits + 1 / now.visits))
  const z = (now.completed / now.visits - before.completed / before.visits) / error
  if (z <= -far) return 'fell'
  return z >= far ? 'rose' : 'same'
}
