import { blockProps } from '#generated/blocks.ts'
import type { Block, BlockType } from '#generated/grammar/types.ts'

/**
 * Why a block cannot be shown, or undefined where it can. The publish gate has checked every live definition; this
 * is for drafts in a preview and for a site that is older or newer than the release it shows.
 */
export function checkBlock(block: Block): string | undefined {
  if (typeof block !== 'object' || block === null) return 'not an object'
  if (!Object.hasOwn(blockProps, block.type)) return `unknown block ${block.type}`
  const known: Record<string, boolean> = blockProps[block.type as BlockType]
  const given = block.props ?? {}
  if (typeof given !== 'object' || Array.isArray(given)) return 'props are not an object'
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(known, name))
  if (unknown !== undefined) return `unknown property ${unknown}`
  const missing = Object.keys(known).find((name) => known[name] && !(name in given))
  return missing === undefined ? undefined : `property ${missing} is missing`
}
