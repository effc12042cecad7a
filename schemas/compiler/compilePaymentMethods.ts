import type { PaymentMethodDefinition } from '#generated/grammar/types.ts'
import type { PaymentMethodsArtefact, ShownMethod } from '../runtime/artefacts.ts'

/**
 * What pages show of the payment methods, of all of them in one artefact; how they work is for the platform alone.
 * @returns nothing for a site without methods
 */
export function compilePaymentMethods(methods: readonly PaymentMethodDefinition[]): PaymentMethodsArtefact[] {
  if (methods.length === 0) return []
  const byNumber = [...methods].sort((one, other) => one.number - other.number)
  return [
    {
      kind: 'payment-methods',
      id: 'main',
      methods: Object.fromEntries(byNumber.map((method) => [method.id, shown(method)])),
    },
  ]
}

function shown({ name, type, icons, descriptions, urlName }: PaymentMethodDefinition): ShownMethod {
  return { name, type, icons: icons ?? [], descriptions, ...(urlName !== undefined && { urlName }) }
}
