import type { Executor } from '../../db/Database.ts'
import { accountRepository } from '../accounts/accountRepository.ts'
import { contactRepository } from '../accounts/contactRepository.ts'
import type { Bonuses } from '../bonuses/createBonuses.ts'
import { paymentTotalsRepository } from '../cashier/paymentTotalsRepository.ts'
import type { Notices } from '../contacts/createNotices.ts'
import type { PlayerSessions } from '../sessions/playerSessions.ts'
import { PlatformError } from '../shared/errors.ts'
import type { Balances } from '../wallet/balances.ts'
import type { Ledger } from '../wallet/createLedger.ts'
import { lockPlayer } from '../wallet/lockPlayer.ts'
import { closingRepository } from './closingRepository.ts'
import type { closingReasons } from './schema.ts'

export type ClosingReason = (typeof closingReasons)[number]
export type ClosingServices = {
  ledger: Ledger
  bonuses: Pick<Bonuses, 'burnOpen'>
  sessions: Pick<PlayerSessions, 'endAllSessions'>
  notices: Notices
}

/** What an account has to do with still. */
export type Standing = { balances: Balances; hasOpenPayments: boolean; openRounds: number }

export async function readStanding(
  { ledger }: Pick<ClosingServices, 'ledger'>,
  executor: Executor,
  uid: number,
): Promise<Standing> {
  const balances = await ledger.balances(uid, executor)
  const deposits = await paymentTotalsRepository.openDeposits(executor, uid)
  const withdrawals = await paymentTotalsRepository.openWithdrawals(executor, uid)
  return {
    balances,
    hasOpenPayments: deposits > 0n || withdrawals > 0n,
    openRounds: await closingRepository.openRounds(executor, uid),
  }
}

export const hasMoney = ({ balances }: Standing): boolean => Number(balances.balance_main.amount) > 0

/**
 * Closes an account under its player's lock: bonuses end, news stops, every sign-in ends, and confirmed contacts are told. What
 * is left of real money stays in the books, for support to pay out.
 * @param mayLeave whether the player knows that money is left
 * @throws PlatformError InvalidRequestException, status 409, with error_data.reason: open_round, open_payment, money_left
 */
export async function closeAccount(
  services: ClosingServices,
  tx: Executor,
  { uid, reason, mayLeave }: { uid: number; reason?: ClosingReason; mayLeave: boolean },
): Promise<void> {
  await lockPlayer(tx, uid)
  const standing = await readStanding(services, tx, uid)
  if (standing.openRounds > 0) throw refused('open_round')
  if (standing.hasOpenPayments) throw refused('open_payment')
  if (hasMoney(standing) && !mayLeave) throw refused('money_left')
  const { bonuses, ledger, sessions, notices } = services
  const journals = [
    ...(await bonuses.burnOpen(tx, uid, 'casino')),
    ...(await bonuses.burnOpen(tx, uid, 'betting')),
  ]
  if (journals.length > 0) await ledger.post(tx, journals)
  await notices(tx, uid, 'accountClosed', {})
  await contactRepository.endSubscriptions(tx, uid)
  await accountRepository.setDeleted(tx, uid, true)
  await closingRepository.note(tx, { uid, event: 'closed', reason: reason ?? null })
  await sessions.endAllSessions(uid, tx)
}

const refused = (reason: 'open_round' | 'open_payment' | 'money_left') =>
  new PlatformError('InvalidRequestException', `The account cannot be closed: ${reason}`, {
    status: 409,
    errorData: { reason },
  })
