import type { Result } from '../../../../betting/bets/legFactor.ts'
import { explainReturn, type LegResult } from '../../../../betting/bets/returnOf.ts'
import { compare, ONE, type Ratio } from '../../../../betting/ratios.ts'
import { readStake } from '../../bonuses/storedStake.ts'
import type { OperationResponse } from '../../shared/operations.ts'
import { toAmount } from '../../wallet/money.ts'
import type { FullBet } from './betRepository.ts'
import { unitResults } from './joint.ts'
import { keptStake, withoutKept } from './keptStake.ts'
import { isVoided, type Owed } from './owedOf.ts'
import type { SportsBetLeg, SportsCashOut } from './schema.ts'
import { betOf, stakesOf } from './slipBet.ts'

type Told = OperationResponse<'sports.getBet'>
export type ToldBet = Told['bet']

/**
 * A bet as its player sees it, with ids in the place of names: see `nameBets`.
 * @param results what is known of its legs, in their order
 * @param waited the last part that waited to be cashed out, where it was not
 */
export function describeBet(
  bet: FullBet,
  results: Owed['results'] = [],
  waited?: SportsCashOut | undefined,
): ToldBet {
  const { id, currency, refusal, decideAt, acceptedAt, settledAt, returned, legs, freeBet } = bet
  const { bonus } = readStake(bet.paidFrom)
  const sum = (units: bigint) => toAmount(units, currency)
  return {
    ...{ id, status: bet.state, system: bet.system, is_each_way: bet.isEachWay },
    stakes: Number(stakesOf(betOf(legs, { ...bet, lineStake: 1n }))),
    ...{ line_stake: sum(bet.lineStake), stake: sum(bet.stake), possible_return: sum(bet.possibleReturn) },
    ...(bonus > 0n && freeBet === null && { bonus_stake: sum(bonus) }),
    ...(freeBet !== null && {
      free_bet: { id: freeBet, is_stake_returned: keptStake(bet) === 0n, is_given_back: bet.isFreeBetBack },
    }),
    ...(returned !== null && { returned: sum(returned) }),
    ...(bet.cashedShare > 0 && { cashed_out: sum(bet.cashedOut), cashed_share: bet.cashedShare }),
    ...(waited && describeCashOut(bet, waited)),
    price_changes: bet.priceChanges,
    placed_at: bet.placedAt.toISOString(),
    ...(decideAt && { decided_at: decideAt.toISOString() }),
    ...(acceptedAt && { accepted_at: acceptedAt.toISOString() }),
    ...(settledAt && { settled_at: settledAt.toISOString() }),
    ...(refusal && {
      refusal: { reason: refusal.code, ...(refusal.odds && { odds: [...refusal.odds] }) },
    }),
    selections: legs.map((leg, at) => describeLeg(bet, leg, results[at])),
  }
}

/** What waits, or was refused while nothing has happened since. */
function describeCashOut(
  bet: FullBet,
  { fromShare, toShare, amount, decideAt, refusal }: SportsCashOut,
): Pick<ToldBet, 'cash_out'> {
  if (bet.state !== 'open' || fromShare !== bet.cashedShare || !decideAt) return {}
  return {
    cash_out: {
      ...{ status: refusal ? 'refused' : 'pending', decided_at: decideAt.toISOString() },
      ...{ share: toShare, amount: toAmount(amount, bet.currency), ...(refusal && { reason: refusal }) },
    },
  }
}

function describeLeg(
  { rules }: FullBet,
  leg: SportsBetLeg,
  result: LegResult | undefined,
): ToldBet['selections'][number] {
  const version = rules.split(' ').find((one) => one.startsWith(`${leg.sport}:`))
  const { event, sport, line, outcome, odds, jointOdds, usualOdds, isBanker, placeShare, ruling } = leg
  return {
    ...{ event, sport, line, outcome, odds, is_banker: isBanker },
    ...{ event_name: event, market_name: line, outcome_name: outcome, is_live: false, competitors: [] },
    rules_version: version?.split(':')[1] ?? '',
    ...(jointOdds && { joint_odds: jointOdds }),
    ...(usualOdds !== null && { usual_odds: usualOdds }),
    ...(placeShare && { place_part: placeShare[1] }),
    ...(result && { result: wordOf(result.win) }),
    ...(result?.place && { place_result: wordOf(result.place) }),
    ...(ruling && { decided_by: ruling.by }),
  }
}

function wordOf({
  won,
  voidHalves,
  deadHeat = ONE,
}: Result): NonNullable<ToldBet['selections'][number]['result']> {
  if (voidHalves === 2) return 'void'
  if (voidHalves === 1) return won ? 'half_won' : 'half_lost'
  if (!won) return 'lost'
  return compare(deadHeat, ONE) === 0 ? 'won' : 'dead_heat'
}

/** How what a settled bet returned was computed: what each leg counts for, all lines added up, the part that was left, rounded once. */
export function explainBet(bet: FullBet, results: Owed['results']): Told['computation'] {
  const known = unitResults(bet.legs, results).map((result) => result ?? { win: LOST, place: LOST })
  const left = 10_000 - bet.cashedShare
  const share = { num: BigInt(left), den: 10_000n }
  const { wins, places, lines, isCut, amount } = explainReturn({ ...betOf(bet.legs, bet), share }, known)
  const isUnplayed = known.every(isVoided)
  const unplayed = bet.freeBet === null ? amount : 0n
  const paid = isUnplayed ? unplayed : withoutKept(bet, amount)
  return {
    factors: wins.map(textOf),
    ...(places.length > 0 && { place_factors: places.map(textOf) }),
    lines: textOf(lines),
    ...(isCut && { most_win: toAmount(bet.mostWin, bet.currency) }),
    ...(left < 10_000 && { share_left: left }),
    ...(paid < amount && { kept_stake: toAmount(amount - paid, bet.currency) }),
    returned: toAmount(paid, bet.currency),
  }
}

/** A leg that is open while the others decide the bet: whatever comes of it changes nothing. */
const LOST: Result = { won: false, voidHalves: 0 }

/** An exact fraction in lowest terms, `19/10`; a whole number without its denominator. */
function textOf({ num, den }: Ratio): string {
  const common = divisor(num, den)
  const [above, below] = [num / common, den / common]
  return below === 1n ? String(above) : `${above}/${below}`
}

function divisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : divisor(other, one % other)
}
