import type { ExceptionType } from '#generated/api.ts'
import { type FieldErrors, PlatformError } from '../shared/errors.ts'

/** A refusal as it is stored. */
export type Refusal = {
  type: ExceptionType
  message: string
  status: number
  errorData?: Record<string, unknown>
  invalidParameters?: FieldErrors
}

/**
 * What of a failure is the answer to the command, and stays so: the caller was understood and refused. Faults of the
 * server, missing sign-ins and limits of how often are not; the same command may be tried again.
 */
export function toRefusal(error: unknown): Refusal | undefined {
  if (!(error instanceof PlatformError)) return undefined
  const { type, message, status, errorData, invalidParameters } = error
  if (status >= 500 || status === 401 || status === 429) return undefined
  return {
    type,
    message,
    status,
    ...(errorData && { errorData }),
    ...(invalidParameters && { invalidParameters }),
  }
}

export function fromRefusal({ type, message, ...details }: Refusal): PlatformError {
  return new PlatformError(type, message, details)
}
