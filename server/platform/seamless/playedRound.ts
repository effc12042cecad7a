import type { WalletSum } from '#generated/walletApi.ts'
import { readStake } from '../bonuses/storedStake.ts'
import type { GameTransaction } from './schema.ts'
import { splitWin } from './stakes.ts'

/** Minor units of real money and of a bonus. */
export type Money = { own: bigint; bonus: bigint }

/** A movement of money as a player may see it. */
export type PlayedTransaction = Pick<GameTransaction, 'id' | 'name' | 'amount' | 'createdAt'> & {
  kind: 'bet' | 'win' | 'rollback' | 'free-round'
  money: Money
  /** Minor units that could be staked after it, where that was told. */
  balance: bigint | undefined
}

/** @property staked without what was given back */
export type PlayedRound = {
  staked: Money
  won: Money
  balance: bigint | undefined
  transactions: PlayedTransaction[]
}

type Answer = { balance?: WalletSum; split?: { main: string; bonus: string } }

const nothing: Money = { own: 0n, bonus: 0n }

/** What the transactions of a round come to, in the order in which they were booked. */
export function playedRound(booked: readonly GameTransaction[]): PlayedRound {
  const stakes = new Map(booked.flatMap(({ name, stake }) => (stake ? [[name, readStake(stake)]] : [])))
  const moneyOf = ({ kind, name, bet, amount, answer, outcome }: GameTransaction): Money => {
    const { split } = JSON.parse(answer) as Answer
    if (kind === 'free-round') return toMoney(split)
    const stake = stakes.get(kind === 'bet' ? name : (bet ?? ''))
    if (!stake) return { own: amount, bonus: 0n }
    if (kind === 'win') return toMoney(splitWin(amount, stake))
    return kind === 'bet' || outcome === 'returned' ? { own: stake.main, bonus: stake.bonus } : nothing
  }
  const transactions = booked.flatMap((one): PlayedTransaction[] => {
    const { kind } = one
    // A rollback that changed nothing is a matter of the provider's alone.
    if (kind === 'promo-win' || (kind === 'rollback' && one.outcome !== 'returned')) return []
    const { balance } = JSON.parse(one.answer) as Answer
    const { id, name, amount, createdAt } = one
    const money = moneyOf(one)
    return [{ id, name, kind, amount, createdAt, money, balance: balance && BigInt(balance.amount) }]
  })
  const sum = (kinds: readonly string[]) =>
    transactions.reduce(
      (total, { kind, money }) =>
        kinds.includes(kind) ? { own: total.own + money.own, bonus: total.bonus + money.bonus } : total,
      nothing,
    )
  const [taken, back] = [sum(['bet']), sum(['rollback'])]
  return {
    staked: { own: taken.own - back.own, bonus: taken.bonus - back.bonus },
    won: sum(['win', 'free-round']),
    balance: transactions.findLast(({ balance }) => balance !== undefined)?.balance,
    transactions,
  }
}

const toMoney = (split: Answer['split']): Money => ({
  own: BigInt(split?.main ?? 0),
  bonus: BigInt(split?.bonus ?? 0),
})
