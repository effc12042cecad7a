import { useEffect } from 'react'
import type { Blocks } from '#generated/grammar/types.ts'
import { loadForms } from '#renderers/pages/loadForms.ts'
import { useWholePage } from '#renderers/pages/useWholePage.ts'
import { hasBlockOf } from '#schemas/runtime/collectBlocks.ts'

/**
 * The blocks of a view once all their components are here. A dialog stands in the middle of the screen, or on its lower edge:
 * whatever came later would move a button away from under the finger that presses it.
 */
export function useWholeView(view: { blocks: Blocks } | undefined): Blocks | undefined {
  const hasForm = view !== undefined && hasBlockOf(['form'], view.blocks)
  useEffect(() => {
    // Not one after the other. What keeps it from coming the form tells.
    if (hasForm) loadForms().catch(() => undefined)
  }, [hasForm])
  return useWholePage(view)?.blocks
}
