import type { operations } from '#generated/walletApi.ts'
import type { Database } from '../../db/Database.ts'
import type { BonusPlay } from '../bonuses/createBonusPlay.ts'
import type { Freespins } from '../freespins/createFreespins.ts'
import type { ResponsibleGaming } from '../responsibleGaming/responsibleGaming.ts'
import type { Ledger } from '../wallet/createLedger.ts'
import type { GameSessions } from './createGameSessions.ts'
import type { RoundCloser } from './createRoundCloser.ts'

/** What the operations of the wallet stand on. */
export type WalletServices = {
  database: Database
  ledger: Pick<Ledger, 'post'>
  bonusPlay: BonusPlay
  freespins: Freespins
  protection: Pick<ResponsibleGaming, 'refuseExcluded' | 'playRoom'>
  sessions: GameSessions
  rounds: RoundCloser
  clock: () => Date
}

export type WalletOperation = keyof operations
export type WalletInput<Id extends WalletOperation> =
  operations[Id]['requestBody']['content']['application/json']
export type WalletAnswer<Id extends WalletOperation> =
  operations[Id]['responses'][200]['content']['application/json']

/** @param provider whose call it is, told by the signature */
export type WalletHandler<Id extends WalletOperation> = (
  input: WalletInput<Id>,
  provider: string,
) => Promise<WalletAnswer<Id>>

export type WalletHandlers = { [Id in WalletOperation]: WalletHandler<Id> }
