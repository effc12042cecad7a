import { proxy } from 'valtio/vanilla'
import type { SystemPages } from '#generated/grammar/types.ts'

export type FaultStore = ReturnType<typeof createFaultStore>

/**
 * The system page that stands for the whole site while something is wrong with it or with the player's access. The first
 * screen was that page where `isFirst`: there is nothing below it.
 */
export function createFaultStore(name?: keyof SystemPages) {
  const state = proxy<{ name?: keyof SystemPages; isFirst: boolean }>({ name, isFirst: name !== undefined })

  function raise(next: keyof SystemPages) {
    state.name = next
    state.isFirst = false
  }

  function clear() {
    state.name = undefined
    state.isFirst = false
  }

  return { state, raise, clear }
}
