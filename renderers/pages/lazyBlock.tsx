import { type ComponentType, lazy, Suspense, useState } from 'react'
import type { DataBlockType } from '#generated/blocks.ts'
import type { BlockView } from './BlockView.ts'
import type { dataBlocks } from './dataBlocks.ts'
import { dataBlocksAtHand, loadDataBlocks } from './loadDataBlocks.ts'

/**
 * A block whose component comes after the page; until then nothing is shown. Once it is here it is drawn at once: React
 * holds back what was awaited, and blocks within blocks would wait for each other.
 */
export function lazyBlock<T extends DataBlockType>(type: T): ComponentType<BlockView<T>> {
  const Lazy = lazy(async () => ({ default: pick(await loadDataBlocks(), type) }))
  return function LazyBlock(view) {
    const [Block] = useState(() => {
      const atHand = dataBlocksAtHand()
      return atHand && pick(atHand, type)
    })
    if (Block) return <Block {...view} />
    return (
      <Suspense fallback={null}>
        <Lazy {...view} />
      </Suspense>
    )
  }
}

/** What lazy() makes of a component must not depend on which one it is. */
function pick(blocks: typeof dataBlocks, type: DataBlockType): ComponentType<object> {
  return blocks[type] as unknown as ComponentType<object>
}
