import type { I18n } from '@lingui/core'
import type { PublicEvent } from '#generated/grammar/types.ts'
import type { CallFailure, Host } from '#renderers/host.ts'
import type { SiteArtefact } from '#schemas/runtime/artefacts.ts'
import type { Toast } from '../stores/createToastStore.ts'
import type { Stores } from '../stores/Stores.ts'

/** Hears of a call that failed, whoever made it. */
export type FailureListener = (operation: string, error: CallFailure) => void

/** The app as its actions, integrations and shell see it. */
export interface App {
  stores: Stores
  /** The words of the current locale. */
  i18n: I18n
  /** The site definition of the live release. */
  site(): SiteArtefact
  /** An address of the site with the prefix of the current locale, whichever it had. */
  localised(path: string): string
  /** Shows a notice, for the site's default time unless another is given. */
  toast(toast: Omit<Toast, 'key' | 'time'> & { time?: number }): void
  /** Switches the language: words first, then the address; the page stays as it is. */
  switchLocale(code: string): Promise<void>
  /** Asks for the live release and switches to it where it is another. */
  refreshRelease(): Promise<void>
  /** Switches to a release unless it is the one at hand. */
  switchRelease(id: string, hashes: Record<string, string>): Promise<void>
  /** Has `load` called whenever what the page shows is to be loaded anew. */
  onRefresh: Host['onRefresh']
  /** Loads anew what the page shows, or what of it follows something that has changed; done when all of it is there. */
  refreshPage(changed?: PublicEvent): Promise<void>
  onFailure(listener: FailureListener): () => void
  /** Origins besides our own that the platform may send players to for a payment. */
  paymentOrigins: readonly string[]
  call: Host['call']
  upload: Host['upload']
}
