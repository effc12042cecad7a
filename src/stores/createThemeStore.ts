import { proxy } from 'valtio/vanilla'
import { boot } from '#schemas/runtime/bootData.ts'
import { writeCookie } from './writeCookie.ts'

export type ThemeStore = ReturnType<typeof createThemeStore>

/** Name of the theme on the screen. */
export function createThemeStore(name: string) {
  const state = proxy({ name })

  function set(next: string) {
    state.name = next
    writeCookie(boot.themeCookie, next)
  }

  return { state, set }
}
