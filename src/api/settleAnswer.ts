import type { SystemPages } from '#generated/grammar/types.ts'
import type { CallFailure, CallResult } from '#renderers/host.ts'
import type { OperationAddress } from '#schemas/runtime/namedOperation.ts'
import { networkFailure, readFailure } from './readFailure.ts'

/** What a failure means beyond whoever called. */
export type FailureHooks = {
  /** Called where a failure means that nothing else can be shown. */
  onFault: (page: keyof SystemPages) => void
  /** Called with every failure, before whoever called gets it. */
  onFailure?: (operation: string, error: CallFailure) => void
}

/** An answer of any status with what its JSON says; a text where none came. */
export type Answer = { status: number; data: unknown } | string

/**
 * The platform's answer as callers get it; what concerns the whole site is told on the way. Where an operation says that it was
 * done, an answer that does not say so is a failure, whatever its status.
 */
export function settleAnswer(
  operation: string,
  answer: Answer,
  { saysDone }: Pick<OperationAddress, 'saysDone'>,
  { onFault, onFailure }: FailureHooks,
): CallResult {
  if (typeof answer === 'string') return { ok: false, error: networkFailure(answer) }
  const { status, data } = answer
  if (status < 300 && hasResponse(data) && !(saysDone && !isDone(data.response)))
    return { ok: true, response: data.response }
  const error = readFailure(data)
  const fault = faultOf(error.type, status)
  if (fault) onFault(fault)
  onFailure?.(operation, error)
  return { ok: false, error }
}

/** Failures after which nothing else can be shown (product document, section 8). */
function faultOf(type: string, status: number): keyof SystemPages | undefined {
  if (type === 'UserBannedException') return 'userBlocked'
  if (/^Application(Disabled|Unavailable)Exception$/.test(type) || status === 503) return 'maintenance'
  return status === 403 ? 'forbidden' : undefined
}

/** Whether an answer says that it was done (product document, section 4: success responses). */
function isDone(response: unknown): boolean {
  return ((response as { value?: unknown } | null)?.value ?? response) === 1
}

function hasResponse(data: unknown): data is { response: unknown } {
  return typeof data === 'object' && data !== null && 'response' in data
}
