import type { Block } from '#generated/grammar/types.ts'
import { isSchema } from '../runtime/walkGrammar.ts'
import { blockSchemas } from './grammar.ts'
import { type Origins, stepOf, type Trail } from './origins.ts'

type Node = Readonly<Record<string, unknown>>

/** The property of a written block that holds what stands in its slot default. */
export const defaultSlot = 'blocks'

/**
 * Written blocks, whose props and slots stand beside their type, as artefacts have them. What is no block, or one of an
 * unknown type, is left to the grammar to tell.
 */
export function nestBlocks(written: unknown, trail: Trail, origins: Origins): Block[] {
  if (!Array.isArray(written)) return []
  const blocks = written.flatMap((one, at) =>
    isSchema(one) ? [nestBlock(one, origins.get(one) ?? stepOf(trail, at), origins)] : [],
  )
  return origins.set(blocks, origins.get(written) ?? trail)
}

function nestBlock(node: Node, trail: Trail, origins: Origins): Block {
  const type = String(node.type)
  const schema = Object.hasOwn(blockSchemas, type) ? blockSchemas[type] : undefined
  const named = isSchema(schema?.['x-slots']) ? Object.keys(schema['x-slots']) : []
  const slots: Record<string, Block[]> = {}
  const props: Record<string, unknown> = {}
  const block: Record<string, unknown> = { type }
  for (const [key, value] of Object.entries(node)) {
    const slot = key === defaultSlot ? 'default' : key
    if (key === 'id' || key === 'visibleWhen') block[key] = value
    else if (named.includes(slot)) slots[slot] = nestBlocks(value, stepOf(trail, key), origins)
    else if (key !== 'type') props[key] = value
  }
  const holding = schema?.['x-slots-in']
  if (typeof holding === 'string')
    props[holding] = takeSlots(props[holding], slots, stepOf(trail, holding), origins)
  if (Object.keys(props).length > 0) block.props = origins.set(props, trail)
  if (Object.keys(slots).length > 0) block.slots = origins.set(slots, trail)
  return origins.set(block, trail) as unknown as Block
}

/** The slots of the tabs of a block: blocks of each tab under its id. */
function takeSlots(items: unknown, slots: Record<string, Block[]>, trail: Trail, origins: Origins): unknown {
  if (!Array.isArray(items)) return items
  const bare = items.map((item: Node, at) => {
    const here = origins.get(item) ?? stepOf(trail, at)
    const { [defaultSlot]: inside, ...others } = item
    if (inside !== undefined) slots[String(item.id)] = nestBlocks(inside, stepOf(here, defaultSlot), origins)
    return origins.set(others, here)
  })
  return origins.set(bare, origins.get(items) ?? trail)
}
