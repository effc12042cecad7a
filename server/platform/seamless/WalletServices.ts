import type { operations } from '#generated/walletApi.ts'
import type { Executor } from '../../db/Database.ts'
import type { BonusPlay } from '../bonuses/createBonusPlay.ts'
import type { Freespins } from '../freespins/createFreespins.ts'
import type { ResponsibleGaming } from '../responsibleGaming/responsibleGaming.ts'
import type { Ledger } from '../wallet/createLedger.ts'
import type { GameSessions } from './createGameSessions.ts'
import type { RoundCloser } from './createRoundCloser.ts'

/** What the operations of the wallet stand on. */
export type WalletServices = {
  ledger: Pick<Ledger, 'post' | 'prepare' | 'holdAccounts'>
  bonusPlay: BonusPlay
  freespins: Freespins
  protection: Pick<ResponsibleGaming, 'read' | 'isExcluded' | 'playRoom' | 'live'>
  sessions: GameSessions
  rounds: RoundCloser
  clock: () => Date
}

export type WalletOperation = keyof operations
export type WalletInput<Id extends WalletOperation> =
  operations[Id]['requestBody']['content']['application/json']
export type WalletAnswer<Id extends WalletOperation> =
  operations[Id]['responses'][200]['content']['application/json']

/** A call whose signature is right. */
export type WalletCall = {
  /** Whose it is. */
  provider: string
  /**
   * The one transaction in which it does what it asks; its nonce is noted just before, whatever comes of it.
   * @throws WalletError INVALID_SIGNATURE where the nonce was used before; nothing was done then
   */
  inTransaction: <T>(work: (tx: Executor) => Promise<T>) => Promise<T>
}

export type WalletHandler<Id extends WalletOperation> = (
  input: WalletInput<Id>,
  call: WalletCall,
) => Promise<WalletAnswer<Id>>

export type WalletHandlers = { [Id in WalletOperation]: WalletHandler<Id> }
