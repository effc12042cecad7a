import type { OperationResponse } from '../shared/operations.ts'
import { describeLimit } from './describeProtection.ts'
import { type LimitKind, runningPeriod } from './moneyLimit.ts'
import type { Protection } from './protectionRepository.ts'
import type { ResponsibleGaming } from './responsibleGaming.ts'

export type ShownLimit = OperationResponse<'account.getDepositLimit'>

/** A limit with what is left of it: of one of deposits what may still be begun. */
export async function showLimit(
  protection: Pick<ResponsibleGaming, 'clock' | 'depositRoom' | 'spentOf'>,
  uid: number,
  kind: LimitKind,
  found: Pick<Protection, 'limits'>,
): Promise<ShownLimit> {
  const now = protection.clock()
  const limit = found.limits[kind]
  const { current } = limit
  if (!current) return describeLimit(kind, limit, { left: 0n }, now)
  if (kind !== 'deposit') {
    const spent = await protection.spentOf(uid, kind, runningPeriod(current, now).start)
    return describeLimit(kind, limit, { left: current.amount - spent }, now)
  }
  const { room: left = 0n, held = 0n } = (await protection.depositRoom(found, uid)) ?? {}
  return describeLimit(kind, limit, { left, held }, now)
}
