import type { Executor } from '../../db/Database.ts'
import type { PlayerEvents } from '../events/createPlayerEvents.ts'
import type { Payment } from './paymentRepository.ts'
import type { PaymentWatch } from './provider/PaymentWatch.ts'

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

/** What players' pages are told of payments is each move once, when it is committed: so it is counted by that. */
export function watchMoves(events: PlayerEvents, watch: PaymentWatch): void {
  events.onOwn(({ name, data }) => {
    const { type, status } = data as Pick<Payment, 'type' | 'status'>
    if (name === 'payment') watch.moved(type, status)
  })
}
