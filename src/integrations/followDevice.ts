import type { SiteArtefact } from '#schemas/runtime/artefacts.ts'
import { deviceTheme } from '#schemas/runtime/deviceTheme.ts'
import type { ThemeStore } from '../stores/createThemeStore.ts'

const isLight = () => matchMedia('(prefers-color-scheme: light)')

/** The side of light and dark that the device is set to. */
export function deviceScheme(): 'dark' | 'light' {
  return globalThis.matchMedia !== undefined && isLight().matches ? 'light' : 'dark'
}

/** Where the site leaves the theme to the device, the screen changes with it, at dusk say, until somebody chooses. */
export function followDevice({ site, stores }: { site: () => SiteArtefact; stores: { theme: ThemeStore } }) {
  const follow = () => stores.theme.follow(deviceTheme(site().theme, deviceScheme()))
  follow()
  const query = isLight()
  query.addEventListener('change', follow)
  return () => query.removeEventListener('change', follow)
}
