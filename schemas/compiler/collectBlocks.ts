import type { Block } from './artefacts.ts'

/** Every block of a tree, with its JSON Pointer, parents first. */
export function collectBlocks(
  blocks: readonly Block[],
  pointer: string,
): { block: Block; pointer: string }[] {
  return blocks.flatMap((block, at) => {
    const here = `${pointer}/${at}`
    const inside = Object.entries(block.slots ?? {}).flatMap(([slot, children]) =>
      collectBlocks(children, `${here}/slots/${slot}`),
    )
    return [{ block, pointer: here }, ...inside]
  })
}

/** Keys of the artefacts that blocks show themselves: today the forms. Sorted, each once. */
export function artefactsUsed(blocks: readonly Block[]): string[] {
  const forms = collectBlocks(blocks, '')
    .filter(({ block }) => block.type === 'form')
    .map(({ block }) => `form/${String((block.props as { form?: unknown } | undefined)?.form)}`)
  return [...new Set(forms)].sort()
}
