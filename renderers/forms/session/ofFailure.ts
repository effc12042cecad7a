import type { CallFailure } from '../../host.ts'
import { reasonOf } from '../../reasonOf.ts'

/** What a table holds for a failure: by its reason, which says more, else by its type. */
export function ofFailure<T>(
  table: Readonly<Record<string, T>>,
  failure: Pick<CallFailure, 'type' | 'errorData'>,
): T | undefined {
  const name = [reasonOf(failure), failure.type].find((one) => one !== undefined && Object.hasOwn(table, one))
  return name === undefined ? undefined : table[name]
}
