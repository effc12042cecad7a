import type { ContentStore } from './createContentStore.ts'
import type { DialogStore } from './createDialogStore.ts'
import type { FaultStore } from './createFaultStore.ts'
import type { LocaleStore } from './createLocaleStore.ts'
import type { SessionStore } from './createSessionStore.ts'
import type { StoredStore } from './createStoredStore.ts'
import type { ThemeStore } from './createThemeStore.ts'
import type { ToastStore } from './createToastStore.ts'

/** Everything that the app remembers. */
export type Stores = {
  content: ContentStore
  session: SessionStore
  locale: LocaleStore
  theme: ThemeStore
  stored: StoredStore
  dialogs: DialogStore
  toasts: ToastStore
  fault: FaultStore
}
