import type { StartWidget } from '../ChatWidget.ts'
import { loadScript } from '../loadScript.ts'
import { waitFor } from '../waitFor.ts'

declare global {
  interface Window {
    zE?: (...call: unknown[]) => void
  }
}

export const startZendesk: StartWidget<'zendesk'> = async (start) => {
  const { config, locale, who, opened, closed, token } = start
  await loadScript(`https://static.zdassets.com/ekr/snippet.js?key=${config.key}`, 'ze-snippet')
  const zE = await waitFor(() => window.zE)
  zE('messenger:set', 'locale', locale)
  zE('messenger:on', 'open', opened)
  zE('messenger:on', 'close', closed)
  let first = who?.signature
  if (who)
    // Asked again, once what was signed is over.
    zE('messenger', 'loginUser', async (done: (jwt: string | undefined) => void) => {
      done(first ?? (await token()))
      first = undefined
    })
  return {
    show: () => zE('messenger', 'show'),
    hide: () => {
      zE('messenger', 'close')
      zE('messenger', 'hide')
    },
    leave: () => zE('messenger', 'logoutUser'),
  }
}
