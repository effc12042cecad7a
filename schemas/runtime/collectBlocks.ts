import type { Block } from '#generated/grammar/types.ts'

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

/** Whether a block of one of these types is drawn with the page; what is drawn later, when a reader comes near, is not. */
export function hasBlockOf(types: readonly string[], blocks: readonly Block[]): boolean {
  return blocks.some(
    ({ type, slots = {} }) =>
      types.includes(type) ||
      (type !== 'lazy' && Object.values(slots).some((children) => hasBlockOf(types, children))),
  )
}

/** Blocks that show the same artefact wherever they stand. */
const sharing: Readonly<Record<string, string>> = { 'payment-method': 'payment-methods/main' }

/** Blocks that show another definition: the prop that names it. */
const shown: Readonly<Record<string, 'form' | 'menu'>> = { form: 'form', menu: 'menu' }

/** Keys of the artefacts that blocks show themselves: forms, menus, payment methods. Sorted, each once. */
export function artefactsUsed(blocks: readonly Block[]): string[] {
  const keys = collectBlocks(blocks, '').flatMap(({ block }) => {
    const shared = Object.hasOwn(sharing, block.type) ? sharing[block.type] : undefined
    if (shared !== undefined) return [shared]
    const kind = Object.hasOwn(shown, block.type) ? shown[block.type] : undefined
    const id = kind && (block.props as Record<string, unknown> | undefined)?.[kind]
    return kind ? [`${kind}/${String(id)}`] : []
  })
  return [...new Set(keys)].sort()
}
