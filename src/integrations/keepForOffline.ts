import { subscribe } from 'valtio/vanilla'
import { offline } from '#schemas/runtime/offline.ts'
import type { App } from '../boot/App.ts'
import { registerWorker } from './registerWorker.ts'

/**
 * Keeps what was opened, to be read again without a connection: artefacts, which are the same for everybody, and by the service
 * worker the app itself. A site without a page that says that there is no connection keeps nothing.
 */
export async function keepForOffline(app: App): Promise<void> {
  const { content, locale } = app.stores
  const page = () => app.site().systemPages.offline
  const registration = await registerWorker(app)
  if (!registration) return
  const { active } = registration

  async function keepShell() {
    await content.ahead(`system-page/${page()}`)
    active?.postMessage({ shell: app.localised(offline.shell) })
  }
  async function keepArtefacts() {
    const { hashes, artefacts } = content.state
    const cache = await caches.open(offline.caches.artefacts)
    const known = new Set(Object.values(hashes).map((hash) => offline.artefacts + hash))
    const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
    for (const address of kept) if (!known.has(address)) await cache.delete(address)
    for (const key of Object.keys(artefacts)) {
      const address = offline.artefacts + hashes[key]
      // Of words there may be but those of the first screen.
      if (kept.has(address) || content.isPartial(key)) continue
      const headers = { 'content-type': 'application/json' }
      await cache.put(address, new Response(JSON.stringify(artefacts[key]), { headers }))
    }
  }

  let release = content.state.release
  subscribe(content.state, () => {
    const isOther = release !== content.state.release
    release = content.state.release
    const failed = () => undefined
    keepArtefacts().catch(failed)
    if (isOther) keepShell().catch(failed)
  })
  subscribe(locale.state, () => void keepShell().catch(() => undefined))
  await Promise.all([keepShell(), keepArtefacts()])
}
