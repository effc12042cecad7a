import { blockProps } from '#generated/blocks.ts'
import type { Block, BlockType } from '#generated/grammar/types.ts'

/**
 * Why a block cannot be shown, or undefined where it can. The publish gate has checked every live definition; this
 * is for drafts in a preview and for a site that is older or newer than the release it shows.
 */
export function checkBlock(block: Block): string | undefined {
  if (typeof block !== 'object' || block === null) return 'not an object'
  if (!Object.hasOwn(blockProps, block.type)) return `unknown block ${block.type}`
  const known = blockProps[block.type as BlockType].split(' ')
  const given = block.props ?? {}
  if (typeof given !== 'object' || Array.isArray(given)) return 'props are not an object'
  const unknown = Object.keys(given).find((name) => !known.includes(name) && !known.includes(`${name}!`))
  if (unknown !== undefined) return `unknown property ${unknown}`
  const missing = known.find((name) => name.endsWith('!') && !(name.slice(0, -1) in given))
  return missing === undefined ? undefined : `property ${missing.slice(0, -1)} is missing`
}
