import type { Host } from '#renderers/host.ts'
import type { App } from '../../boot/App.ts'
import { isFramed } from '../../boot/readDevice.ts'
import { parentOrigin } from './parentOrigin.ts'

/**
 * Talks with pages of the same origin in frames (product document, section 2, "Frame messages"): does what a page that
 * this one embeds asks for, tells the page that embeds this one where it is, and goes where that one says.
 */
export function listenToFrames(app: App, host: Host): void {
  addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.origin !== location.origin || event.source === window || event.source === null) return
    // Few visitors see a frame of the site in another.
    import('./heedFrame.ts')
      .then(({ heedFrame }) => heedFrame(app, event))
      .catch((error: unknown) => host.report(error, 'frame'))
  })
  if (isFramed() && parentOrigin() === location.origin) tellPlace(host)
}

/** Posted to the own origin only, so that nobody else hears of it. */
function tellPlace(host: Host) {
  let last: string | undefined
  const tell = () => {
    if (location.pathname === last) return
    last = location.pathname
    window.parent.postMessage({ type: 'checkIframe', pathname: location.pathname }, location.origin)
  }
  tell()
  host.subscribe(tell)
}
