import { createContext } from 'react'
import type { Block, Blocks } from '#generated/grammar/types.ts'
import { conditionHolds } from '#schemas/runtime/evaluateCondition.ts'
import type { Facts } from '#schemas/runtime/Facts.ts'

/** The banner whose title is the heading of the page, because no heading block is. */
export const MainHeading = createContext<Block | undefined>(undefined)

/** The first banner with a title, unless some heading of level 1 stands on the page; of what these facts let be seen. */
export function findMainHeading(blocks: Blocks, facts: Facts): Block | undefined {
  const all = flatten(blocks, facts)
  if (all.some((block) => block.type === 'heading' && readProp(block, 'level') === 1)) return undefined
  return all.find((block) => block.type === 'banner' && readProp(block, 'title') !== undefined)
}

function flatten(blocks: Blocks, facts: Facts): Block[] {
  if (!Array.isArray(blocks)) return []
  return blocks
    .filter((block) => block && isSound(block) && conditionHolds(block.visibleWhen, facts))
    .flatMap((block) => [
      block,
      ...Object.values(block.slots ?? {}).flatMap((inner) => flatten(inner, facts)),
    ])
}

/** A block whose condition is none tells its fault in its own place, and is no heading. */
function isSound({ visibleWhen }: Block): boolean {
  return visibleWhen !== null && ['undefined', 'boolean', 'object'].includes(typeof visibleWhen)
}

function readProp(block: Block, name: string): unknown {
  return (block.props as Record<string, unknown> | undefined)?.[name]
}
