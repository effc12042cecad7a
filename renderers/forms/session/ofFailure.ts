import type { CallFailure } from '../../host.ts'

/** What a table holds for a failure: by its reason (`error_data.reason`), which says more, else by its type. */
export function ofFailure<T>(
  table: Readonly<Record<string, T>>,
  { type, errorData }: Pick<CallFailure, 'type' | 'errorData'>,
): T | undefined {
  const { reason } = (typeof errorData === 'object' && errorData !== null ? errorData : {}) as {
    reason?: unknown
  }
  const name = [reason, type].find((one) => typeof one === 'string' && Object.hasOwn(table, one))
  return name === undefined ? undefined : table[name as string]
}
