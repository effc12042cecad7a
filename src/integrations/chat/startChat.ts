import { subscribe } from 'valtio/vanilla'
import type { Host } from '#renderers/host.ts'
import type { App } from '../../boot/App.ts'
import { chosenChat } from './chosenChat.ts'
import { onFirstActivity } from './onFirstActivity.ts'

/**
 * Has the chat shown from the visitor's first activity on, where the site has one; until then nothing of it is loaded. A page that
 * stands in a frame of another shows none.
 */
export function startChat(app: App, host: Host): void {
  if (host.facts().device.framed) return
  const stop = subscribe(app.stores.content.state, look)
  look()

  function look() {
    if (!chosenChat(app.site())) return
    stop()
    onFirstActivity(() => {
      import('./followChat.ts')
        .then(({ followChat }) => followChat(app, host))
        .catch((error: unknown) => host.report(error, 'chat'))
    })
  }
}
