import type { SiteArtefact } from '#schemas/runtime/artefacts.ts'
import type { BootData } from '#schemas/runtime/bootData.ts'
import { deviceTheme } from '#schemas/runtime/deviceTheme.ts'
import { isClosed } from '#schemas/runtime/isClosed.ts'
import { deviceScheme } from '../integrations/followDevice.ts'
import { type ArtefactLoader, createContentStore } from '../stores/createContentStore.ts'
import { createDialogStore } from '../stores/createDialogStore.ts'
import { createFaultStore } from '../stores/createFaultStore.ts'
import { createLocaleStore } from '../stores/createLocaleStore.ts'
import { createSessionStore } from '../stores/createSessionStore.ts'
import { createStoredStore } from '../stores/createStoredStore.ts'
import { createThemeStore } from '../stores/createThemeStore.ts'
import { createToastStore } from '../stores/createToastStore.ts'
import type { Stores } from '../stores/Stores.ts'

/** The states in which the server shows a visitor one page whatever the address. */
const FAULTS = ['forbidden', 'userBlocked', 'maintenance', 'notFound'] as const

/**
 * What the app remembers, as the document says it stands at the start.
 * @param isDrawn the first screen is there already, drawn by a server that knows nothing of what the device keeps and is set to
 * @param load fetches artefacts, where that is not the content service
 */
export function createStores(boot: BootData, isDrawn = false, load?: ArtefactLoader): Stores {
  const site = boot.artefacts['site/main'] as SiteArtefact
  const { theme, systemPages } = site
  const named = FAULTS.find((name) => boot.status >= 400 && systemPages[name] === boot.systemPage)
  // What else went wrong is shown as not found, too, at an address that may well be there.
  // The page for browsers without a connection stands only where a page is not at hand.
  const isShell = boot.systemPage === systemPages.offline
  const shown = named ?? (boot.status >= 500 && !isShell ? 'notFound' : undefined)
  // A site that is closed by its definition says so itself, and is open with the next one.
  const fault = shown === 'maintenance' && isClosed(site) ? undefined : shown
  return {
    content: createContentStore(
      { release: String(boot.release), hashes: boot.hashes, artefacts: boot.artefacts },
      load,
    ),
    session: createSessionStore(boot.session),
    locale: createLocaleStore(boot.locale),
    theme: boot.followsDevice
      ? createThemeStore(isDrawn ? theme.default : deviceTheme(theme, deviceScheme()), true)
      : createThemeStore(Object.hasOwn(theme.themes, boot.theme) ? boot.theme : theme.default),
    stored: createStoredStore(isDrawn),
    dialogs: createDialogStore(),
    toasts: createToastStore(),
    fault: createFaultStore(fault),
  }
}
