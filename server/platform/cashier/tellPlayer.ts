import type { Executor } from '../../db/Database.ts'
import type { PlayerEvents } from '../events/createPlayerEvents.ts'
import type { Payment } from './paymentRepository.ts'

/** Tells the player's open pages how a payment stands, and that their money has moved where it has. */
export async function tellPlayer(
  events: PlayerEvents,
  tx: Executor,
  { uid, id, type, status }: Payment,
  hasMoved = false,
): Promise<void> {
  await events.notify(uid, { name: 'payment', data: { id, type, status } }, tx)
  if (hasMoved) await events.notify(uid, { name: 'balance', data: {} }, tx)
}
