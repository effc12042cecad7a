import type { Host } from '#renderers/host.ts'
import type { App } from '../boot/App.ts'
import { followLive } from './live/followLive.ts'
import { prefetchWhenIdle } from './prefetchWhenIdle.ts'
import { replaceFailedImages } from './replaceFailedImages.ts'

/** What nobody waits for, and the first screen does not carry: it begins once that is there. */
export function onceShown(app: App, host: Host): void {
  followLive(app, host)
  replaceFailedImages(app)
  prefetchWhenIdle(app, host)
}
