import type { CallFailure } from './host.ts'

/** Why an operation was refused, where the platform says so (`error_data.reason`). */
export function reasonOf({ errorData }: Pick<CallFailure, 'errorData'>): string | undefined {
  const { reason } = (typeof errorData === 'object' && errorData !== null ? errorData : {}) as {
    reason?: unknown
  }
  return typeof reason === 'string' ? reason : undefined
}
