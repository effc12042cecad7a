import { oddOperations } from '#generated/oddOperations.ts'
import { namedOperation } from '#schemas/runtime/namedOperation.ts'
import type { CallContext } from './CallContext.ts'
import { formBody } from './formBody.ts'

type Values = Record<string, unknown>
type CallAddress = Pick<CallContext, 'locale' | 'isFramed'>

/** Where a call goes, and what every call carries. What is no operation the platform says itself. */
export function callAddress(operation: string, { locale, isFramed }: CallAddress, form?: string) {
  return {
    ...namedOperation(operation),
    ...oddOperations[operation],
    common: { version: 1, locale: locale(), form, non_strict: isFramed || undefined },
  }
}

/** Address of a call that only reads, with all that it asks. */
export function questionAddress({ path, common }: ReturnType<typeof callAddress>, values: Values): string {
  return `${path}?${formBody({ ...values, ...common })}`
}
