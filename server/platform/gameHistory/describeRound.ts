import type { ShownGame } from '../games/shownGame.ts'
import type { Money, PlayedRound, PlayedTransaction } from '../seamless/playedRound.ts'
import type { FoundRound } from '../seamless/playedRoundRepository.ts'
import type { OperationResponse } from '../shared/operations.ts'
import { toAmount } from '../wallet/money.ts'

export type DescribedRound = OperationResponse<'games.getHistory'>['items'][number]
type DescribedTransaction = OperationResponse<'games.getRound'>['transactions'][number]

/** What its player may call it: a return up to the stake is none that was won. */
export function resultOf({ state, staked, won }: Pick<FoundRound, 'state' | 'staked' | 'won'>) {
  if (state === 'open') return 'open'
  if (won > staked) return 'won'
  return won > 0n ? 'returned' : 'lost'
}

/** Which money could be staked in its game, and was told as the balance after it: where they are not isolated, both together. */
export const balanceOf = ({ purse }: Pick<FoundRound, 'purse'>) => purse ?? 'both'

/** A round as its player sees it in a list. */
export function describeRound(round: FoundRound, played: PlayedRound, game: ShownGame): DescribedRound {
  const { currency, counted, closedAt } = round
  const sum = (units: bigint) => toAmount(units, currency)
  const split = ({ own, bonus }: Money) => ({ own: sum(own), bonus: sum(bonus) })
  return {
    id: round.id,
    game: round.sysname,
    name: game.name,
    ...(game.image !== undefined && { image_url: game.image }),
    provider_round: round.name,
    state: round.state,
    result: resultOf(round),
    created_at: round.openedAt.toISOString(),
    ...(closedAt && { closed_at: closedAt.toISOString() }),
    bet: sum(round.staked),
    win: sum(round.won),
    bet_money: split(played.staked),
    win_money: split(played.won),
    ...(played.balance !== undefined && { balance: sum(played.balance), balance_of: balanceOf(round) }),
    is_free: round.isFree,
    ...(counted !== null && counted > 0n && { counted: sum(counted) }),
  }
}

export function describeTransaction(one: PlayedTransaction, currency: string): DescribedTransaction {
  const { id, name, kind, amount, money, balance, createdAt } = one
  const sum = (units: bigint) => toAmount(units, currency)
  return {
    id,
    name,
    kind,
    amount: sum(amount),
    money: { own: sum(money.own), bonus: sum(money.bonus) },
    ...(balance !== undefined && { balance: sum(balance) }),
    created_at: createdAt.toISOString(),
  }
}
