import type { Executor } from '../../db/Database.ts'
import { sha256 } from '../wallet/Journal.ts'
import type { GameTransaction } from './schema.ts'
import { type NewTransaction, transactionRepository } from './transactionRepository.ts'
import { WalletError } from './WalletError.ts'

/** What a transaction asks for, without what proves who may. */
export const hashOf = (operation: string, { token: _, ...input }: { token?: string } & object): string =>
  sha256({ operation, ...input })

/** Who sends it again, and what is asked for. `isUndone`: it is a bet that was rolled back since. */
type Repeated = { uid: number; hash: string; isUndone?: boolean }

/**
 * What was answered to a transaction that is known.
 * @throws WalletError DUPLICATE_TRANSACTION where it is of another player, or of other content; ALREADY_ROLLED_BACK for a bet
 * that does not stand any more: who is told that it was taken deals a round for it
 */
export function answerAgain<Answer>(
  known: GameTransaction,
  { uid, hash, isUndone = false }: Repeated,
): Omit<Answer, 'transaction'> {
  if (known.uid !== uid || known.requestHash !== hash) throw duplicate()
  if (isUndone) throw new WalletError('ALREADY_ROLLED_BACK', 'The bet was rolled back since')
  return JSON.parse(known.answer) as Omit<Answer, 'transaction'>
}

/**
 * Asks one question a transaction, and all at once.
 * @returns our names of the transactions, by the provider's
 * @throws WalletError DUPLICATE_TRANSACTION where a name was used meanwhile, for another player
 */
export async function keep(tx: Executor, ...rows: NewTransaction[]): Promise<(name: string) => string> {
  try {
    const ids = await transactionRepository.add(tx, rows)
    return (name) => String(ids.get(name))
  } catch (error) {
    throw transactionRepository.isNameTaken(error) ? duplicate() : error
  }
}

export const duplicate = () =>
  new WalletError('DUPLICATE_TRANSACTION', 'The name was used for a transaction of other content')
