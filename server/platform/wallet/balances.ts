import { funCurrency } from '#schemas/rules/support/currencies.ts'
import type { Executor } from '../../db/Database.ts'
import type { OperationResponse } from '../shared/operations.ts'
import { balanceRepository, type StoredBalances } from './balanceRepository.ts'
import type { PlayerKind } from './ledgerAccount.ts'
import { toAmount } from './money.ts'
import { receivableRepository } from './receivableRepository.ts'

export type Balances = OperationResponse<'account.getBalance'>

/** The four balances that the site shows. @param currency of the player's account */
export function describeBalances(stored: StoredBalances, currency: string): Balances {
  const sum = (kind: string, asset: string) =>
    toAmount(
      stored
        .filter((one) => one.kind === kind && one.currency === asset)
        .reduce((total, one) => total + BigInt(one.balance), 0n),
      asset,
    )
  return {
    balance_main: sum('main', currency),
    balance_bonus: sum('bonus', currency),
    balance_betting_bonus: sum('betting_bonus', currency),
    balance_fun: sum('main', funCurrency),
  }
}

/** What the ledger tells of a player's money; with an executor, inside its transaction. */
export function walletReads({ drizzle }: { drizzle: Executor }) {
  return {
    /** @throws Error when there is no such player */
    async balances(uid: number, executor = drizzle): Promise<Balances> {
      const stored = await balanceRepository.stored(executor, uid)
      if (!stored) throw new Error(`There is no player ${uid}`)
      return describeBalances(stored.balances, stored.currency)
    },

    /** Minor units of the account's currency paid in since then, without what went back since. */
    depositedSince: (uid: number, since: Date, executor = drizzle) =>
      balanceRepository.depositedSince(executor, uid, since),

    /** Minor units paid out since then. What is set aside for a withdrawal is not among them. */
    withdrawnSince: (uid: number, since: Date, executor = drizzle) =>
      balanceRepository.withdrawnSince(executor, uid, since),

    /** Minor units won, or below zero lost, by playing since then. */
    wonSince: (uid: number, since: Date, executor = drizzle) =>
      balanceRepository.wonSince(executor, uid, since),

    /** Minor units of own money staked, and lost or below zero won, by playing since then; open bets are lost. */
    ownPlaySince: (uid: number, since: Date, executor = drizzle) =>
      balanceRepository.ownPlaySince(executor, uid, since),

    /** What a player owes, as it stands in the transaction. */
    owedBy: (uid: number, currency: string, executor = drizzle) =>
      receivableRepository.find(executor, uid, currency),

    /** Players who owe something, the largest sum first. */
    debtors: (executor = drizzle) => receivableRepository.list(executor),

    /** Numbers of players who owe something and have real money. */
    solvent: (executor = drizzle) => receivableRepository.listSolvent(executor),

    /** Minor units in one of the player's accounts, as it stands in the transaction; nothing is locked. */
    balanceOf: (uid: number, kind: PlayerKind, currency: string, tx: Executor) =>
      balanceRepository.balanceOf(tx, uid, kind, currency),
  }
}
