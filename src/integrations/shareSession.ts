import { subscribe } from 'valtio/vanilla'
import type { Host } from '#renderers/host.ts'
import type { App } from '../boot/App.ts'
import { followSession } from './followSession.ts'

/** Lets every tab of the site know who is signed in, so that none goes on as somebody who is signed out elsewhere. */
export function shareSession(app: App, host: Host): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const { state } = app.stores.session
  const channel = new BroadcastChannel('session')
  let told = state.facts.uid

  const stop = subscribe(state, () => {
    const { uid } = state.facts
    if (uid === told) return
    told = uid
    channel.postMessage(uid)
  })
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === state.facts.uid) return
    // What the others know already need not be told to them again.
    told = Number(data)
    followSession(app, host).catch((error: unknown) => host.report(error, 'session of another tab'))
  }
  return () => {
    stop()
    channel.close()
  }
}
