import { channel } from 'node:diagnostics_channel'
import type { FastifyBaseLogger } from 'fastify'
import type { ExceptionType } from '#generated/api.ts'
import { toPlatformError } from '../shared/errors.ts'
import type { MountedOperation } from './describeOperation.ts'

export type UndescribedFailure = { operation: string; type: ExceptionType }

/** Hears of every failure that an operation answered and its description does not name; tests fail by it. */
export const undescribedFailures = channel('croupier:undescribed-failure')

/** Tells of a failure that callers cannot have reckoned with. They get it all the same: it is the truth. */
export function noticeUndescribed(
  { id: operation, errors }: MountedOperation,
  error: unknown,
  log: Pick<FastifyBaseLogger, 'warn'>,
): void {
  const { type } = toPlatformError(error)
  if (errors.has(type)) return
  const failure: UndescribedFailure = { operation, type }
  log.warn(failure, 'A failure was answered that the description of the operation does not name')
  undescribedFailures.publish(failure)
}
