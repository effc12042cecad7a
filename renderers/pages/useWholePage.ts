import { useEffect, useMemo, useState } from 'react'
import { dataBlockTypes } from '#generated/blocks.ts'
import type { Blocks } from '#generated/grammar/types.ts'
import { hasBlockOf } from '#schemas/runtime/collectBlocks.ts'
import { dataBlocksAtHand, loadDataBlocks } from './loadDataBlocks.ts'

/**
 * A page, or a view of a popup, once the components of its blocks are here: what came later would push away what is already
 * read, or pressed.
 */
export function useWholePage<Page extends { blocks: Blocks }>(page: Page | undefined): Page | undefined {
  const hasData = useMemo(() => page !== undefined && hasBlockOf(dataBlockTypes, page.blocks), [page])
  const [isOver, setIsOver] = useState(false)
  const waits = hasData && !isOver && dataBlocksAtHand() === undefined
  useEffect(() => {
    // Where they do not come, each block says so in its place.
    if (waits) loadDataBlocks().then(over, over)
    function over() {
      setIsOver(true)
    }
  }, [waits])
  return waits ? undefined : page
}
