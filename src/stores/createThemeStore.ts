import { proxy } from 'valtio/vanilla'
import { boot } from '#schemas/runtime/bootData.ts'
import { writeCookie } from './writeCookie.ts'

export type ThemeStore = ReturnType<typeof createThemeStore>

/** Name of the theme on the screen. @param followsDevice it is that of the device, until another is chosen */
export function createThemeStore(name: string, followsDevice = false) {
  const state = proxy({ name, followsDevice })

  function set(next: string) {
    state.name = next
    state.followsDevice = false
    writeCookie(boot.themeCookie, next)
  }

  /** The device has changed to another; nothing where one was chosen. */
  function follow(next: string) {
    if (state.followsDevice) state.name = next
  }

  return { state, set, follow }
}
