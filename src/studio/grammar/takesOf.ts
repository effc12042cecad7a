import { operationFields } from '#generated/operationFields.ts'
import type { Json } from '../definition/identity.ts'

/** The parameters that an operation takes, what it must have first. */
export function takesOf(operation: Json | undefined): string[] {
  if (typeof operation !== 'string' || !Object.hasOwn(operationFields, operation)) return []
  const { required, optional } = operationFields[operation as keyof typeof operationFields]
  return [...required, ...optional]
}
