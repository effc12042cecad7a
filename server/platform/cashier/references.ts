import type { PaymentType } from '../shared/paymentType.ts'

/** Our name of a payment, as its provider knows it. */
export const referenceOf = ({ id, type }: { id: number; type: PaymentType }) => `${type}-${id}`

/** Undefined where it is not of our making. */
export function readReference(reference: string): { type: PaymentType; id: number } | undefined {
  const [, type, digits] = /^(deposit|withdrawal)-([1-9][0-9]{0,14})$/.exec(reference) ?? []
  return type === undefined ? undefined : { type: type as PaymentType, id: Number(digits) }
}
