import type { Database } from '../../db/Database.ts'
import { inSnapshot } from '../../db/inSnapshot.ts'
import { eachAlone } from '../shared/eachAlone.ts'
import { walletReads } from './balances.ts'
import type { Fault } from './Fault.ts'
import { holdRepository } from './holdRepository.ts'
import { hold, resolveHold } from './holds.ts'
import { LedgerError } from './LedgerError.ts'
import { holdAccounts, post, prepare } from './post.ts'
import { replay } from './replay.ts'
import { reverse } from './reverse.ts'
import { verifyChain } from './verifyChain.ts'

export type { HeldAccounts } from './post.ts'

/** Most holds that one sweep lets expire; the next takes the others. */
const expireAtOnce = 500

/**
 * The ledger. What moves money takes the transaction of the caller, so that the caller's own rows are written with it
 * or not at all.
 */
export function createLedger(database: Database) {
  return {
    ...walletReads(database),
    post,
    prepare,
    holdAccounts,
    hold,
    resolveHold,
    reverse,

    /** Lets holds that are over go back to where they came from. @returns how many did */
    async expireHolds(): Promise<number> {
      let expired = 0
      await eachAlone(await holdRepository.overdue(database.drizzle, expireAtOnce), async (id) => {
        try {
          await database.transaction((tx) =>
            resolveHold(tx, { hold: id, outcome: 'expired', kind: 'release' }),
          )
          expired += 1
        } catch (error) {
          // Resolved since it was found.
          if (!(error instanceof LedgerError && error.refusal === 'hold_resolved')) throw error
        }
      })
      return expired
    },

    /** What is wrong with the balances, played again from the journals; empty when nothing is. */
    replay: (): Promise<Fault[]> => inSnapshot(database, replay),
    /** What was changed behind the ledger's back; empty when nothing was. */
    verifyChain: (): Promise<Fault[]> => inSnapshot(database, verifyChain),
  }
}

export type Ledger = ReturnType<typeof createLedger>
