import type { ReactNode } from 'react'
import type { Block, BlockProps, BlockType } from '#generated/grammar/types.ts'
import type { ActionScope, Host } from '../host.ts'

/** What the component of a block gets. */
export type BlockView<T extends BlockType> = {
  props: BlockProps[T]
  /**
   * What stands in a slot (`default` where no name is given); null where it is empty.
   * @param inner what the blocks in it see, where that is more than what this block sees
   */
  slot: (name?: string, inner?: ActionScope) => ReactNode
  host: Host
  scope?: ActionScope
  block: Block
}
