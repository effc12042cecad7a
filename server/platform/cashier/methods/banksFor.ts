import type { MethodBank, PaymentMethodDefinition } from '#generated/grammar/types.ts'

/** Banks of a method for players of a country; of an unknown country those that are there for all. */
export function banksFor({ banks = [] }: PaymentMethodDefinition, country: string | undefined): MethodBank[] {
  return banks.filter(({ countries }) => !countries || (country !== undefined && countries.includes(country)))
}
