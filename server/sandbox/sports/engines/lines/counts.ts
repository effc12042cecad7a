import { poisson } from '../../models/scores.ts'
import { createScope, independent, type Scope, type Spread } from './Scope.ts'

/** Counts that are rarer, above those that come on average, are left out. */
const RAREST = 1e-10

/** How likely counts are that stand at `now` and go on at `rate` on average (Poisson). */
export function counting(now: number, rate: number): Spread {
  const p = [Math.exp(-rate)]
  for (let count = 1; count <= rate || (p.at(-1) ?? 0) > RAREST; count += 1)
    p.push(((p[count - 1] as number) * rate) / count)
  return { from: now, p }
}

/** How likely at least so many more come. */
export function atLeast(count: number, rate: number): number {
  if (count <= 0) return 1
  const p = poisson(rate, count - 1)
  return Math.max(0, 1 - p.reduce((sum, one) => sum + one, 0))
}

/** What two sides count on their own, each at its rate. @param left on average, from here to the end of the scope */
export function countedScope(
  now: readonly [number, number],
  left: readonly [number, number],
  isOver: boolean,
): Scope {
  const [home, away] = now
  return createScope(home, away, isOver, () => independent(counting(home, left[0]), counting(away, left[1])))
}
