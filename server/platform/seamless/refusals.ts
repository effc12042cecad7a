import { zoneOf } from '#schemas/runtime/dayOf.ts'
import type { Executor } from '../../db/Database.ts'
import { StakeTooLargeError } from '../bonuses/stakeRefusals.ts'
import type { Protection } from '../responsibleGaming/protectionRepository.ts'
import { LedgerError } from '../wallet/LedgerError.ts'
import { readBasics } from '../wallet/lockPlayer.ts'
import type { FoundGameSession } from './gameSessionRepository.ts'
import { stakeable } from './stakeable.ts'
import { WalletError } from './WalletError.ts'
import type { WalletServices } from './WalletServices.ts'

/**
 * Keeps players from play who may not: banned, excluded, or in a game session that is over.
 * @param found what protects the player
 * @throws WalletError PLAYER_EXCLUDED, TOKEN_EXPIRED, SESSION_GONE, WRONG_CURRENCY
 */
export async function refusePlay(
  { protection, sessions }: WalletServices,
  tx: Executor,
  { session, found, currency }: { session: FoundGameSession; found: Protection; currency: string },
): Promise<void> {
  if (session.isBlocked) throw new WalletError('PLAYER_EXCLUDED', 'The player is banned')
  if (protection.isExcluded(found))
    throw new WalletError('PLAYER_EXCLUDED', 'The player is excluded from play')
  await sessions.use(tx, session, false)
  if (session.currency !== currency)
    throw new WalletError('WRONG_CURRENCY', `The session is in ${session.currency}`)
}

/**
 * Keeps players within the limits that they have put on what they stake and lose of their own money.
 * @param own minor units of it in the stake
 * @throws WalletError LIMIT_REACHED
 */
export async function refuseOverLimit(
  { protection }: WalletServices,
  tx: Executor,
  found: Protection,
  { uid, currency, own }: { uid: number; currency: string; own: bigint },
): Promise<void> {
  const left = await protection.playRoom(found, { uid, currency }, tx)
  if (!left || own <= left.room) return
  const { countryCode } = await readBasics(tx, uid)
  const limit = {
    kind: left.kind,
    until: left.until.toISOString(),
    time_zone: zoneOf(protection.live.site(), [countryCode]),
  }
  throw new WalletError('LIMIT_REACHED', 'The limit that the player has set leaves no room for this stake', {
    limit,
  })
}

/** Why a stake was not taken, in words of the wallet. */
export async function stakeRefusal(
  services: WalletServices,
  tx: Executor,
  session: FoundGameSession,
  error: unknown,
): Promise<unknown> {
  if (error instanceof StakeTooLargeError)
    return new WalletError('LIMIT_REACHED', error.message, { limit: { kind: 'bonus' } })
  if (!(error instanceof LedgerError) || error.refusal !== 'insufficient_funds') return error
  const balance = await stakeable(services, tx, session)
  return new WalletError('NOT_ENOUGH_MONEY', 'The player does not have so much', { balance })
}
