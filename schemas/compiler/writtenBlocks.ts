import { joinPointer } from '../runtime/readPointer.ts'
import { type GrammarSchema, isSchema } from '../runtime/walkGrammar.ts'
import { blockSchemas } from './grammar.ts'
import { defaultSlot } from './nestBlocks.ts'

/** A block as it is written, or the use of a fragment of blocks, and its JSON Pointer. */
export type WrittenBlock = { block: GrammarSchema; pointer: string }

/** Every block of a page or of all views of a popup, as they are written, parents first. */
export function* writtenBlocks(definition: GrammarSchema): Generator<WrittenBlock> {
  if (definition.kind === 'page') yield* blocksOfList(definition.blocks, '/blocks')
  if (definition.kind !== 'popup' || !isSchema(definition.views)) return
  for (const [id, view] of Object.entries(definition.views))
    if (isSchema(view)) yield* blocksOfList(view.blocks, joinPointer('/views', id, 'blocks'))
}

/** Every block of a list, and those inside them. */
export function* blocksOfList(list: unknown, pointer: string): Generator<WrittenBlock> {
  if (!Array.isArray(list)) return
  for (const [at, block] of list.entries()) {
    if (!isSchema(block)) continue
    const here = joinPointer(pointer, at)
    yield { block, pointer: here }
    for (const [inside, place] of listsIn(block)) yield* blocksOfList(inside, here + place)
  }
}

/** The lists of blocks that stand directly in one, with their pointers seen from it. */
function* listsIn(block: GrammarSchema): Generator<[list: unknown, place: string]> {
  if (typeof block.use === 'string' && block.type === undefined) {
    for (const [name, part] of Object.entries(block))
      if (!['use', 'with', 'visibleWhen'].includes(name)) yield [part, joinPointer('', name)]
    return
  }
  const type = String(block.type)
  const schema = Object.hasOwn(blockSchemas, type) ? blockSchemas[type] : undefined
  for (const slot of Object.keys(isSchema(schema?.['x-slots']) ? schema['x-slots'] : {})) {
    const name = slot === 'default' ? defaultSlot : slot
    if (block[name] !== undefined) yield [block[name], joinPointer('', name)]
  }
  const holding = schema?.['x-slots-in']
  const items = typeof holding === 'string' ? block[holding] : undefined
  if (!Array.isArray(items)) return
  for (const [at, item] of items.entries())
    if (isSchema(item)) yield [item[defaultSlot], joinPointer('', String(holding), at, defaultSlot)]
}
