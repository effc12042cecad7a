import type { PageDefinition, PopupDefinition } from '#generated/grammar/types.ts'
import type { Finding } from '../runtime/problem.ts'
import { blocksOf } from './checkDefinition.ts'

/** Buttons that do nothing when they are pressed. */
export function checkButtons(definition: PageDefinition | PopupDefinition): Finding[] {
  return blocksOf(definition).flatMap(({ block, pointer }) => {
    if (block.type !== 'button') return []
    const { link, actions } = (block.props ?? {}) as { link?: object; actions?: unknown[] }
    if ((link && Object.keys(link).length > 0) || (actions && actions.length > 0)) return []
    const message = 'This button leads nowhere and does nothing.'
    return [{ code: 'idle_button', pointer, message, hint: 'Give it a link or actions.' }]
  })
}
