import type { MenuDefinition } from '#generated/grammar/types.ts'
import type { MenuArtefact } from '../runtime/artefacts.ts'

export function compileMenu(definition: MenuDefinition): MenuArtefact {
  return { kind: 'menu', id: definition.id, label: definition.label, items: definition.items }
}
