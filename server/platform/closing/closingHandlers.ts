import type { Database } from '../../db/Database.ts'
import { accountRepository } from '../accounts/accountRepository.ts'
import { requirePassword } from '../accounts/requirePassword.ts'
import type { RateLimiter } from '../rateLimits/rateLimiter.ts'
import type { PlayerSessions } from '../sessions/playerSessions.ts'
import type { Handlers } from '../shared/operations.ts'
import { signedIn } from '../shared/signedIn.ts'
import { type ClosingServices, closeAccount, hasMoney, readStanding } from './closeAccount.ts'

export type ClosingHandlerServices = ClosingServices & {
  database: Database
  limiter: RateLimiter
  sessions: Pick<PlayerSessions, 'endAllSessions' | 'end'>
}

export function closingHandlers(services: ClosingHandlerServices) {
  const { database, limiter, sessions } = services
  return {
    async 'account.getClosing'(_input, context) {
      const standing = await readStanding(services, database.drizzle, signedIn(context).uid)
      const { balance_main, balance_bonus, balance_betting_bonus } = standing.balances
      return {
        balance: balance_main,
        has_balance: hasMoney(standing),
        bonus: balance_bonus,
        betting_bonus: balance_betting_bonus,
        has_open_payments: standing.hasOpenPayments,
        open_rounds: standing.openRounds,
      }
    },

    async 'account.close'({ password, reason, leave_balance = false }, context) {
      const { uid } = signedIn(context)
      const { account } = (await accountRepository.find(database.drizzle, uid)) ?? {}
      if (!account) throw new Error('The account of the session is gone')
      await requirePassword(limiter, account, password, 'password')
      await database.transaction((tx) =>
        closeAccount(services, tx, { uid, mayLeave: leave_balance, ...(reason && { reason }) }),
      )
      await sessions.end(context)
      context.log.info({ uid }, 'the player closed the account')
      return { value: 1 as const }
    },
  } satisfies Handlers
}
