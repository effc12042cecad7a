import { createContext } from 'react'
import type { Block, Blocks } from '#generated/grammar/types.ts'

/** The banner whose title is the heading of the page, because no heading block is. */
export const MainHeading = createContext<Block | undefined>(undefined)

/** The first banner with a title, unless some heading of level 1 stands on the page. */
export function findMainHeading(blocks: Blocks): Block | undefined {
  const all = flatten(blocks)
  if (all.some((block) => block.type === 'heading' && readProp(block, 'level') === 1)) return undefined
  return all.find((block) => block.type === 'banner' && readProp(block, 'title') !== undefined)
}

function flatten(blocks: Blocks): Block[] {
  if (!Array.isArray(blocks)) return []
  return blocks
    .flatMap((block) => [block, ...Object.values(block?.slots ?? {}).flatMap(flatten)])
    .filter(Boolean)
}

function readProp(block: Block, name: string): unknown {
  return (block.props as Record<string, unknown> | undefined)?.[name]
}
