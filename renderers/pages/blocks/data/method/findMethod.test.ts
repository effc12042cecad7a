import { expect, it } from 'vitest'
import type { PaymentMethodsArtefact, ShownMethod } from '#schemas/runtime/artefacts.ts'
import { findMethod } from './findMethod.ts'

const method = (more: Partial<ShownMethod>): ShownMethod => ({
  name: 'methods.one',
  type: 'card',
  icons: [],
  descriptions: { about: 'methods.about' },
  ...more,
})
const artefact: PaymentMethodsArtefact = {
  kind: 'payment-methods',
  id: 'main',
  methods: { card: method({}), 'bank-transfer': method({ urlName: 'bank' }) },
}

it('finds a method by its sysname and by its name in addresses, and nothing else', () => {
  expect(findMethod(artefact, 'card')).toBe(artefact.methods.card)
  expect(findMethod(artefact, 'bank')).toBe(artefact.methods['bank-transfer'])
  expect(findMethod(artefact, 'bank-transfer')).toBe(artefact.methods['bank-transfer'])
  expect(findMethod(artefact, 'constructor')).toBeUndefined()
  expect(findMethod(undefined, 'card')).toBeUndefined()
})
