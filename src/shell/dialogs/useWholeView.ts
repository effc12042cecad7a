import { useEffect } from 'react'
import type { Blocks } from '#generated/grammar/types.ts'
import { loadForms } from '#renderers/pages/loadForms.ts'
import { useWholePage } from '#renderers/pages/useWholePage.ts'
import { hasBlockOf } from '#schemas/runtime/collectBlocks.ts'

/**
 * The blocks of a view once the components of all that load are here; a form comes with its buttons. A dialog stands in the
 * middle of the screen, or on its lower edge: whatever came later would move a button away from under the finger that presses it.
 */
export function useWholeView(view: { blocks: Blocks } | undefined): Blocks | undefined {
  useEffect(() => {
    // Not one after the other. What keeps it from coming the form tells.
    if (view && hasBlockOf(['form'], view.blocks)) loadForms().catch(() => undefined)
  }, [view])
  return useWholePage(view)?.blocks
}
