import type { Block } from '#generated/grammar/types.ts'
import { conditionPaths } from '#schemas/runtime/conditionPaths.ts'
import { pointerTokens } from '#schemas/runtime/readPointer.ts'

/** Slot of what stands there only once it was opened by hand (the block `editable`). */
const opened = 'editing'

/**
 * Whether a page shows a form whatever its query is. One that comes only after something was chosen is not waited for:
 * the browser would warn of what was preloaded for nothing.
 */
export function expectsForm(blocks: readonly Block[]): boolean {
  return blocks.some(
    ({ type, slots, visibleWhen }) =>
      !dependsOnQuery(visibleWhen) &&
      (type === 'form' ||
        Object.entries(slots ?? {}).some(([slot, children]) => slot !== opened && expectsForm(children))),
  )
}

function dependsOnQuery(condition: Block['visibleWhen']): boolean {
  if (typeof condition !== 'object') return false
  return conditionPaths(condition).some((path) => pointerTokens(path)[0] === 'query')
}
