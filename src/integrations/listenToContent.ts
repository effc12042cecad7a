import type { ReleaseAnswer } from '../api/readRelease.ts'
import type { App } from '../boot/App.ts'

/**
 * Follows the releases of the site: every publish and rollback is on the screen within a second and nothing is loaded
 * anew. After a lost connection the live release is asked for once, because events may have been missed.
 */
export function listenToContent(app: App, report: (error: unknown, where: string) => void): () => void {
  const events = new EventSource('/content/events')
  let wasLost = false
  let last = Promise.resolve()

  // One after another: two publishes in a row must not overtake each other.
  const queue = (task: () => Promise<void>) => {
    last = last.then(task).catch((error: unknown) => report(error, 'publish'))
  }

  events.addEventListener('release', (event) => {
    const { id, artefacts } = JSON.parse(event.data) as ReleaseAnswer
    queue(async () => {
      if (id !== app.stores.content.state.release) await app.stores.content.switchTo(id, artefacts)
    })
  })
  events.addEventListener('error', () => {
    wasLost = true
  })
  events.addEventListener('open', () => {
    if (wasLost) queue(app.refreshRelease)
    wasLost = false
  })
  return () => events.close()
}
