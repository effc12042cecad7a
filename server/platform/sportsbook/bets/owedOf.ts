import { type LegResult, returnBounds, returnOf } from '../../../../betting/bets/returnOf.ts'
import type { DecidedState } from '../feed/EventState.ts'
import { owedResult, readResult } from '../feed/owedResult.ts'
import type { FullBet } from './betRepository.ts'
import { unitResults } from './joint.ts'
import { withoutKept } from './keptStake.ts'
import type { SportsBet, SportsBetLeg } from './schema.ts'
import { betOf } from './slipBet.ts'

/**
 * What is known of a leg; undefined while it is open. Of a leg each way only once its place is known too. Where operators have ruled,
 * the feed is not asked.
 */
export function resultOf(
  bet: Pick<SportsBet, 'acceptedAt' | 'placedAt'>,
  { event, line, outcome, placeLine, ruling }: SportsBetLeg,
  states: ReadonlyMap<string, DecidedState>,
): LegResult | undefined {
  if (ruling) {
    const win = readResult(ruling.result)
    return placeLine === null ? { win } : { win, place: readResult(ruling.place ?? ruling.result) }
  }
  const acceptedAt = (bet.acceptedAt ?? bet.placedAt).getTime()
  const state = states.get(event)
  const win = state && owedResult(state, line, outcome, acceptedAt)
  if (!state || !win || placeLine === null) return win && { win }
  const place = owedResult(state, placeLine, outcome, acceptedAt)
  return place && { win, place }
}

/** What a bet is owed of what was not cashed out, by all that was heard. Minor units. */
export type Owed = {
  results: (LegResult | undefined)[]
  /** Undefined while what is open may change it. */
  amount: bigint | undefined
  /** Nothing of what was not cashed out was played. */
  isUnplayed: boolean
  /** Nothing of it was played at all: the stake goes back, a free bet as such. */
  isVoid: boolean
}

export function owedOf(bet: FullBet, states: ReadonlyMap<string, DecidedState>): Owed {
  const results = bet.legs.map((leg) => resultOf(bet, leg, states))
  const units = unitResults(bet.legs, results)
  const left = { num: BigInt(10_000 - bet.cashedShare), den: 10_000n }
  const whole = { ...betOf(bet.legs, bet), share: left }
  const known = units.filter((result) => result !== undefined)
  const isUnplayed = known.length === units.length && known.every(isVoided)
  const isVoid = isUnplayed && bet.cashedShare === 0
  const unplayed = (amount: bigint) => (bet.freeBet === null ? amount : 0n)
  const paid = (amount: bigint) => (isUnplayed ? unplayed(amount) : withoutKept(bet, amount))
  if (known.length === units.length)
    return { results, amount: paid(returnOf(whole, known)), isUnplayed, isVoid }
  const { least, most } = returnBounds(whole, units)
  return { results, amount: least === most ? paid(least) : undefined, isUnplayed, isVoid }
}

/** Nothing of a leg was played. */
export const isVoided = ({ win, place = win }: LegResult) => win.voidHalves === 2 && place.voidHalves === 2
