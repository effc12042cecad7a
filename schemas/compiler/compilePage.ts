import type { Block, PageDefinition } from '#generated/grammar/types.ts'
import type { PageArtefact } from '../runtime/artefacts.ts'
import { artefactsUsed } from '../runtime/collectBlocks.ts'

/**
 * A page with the blocks of its wrapper around its own, so that nothing that shows pages knows of wrappers.
 * @param around the page that it names as its wrapper
 */
export function compilePage(
  { wrapper: _, ...page }: PageDefinition,
  around: PageDefinition | undefined,
): PageArtefact {
  const blocks = around ? fillOutlet(around.blocks, page.blocks) : page.blocks
  return { ...page, blocks, uses: artefactsUsed(blocks) }
}

function fillOutlet(blocks: readonly Block[], inside: readonly Block[]): Block[] {
  return blocks.flatMap((block) => {
    if (block.type === 'outlet') return inside
    if (!block.slots) return [block]
    const slots = Object.entries(block.slots).map(([name, part]) => [name, fillOutlet(part, inside)])
    return [{ ...block, slots: Object.fromEntries(slots) }]
  })
}
