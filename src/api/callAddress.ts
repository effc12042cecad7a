import { oddOperations } from '#generated/oddOperations.ts'
import { namedOperation } from '#schemas/runtime/namedOperation.ts'
import type { CallContext } from './CallContext.ts'

/** Where a call goes, and what every call carries. What is no operation the platform says itself. */
export function callAddress(operation: string, { locale, isFramed }: CallContext, form?: string) {
  return {
    ...namedOperation(operation),
    ...oddOperations[operation],
    common: { version: 1, locale: locale(), form, non_strict: isFramed || undefined },
  }
}
