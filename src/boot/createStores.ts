import type { SiteArtefact } from '#schemas/runtime/artefacts.ts'
import type { BootData } from '#schemas/runtime/bootData.ts'
import { deviceTheme } from '#schemas/runtime/deviceTheme.ts'
import { isClosed } from '#schemas/runtime/isClosed.ts'
import { deviceScheme } from '../integrations/followDevice.ts'
import { createContentStore } from '../stores/createContentStore.ts'
import { createDialogStore } from '../stores/createDialogStore.ts'
import { createFaultStore } from '../stores/createFaultStore.ts'
import { createLocaleStore } from '../stores/createLocaleStore.ts'
import { createSessionStore } from '../stores/createSessionStore.ts'
import { createStoredStore } from '../stores/createStoredStore.ts'
import { createThemeStore } from '../stores/createThemeStore.ts'
import { createToastStore } from '../stores/createToastStore.ts'
import type { Stores } from '../stores/Stores.ts'

/** The states in which the server shows a visitor one page whatever the address. */
const FAULTS = ['forbidden', 'userBlocked', 'maintenance'] as const

/** What the app remembers, as the document says it stands at the start. */
export function createStores(boot: BootData): Stores {
  const site = boot.artefacts['site/main'] as SiteArtefact
  const { theme, systemPages } = site
  const named = FAULTS.find((name) => boot.status >= 400 && systemPages[name] === boot.systemPage)
  // What else went wrong is shown as not found, too, at an address that may well be there.
  const shown = named ?? (boot.status >= 500 ? 'notFound' : undefined)
  // A site that is closed by its definition says so itself, and is open with the next one.
  const fault = shown === 'maintenance' && isClosed(site) ? undefined : shown
  return {
    content: createContentStore({
      release: String(boot.release),
      hashes: boot.hashes,
      artefacts: boot.artefacts,
    }),
    session: createSessionStore(boot.session),
    locale: createLocaleStore(boot.locale),
    theme: boot.followsDevice
      ? createThemeStore(deviceTheme(theme, deviceScheme()), true)
      : createThemeStore(Object.hasOwn(theme.themes, boot.theme) ? boot.theme : theme.default),
    stored: createStoredStore(),
    dialogs: createDialogStore(),
    toasts: createToastStore(),
    fault: createFaultStore(fault),
  }
}
