import type { Host } from '#renderers/host.ts'
import type { App } from '../boot/App.ts'

/** Under which the numbers of campaign popups that were closed are kept: on the platform for players, else in the browser. */
const KEY = 'seen_popups'
/** Older ones are over by then. */
const MOST = 100

/** Numbers of the campaign popups that were seen; undefined where that cannot be told, for nobody wants to see one twice. */
export async function readSeen(app: App, host: Host): Promise<string[] | undefined> {
  const here = split(app.stores.stored.read(KEY))
  if (!host.facts().session.authenticated) return here
  const result = await host.call('storage.get', { key: KEY })
  if (!result.ok) return undefined
  return [...here, ...split((result.response as { value?: unknown } | null)?.value)]
}

/** @param uid of whoever saw it: somebody else may be here by now */
export async function keepSeen(app: App, host: Host, id: number, uid: unknown): Promise<void> {
  const { session } = host.facts()
  if (session.authenticated && session.uid === uid) {
    const seen = await readSeen(app, host)
    if (seen) await host.call('storage.set', { key: KEY, value: join([...seen, String(id)]) })
    return
  }
  app.stores.stored.keep(KEY, join([...split(app.stores.stored.read(KEY)), String(id)]))
}

const split = (text: unknown) => (typeof text === 'string' ? text.split(',').filter(Boolean) : [])

const join = (numbers: readonly string[]) => [...new Set(numbers)].slice(-MOST).join(',')
