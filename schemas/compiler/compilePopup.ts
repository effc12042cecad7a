import type { PopupDefinition } from '#generated/grammar/types.ts'
import type { PopupArtefact } from '../runtime/artefacts.ts'
import { artefactsUsed } from '../runtime/collectBlocks.ts'

export function compilePopup(definition: PopupDefinition): PopupArtefact {
  return {
    ...definition,
    size: definition.size ?? 'medium',
    hideClose: definition.hideClose ?? false,
    uses: artefactsUsed(Object.values(definition.views).flatMap((view) => view.blocks)),
  }
}
