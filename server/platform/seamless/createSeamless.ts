import type { Database } from '../../db/Database.ts'
import type { BonusPlay } from '../bonuses/createBonusPlay.ts'
import type { PlayerEvents } from '../events/createPlayerEvents.ts'
import type { Freespins } from '../freespins/createFreespins.ts'
import type { ResponsibleGaming } from '../responsibleGaming/responsibleGaming.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import type { Ledger } from '../wallet/createLedger.ts'
import { createGameSessions } from './createGameSessions.ts'
import { createRoundCloser } from './createRoundCloser.ts'
import { nonceRepository } from './nonceRepository.ts'
import { finishRound } from './operations/finishRound.ts'
import { payPrize } from './operations/payPrize.ts'
import { payWin } from './operations/payWin.ts'
import { playFreeRound } from './operations/playFreeRound.ts'
import { rollBack } from './operations/rollBack.ts'
import { takeBet } from './operations/takeBet.ts'
import { takeBetAndPay } from './operations/takeBetAndPay.ts'
import { tellBalance } from './operations/tellBalance.ts'
import { WalletError } from './WalletError.ts'
import type { WalletCall, WalletHandlers, WalletServices } from './WalletServices.ts'
import type { WalletKey } from './walletSignature.ts'

type Services = {
  database: Database
  live: LiveSite
  ledger: Pick<Ledger, 'post' | 'prepare' | 'holdAccounts'>
  bonusPlay: BonusPlay
  freespins: Freespins
  protection: Pick<ResponsibleGaming, 'read' | 'isExcluded' | 'playRoom' | 'live'>
  events: Pick<PlayerEvents, 'notify'>
  clock: () => Date
  /** Who may call; nobody where there are none. */
  keys: readonly WalletKey[]
}

/** The wallet that providers of games call, and the game sessions and rounds that it keeps. */
export function createSeamless(services: Services) {
  const { database, keys, clock } = services
  const sessions = createGameSessions(services)
  const rounds = createRoundCloser(services)
  const wallet: WalletServices = { ...services, sessions, rounds }
  const handlers: WalletHandlers = {
    'wallet.balance': tellBalance(wallet),
    'wallet.bet': takeBet(wallet),
    'wallet.win': payWin(wallet),
    'wallet.betAndWin': takeBetAndPay(wallet),
    'wallet.rollback': rollBack(wallet),
    'wallet.finish': finishRound(wallet),
    'wallet.freeRound': playFreeRound(wallet),
    'wallet.promoWin': payPrize(wallet),
  }
  return {
    keys,
    hear: ({ provider, nonce }: { provider: string; nonce: string }): WalletCall => ({
      provider,
      inTransaction: (work) =>
        database.transaction(work, {
          async ahead(executor) {
            if (await nonceRepository.use(executor, provider, nonce, clock())) return
            throw new WalletError('INVALID_SIGNATURE', 'Its nonce was used before')
          },
        }),
    }),
    handlers,
    clock,
    sessions,
    /** Whoever counts what was played, once a round and in the transaction that closes it. */
    onRoundClosed: rounds.onClosed,
    /** Whoever must know that a provider wants a stake of a closed round back. */
    onStakeDisputed: rounds.onDisputed,
    async sweep(): Promise<void> {
      await nonceRepository.sweep(database.drizzle, clock())
      await sessions.sweep()
    },
  }
}

export type Seamless = ReturnType<typeof createSeamless>
