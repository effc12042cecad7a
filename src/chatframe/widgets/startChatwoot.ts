import type { StartWidget } from '../ChatWidget.ts'
import { loadScript } from '../loadScript.ts'
import { waitFor } from '../waitFor.ts'

/** What Chatwoot's script leaves on the window (chatwoot, app/javascript/sdk). */
type Chatwoot = {
  hasLoaded?: boolean
  /** Throws where a user has neither name nor e-mail nor picture. */
  setUser(id: string, user: { name?: string; email?: string; identifier_hash?: string }): void
  toggleBubbleVisibility(to: 'show' | 'hide'): void
  toggle(to: 'open' | 'close'): void
  reset(): void
}

declare global {
  interface Window {
    chatwootSettings?: { locale: string; hideMessageBubble: boolean }
    chatwootSDK?: { run(options: { websiteToken: string; baseUrl: string }): void }
    $chatwoot?: Chatwoot
  }
}

export const startChatwoot: StartWidget<'chatwoot'> = async ({ config, locale, who, opened, closed }) => {
  const baseUrl = new URL(config.baseUrl, location.href).href.replace(/\/$/, '')
  window.chatwootSettings = { locale: locale.replace('-', '_'), hideMessageBubble: false }
  addEventListener('chatwoot:opened', opened)
  addEventListener('chatwoot:closed', closed)
  await loadScript(`${baseUrl}/packs/js/sdk.js`)
  const sdk = await waitFor(() => window.chatwootSDK)
  sdk.run({ websiteToken: config.websiteToken, baseUrl })
  const chatwoot = await waitFor(() => window.$chatwoot?.hasLoaded && window.$chatwoot)
  if (who)
    chatwoot.setUser(who.uid, {
      // Of a player who has told neither, so much that Chatwoot takes them.
      name: who.first_name || (who.email === '' ? who.uid : ''),
      email: who.email,
      ...(who.signature !== undefined && { identifier_hash: who.signature }),
    })
  return {
    show: () => chatwoot.toggleBubbleVisibility('show'),
    hide: () => {
      chatwoot.toggle('close')
      chatwoot.toggleBubbleVisibility('hide')
    },
    leave: () => chatwoot.reset(),
  }
}
