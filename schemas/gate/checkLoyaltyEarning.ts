import type { LoyaltyEarning, LoyaltyProgrammeDefinition } from '#generated/grammar/types.ts'
import type { Say } from '../runtime/problem.ts'

const productOf = { round: 'casino', bet: 'betting' } as const
const nameOf = { casino: 'round', betting: 'bet' } as const

/** Rules of earning that no stake comes to, or that are of a product that does not earn, or lack for one that does. */
export function checkLoyaltyEarning(
  { earning, levels, products }: LoyaltyProgrammeDefinition,
  say: Say,
): void {
  earning.forEach((rule, at) => {
    const here = `/earning/${at}`
    if (rule.on !== 'deposit' && !products.includes(productOf[rule.on]))
      say(
        `${here}/on`,
        'loyalty_earning',
        `Nothing of ${productOf[rule.on]} earns in this programme.`,
        `Add ${productOf[rule.on]} to products, or remove the rule.`,
      )
    if (rule.on === 'bet' && rule.bothSides !== undefined && !(rule.bets?.includes('single') ?? true))
      say(
        `${here}/bothSides`,
        'loyalty_earning',
        'This rule is for no single bets, and no others cover each other.',
        'Add single to bets, or remove bothSides.',
      )
    const before = earning.slice(0, at).findIndex((one) => takesAll(one, rule))
    if (before !== -1)
      say(
        here,
        'loyalty_earning',
        `Rule ${before + 1} takes all that this one could.`,
        'Move this one before it, or remove it.',
      )
  })
  products.forEach((product, at) => {
    if (!earning.some((rule) => rule.on === nameOf[product] && !isZero(rule.points)))
      say(
        `/products/${at}`,
        'loyalty_earning',
        `Nothing of ${product} earns points.`,
        `Add a rule on ${nameOf[product]}, or remove ${product}.`,
      )
  })
  if (levels.length > 1 && earning.every(({ points, levelPoints = points }) => isZero(levelPoints)))
    say(
      '/earning',
      'loyalty_earning',
      'Nothing earns level points, so only the first level is ever held.',
      'Let a rule earn them, or keep one level.',
    )
}

const isZero = (rate: string): boolean => Number(rate) === 0

/** Whether the rule before leaves nothing to the one behind it: it asks for less in each respect, or for the same. */
function takesAll(before: LoyaltyEarning, behind: LoyaltyEarning): boolean {
  if (before.on === 'deposit' || behind.on === 'deposit') return before.on === behind.on
  if (before.on === 'round')
    return behind.on === 'round' && (isAny(before.games) || isSame(before.games, behind.games))
  return (
    behind.on === 'bet' &&
    holds(before.sports, behind.sports) &&
    holds(before.bets, behind.bets) &&
    Number(before.leastOdds ?? 1) <= Number(behind.leastOdds ?? 1)
  )
}

const isAny = (games: object | undefined) => games === undefined || Object.keys(games).length === 0
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Whether a list that narrows leaves out nothing that the other lets through. */
const holds = <T>(all: readonly T[] | undefined, some: readonly T[] | undefined): boolean =>
  all === undefined || (some?.every((one) => all.includes(one)) ?? false)
