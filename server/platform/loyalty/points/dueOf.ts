import type { LoyaltyEarning as Earning } from '#generated/grammar/types.ts'
import { decimalsOf } from '#schemas/rules/support/currencies.ts'
import { matchesSelection } from '../../games/catalogue/matchesSelection.ts'
import { type Rates, ratioOf } from '../../wallet/rates.ts'
import type { Happened } from '../outbox/Happened.ts'
import type { gameNamed } from './gameNamed.ts'

const million = 1_000_000n

/** A decimal number, with at most six digits behind its point, in millionths. */
export function millionths(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return BigInt(whole + fraction.slice(0, 6).padEnd(6, '0'))
}

/**
 * Place of the first rule that holds for something that has happened.
 * @param game of a round, where it is known
 * @param day ISO date
 * @returns undefined where none does
 */
export function ruleFor(
  { earning }: { earning: readonly Earning[] },
  happened: Happened,
  { game, day }: { game?: ReturnType<typeof gameNamed>; day: string },
): number | undefined {
  const place = earning.findIndex((rule) => {
    if (rule.on !== happened.kind) return false
    if (rule.on === 'round')
      return !rule.games || (game !== undefined && matchesSelection(game, rule.games, day))
    return rule.on === 'deposit' || fitsBet(rule, happened)
  })
  return place < 0 ? undefined : place
}

type BetRule = Extract<Earning, { on: 'bet' }>

function fitsBet({ sports, bets, leastOdds }: BetRule, { bet }: Happened): boolean {
  if (!bet) return false
  const called = bet.system === 'single' || bet.system === 'multiple' ? bet.system : 'system'
  return (
    (!bets || bets.includes(called)) &&
    (!sports || bet.sports.every((sport) => sports.includes(sport))) &&
    (leastOdds === undefined || bet.odds * 100n >= millionths(leastOdds))
  )
}

/** @property due, levelDue millionths of points */
export type Due = { due: bigint; levelDue: bigint }

export const nothingDue: Due = { due: 0n, levelDue: 0n }

/**
 * What something that has happened comes to by a rule, rounded down to a millionth; nothing in a currency that has no rate.
 * @param factor of the level, a decimal text; level points are without it
 */
export function dueOf(
  rule: Earning,
  happened: Happened,
  { currency: to, rates, factor }: { currency: string; rates: Rates; factor: string },
): Due {
  const from = happened.currency
  const ratio = ratioOf(rates, from, to)
  if (!ratio) return nothingDue
  const isPlayedOnly = rule.on === 'deposit' || (rule.on === 'bet' && rule.cashOut === 'countsNothing')
  const isAlone = rule.on === 'bet' && rule.bothSides === 'countsNothing'
  const { staked, played } = (isAlone && happened.alone) || happened
  const counts = isPlayedOnly ? played : staked
  const { real, bonus, free } = (rule.on !== 'deposit' && rule.money) || { real: '1', bonus: '0', free: '0' }
  const counted =
    counts.real * millionths(real) + counts.bonus * millionths(bonus) + counts.free * millionths(free)
  // Millionths of minor units of one currency, by points for each unit of the other.
  const units = counted * ratio.into
  const one = ratio.of * 10n ** BigInt(decimalsOf(from)) * million
  return {
    due: (units * millionths(rule.points) * millionths(factor)) / (one * million),
    levelDue: (units * millionths(rule.levelPoints ?? rule.points)) / one,
  }
}
