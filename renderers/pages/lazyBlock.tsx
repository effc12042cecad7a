import { type ComponentType, lazy, Suspense } from 'react'
import type { BlockView } from './BlockView.ts'
import type { dataBlocks } from './dataBlocks.ts'
import { loadDataBlocks } from './loadDataBlocks.ts'

type DataBlockType = keyof typeof dataBlocks

/** A block whose component comes after the page; until then nothing is shown, as of anything that takes a moment. */
export function lazyBlock<T extends DataBlockType>(type: T): ComponentType<BlockView<T>> {
  const Lazy = lazy(async () => {
    const { dataBlocks } = await loadDataBlocks()
    return { default: dataBlocks[type] as unknown as ComponentType<object> }
  })
  return function LazyBlock(view) {
    return (
      <Suspense fallback={null}>
        <Lazy {...view} />
      </Suspense>
    )
  }
}
