import { isMoney } from '#schemas/rules/support/currencies.ts'
import type { Executor } from '../../db/Database.ts'
import { LedgerError } from './LedgerError.ts'
import { type AccountKey, type AccountState, accountName } from './ledgerAccount.ts'
import { ledgerAccountRepository } from './ledgerAccountRepository.ts'

/**
 * Locks accounts until the transaction ends, all of them in the order of their numbers, so that transactions that
 * lock the same ones wait for each other and never in a circle. Accounts that are not there yet are opened, before
 * the first lock is taken.
 * @returns the accounts by name, and the time of the transaction
 * @throws LedgerError wrong_currency for a player whose account is kept in another currency
 */
export async function lockAccounts(
  tx: Executor,
  keys: readonly AccountKey[],
): Promise<{ locked: Map<string, AccountState>; now: string }> {
  const wanted = new Map(keys.map((key) => [accountName(key), key]))
  const names = [...wanted.keys()]
  let rows = await ledgerAccountRepository.lock(tx, names)
  if (!rows) {
    await openMissing(tx, wanted)
    rows = await ledgerAccountRepository.lock(tx, names)
  }
  if (!rows) throw new LedgerError('wrong_currency', `Not all of these can be opened: ${names.join(', ')}`)
  return rows
}

/** Opened in one order by everybody. A player's money account is opened only in the currency of the player. */
async function openMissing(tx: Executor, wanted: Map<string, AccountKey>): Promise<void> {
  const missing = [...wanted]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, key], place) => ({ ...key, place, ofPlayer: key.uid !== null && isMoney(key.currency) }))
  const players = missing.flatMap(({ uid }) => (uid === null ? [] : [uid])).sort((one, other) => one - other)
  if (players.length > 0) await ledgerAccountRepository.holdPlayers(tx, players)
  await ledgerAccountRepository.open(tx, missing)
}
