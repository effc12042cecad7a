import { proxy } from 'valtio/vanilla'
import { boot } from '#schemas/runtime/bootData.ts'
import { writeCookie } from './writeCookie.ts'

export type LocaleStore = ReturnType<typeof createLocaleStore>

/** The locale of what is on the screen. */
export function createLocaleStore(code: string) {
  const state = proxy({ code })

  function set(next: string) {
    state.code = next
  }

  /** Kept for a year, so that the next visit begins in it. */
  function remember() {
    writeCookie(boot.localeCookie, state.code)
  }

  return { state, set, remember }
}
