import type { Executor } from '../../db/Database.ts'
import type { PaymentType } from '../shared/paymentType.ts'
import { tooManyPayments } from './cashierErrors.ts'
import { paymentTotalsRepository } from './paymentTotalsRepository.ts'

/** Seconds. */
const hour = 3600

/** Under the player's lock. @throws PlatformError TooManyRequestsException for one more than `hourly` within an hour */
export async function refuseMany(
  tx: Executor,
  asked: { uid: number; type: PaymentType; now: Date },
  hourly: number,
): Promise<void> {
  const since = new Date(asked.now.getTime() - hour * 1000)
  const begun = await paymentTotalsRepository.begunSince(tx, asked.uid, asked.type, since)
  if (begun >= hourly) throw tooManyPayments(hour)
}
