import type { PaymentMethodsArtefact, ShownMethod } from '#schemas/runtime/artefacts.ts'

/** A method by its sysname or by its name in addresses. */
export function findMethod(
  artefact: PaymentMethodsArtefact | undefined,
  name: string,
): ShownMethod | undefined {
  const methods = artefact?.methods ?? {}
  if (Object.hasOwn(methods, name)) return methods[name]
  return Object.values(methods).find(({ urlName }) => urlName === name)
}
