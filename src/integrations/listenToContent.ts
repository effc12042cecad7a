import type { ReleaseAnswer } from '../api/readRelease.ts'
import type { App } from '../boot/App.ts'

/** Milliseconds until another try where the server took no stream; browsers then give up for good. */
const WAIT = 15_000

/**
 * Follows the releases of the site: every publish and rollback is on the screen within a second and nothing is loaded
 * anew. At each connection the server tells of the live release where that is another, so none is missed meanwhile.
 */
export function listenToContent(app: App, report: (error: unknown, where: string) => void): () => void {
  let last = Promise.resolve()
  let events: EventSource
  let timer: ReturnType<typeof setTimeout> | undefined

  function connect() {
    events = new EventSource(`/content/events?have=${app.stores.content.state.release}`)
    events.addEventListener('release', (event) => {
      const { id, artefacts } = JSON.parse(event.data) as ReleaseAnswer
      // One after another: two publishes in a row must not overtake each other.
      last = last
        .then(() => app.switchRelease(String(id), artefacts))
        .catch((error: unknown) => report(error, 'publish'))
    })
    events.addEventListener('error', () => {
      if (events.readyState === EventSource.CLOSED) timer = setTimeout(connect, WAIT)
    })
  }

  connect()
  return () => {
    clearTimeout(timer)
    events.close()
  }
}
