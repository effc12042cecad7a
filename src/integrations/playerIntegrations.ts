import type { Host } from '#renderers/host.ts'
import type { App } from '../boot/App.ts'
import { listenToPlayer } from './listenToPlayer.ts'
import { watchVisit } from './realityCheck/watchVisit.ts'
import { watchInactivity } from './watchInactivity.ts'

/** What watches over players while they are signed in; a chunk of its own, which other visitors never load. */
export function playerIntegrations(app: App, host: Host): void {
  watchInactivity(app, host)
  watchVisit(app, host)
  listenToPlayer(app, host)
}
