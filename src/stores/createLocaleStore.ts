import { proxy } from 'valtio/vanilla'
import { boot } from '#schemas/runtime/bootData.ts'
import { writeCookie } from './writeCookie.ts'

export type LocaleStore = ReturnType<typeof createLocaleStore>

/** The locale of what is on the screen. */
export function createLocaleStore(code: string) {
  const state = proxy({ code })
  let chosen: string | undefined

  function set(next: string) {
    state.code = next
  }

  /** The reader has chosen it: it is kept for a year, so that the next visit begins in it. */
  function remember() {
    chosen = state.code
    writeCookie(boot.localeCookie, chosen)
  }

  return { state, set, remember, isChosen: () => chosen === state.code }
}
