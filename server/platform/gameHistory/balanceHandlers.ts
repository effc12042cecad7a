import type { Database, Executor } from '../../db/Database.ts'
import { type Money, playedRound } from '../seamless/playedRound.ts'
import { playedRoundRepository } from '../seamless/playedRoundRepository.ts'
import type { Handlers } from '../shared/operations.ts'
import { signedIn } from '../shared/signedIn.ts'
import type { Balances } from '../wallet/balances.ts'
import type { Ledger } from '../wallet/createLedger.ts'
import { type Amount, parseAmount, toAmount } from '../wallet/money.ts'

type BalanceServices = { database: Database; ledger: Pick<Ledger, 'balances'> }

/** What the site shows of a player's money; a round that they still watch has not told them yet what it won. */
export function balanceHandlers({ database, ledger }: BalanceServices) {
  async function wonBy(uid: number, round: string, tx: Executor): Promise<Money | undefined> {
    const found = await playedRoundRepository.one(tx, uid, round)
    if (!found) return undefined
    const booked = await playedRoundRepository.transactions(tx, [found.id])
    return playedRound(booked.get(found.id) ?? []).won
  }

  return {
    async 'account.getBalance'({ unseen }, context) {
      const { uid } = signedIn(context)
      if (unseen === undefined) return { uid, ...(await ledger.balances(uid)) }
      // In one snapshot: a win that is booked in between would be told, or taken off without having been added.
      return database.transaction(
        async (tx) => {
          const won = await wonBy(uid, unseen, tx)
          const balances = await ledger.balances(uid, tx)
          return { uid, ...(won ? withoutWin(balances, won) : balances) }
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      )
    },
  } satisfies Handlers
}

/**
 * Balances as they were before a win. Of a bonus that was wagered to its end by it, what was won is real money by now;
 * nothing is shown below zero.
 */
export function withoutWin(balances: Balances, { own, bonus }: Money): Balances {
  const held = ({ amount, currency }: Amount) => parseAmount(amount, currency) ?? 0n
  const { currency } = balances.balance_main
  const bonusRest = held(balances.balance_bonus) - bonus
  const mainRest = held(balances.balance_main) - own + (bonusRest < 0n ? bonusRest : 0n)
  const shown = (units: bigint) => toAmount(units > 0n ? units : 0n, currency)
  return { ...balances, balance_main: shown(mainRest), balance_bonus: shown(bonusRest) }
}
