import type { Block, BlockType } from '#generated/grammar/types.ts'
import { collectBlocks } from './collectBlocks.ts'

/** Blocks that show data. Their components are one chunk: a screen that needs one of them mostly needs several. */
export const dataBlockTypes = [
  'badge',
  'countdown',
  'details',
  'disclosure',
  'list',
  'load',
  'loader',
  'menu',
  'payment-method',
  'picker',
  'progress',
  'repeat',
  'social',
  'toggle',
  'upload',
  'verification',
] as const satisfies BlockType[]

export type DataBlockType = (typeof dataBlockTypes)[number]

const types = new Set<string>(dataBlockTypes)

/** Whether a page shows data anywhere, and so needs that chunk. */
export function hasDataBlocks(blocks: readonly Block[]): boolean {
  return collectBlocks(blocks, '').some(({ block }) => types.has(block.type))
}
