import type { PageDefinition } from '#generated/grammar/types.ts'
import type { PageArtefact } from './artefacts.ts'
import { artefactsUsed } from './collectBlocks.ts'

export function compilePage(definition: PageDefinition): PageArtefact {
  return { ...definition, uses: artefactsUsed(definition.blocks) }
}
