import type { Executor } from '../../../db/Database.ts'
import type { FoundFreeBet } from '../../freebets/createFreeBets.ts'
import type { FreeBetCode } from '../../freebets/freeBetTerms.ts'
import type { BetServices } from './BetServices.ts'
import { fitFreeBet } from './freeStake.ts'
import { playedSlip } from './playedSlip.ts'
import type { PricedSlip } from './pricedSlip.ts'
import type { Slip } from './Slip.ts'
import { betOf, possibleReturn, stakesOf } from './slipBet.ts'

/** How a free bet fits a slip. Sums in minor units. */
export type FreeBetQuote = {
  id: number
  /** `free_bet_limit`: more than the house takes on the slip. */
  codes: (FreeBetCode | 'free_bet_limit')[]
  /** None where it is gone. */
  found?: FoundFreeBet
  /** None where a price is missing. */
  priced?: { lineStake: bigint; possibleReturn: bigint }
}

type Asked = { uid: number | undefined; currency: string; slip: Slip; freeBet?: number }

/** How free bets fit slips; nothing is set aside. */
export function createFreeBetQuotes({ freeBets }: Pick<BetServices, 'freeBets'>) {
  /** @param limits none where a price is missing */
  return async (
    tx: Executor,
    { uid, currency, slip: { system, is_each_way: isEachWay = false }, freeBet: id }: Asked,
    { legs, sizes }: PricedSlip,
    limits: { mostStake: bigint; mostWin: bigint } | undefined,
  ): Promise<FreeBetQuote | undefined> => {
    if (id === undefined) return undefined
    const found = uid === undefined ? undefined : await freeBets.find(tx, uid, id)
    if (!found) return { id, codes: ['free_bet_gone'] }
    if (!limits) return { id, codes: [], found }
    const shape = { ...betOf(legs, { sizes, lineStake: 1n }), isEachWay }
    const slip = playedSlip(system, shape)
    const { codes, lineStake } = fitFreeBet(found, { currency, slip, legs, stakes: stakesOf(shape) })
    const isWithin = lineStake <= limits.mostStake
    // Each way only where places can be paid: otherwise the leg says so.
    const bet = { ...shape, isEachWay: isEachWay && legs.every(({ placeShare }) => placeShare) }
    const possible = possibleReturn({ ...bet, lineStake, mostWin: limits.mostWin })
    const kept = found.read.isStakeReturned ? 0n : found.amount
    return {
      ...{ id, found, codes: isWithin ? codes : [...codes, 'free_bet_limit'] },
      priced: { lineStake, possibleReturn: possible > kept ? possible - kept : 0n },
    }
  }
}
