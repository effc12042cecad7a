import { proxy } from 'valtio/vanilla'
import type { SystemPages } from '#generated/grammar/types.ts'

export type FaultStore = ReturnType<typeof createFaultStore>

/** The system page that stands for the whole site while something is wrong with it or with the player's access. */
export function createFaultStore(name?: keyof SystemPages) {
  const state = proxy<{ name?: keyof SystemPages }>({ name })

  function raise(next: keyof SystemPages) {
    state.name = next
  }

  function clear() {
    state.name = undefined
  }

  return { state, raise, clear }
}
