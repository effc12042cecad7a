import type { DrawnFor } from '#schemas/runtime/bootData.ts'
import { breakpoints } from '#schemas/runtime/breakpoints.ts'
import type { Facts } from '#schemas/runtime/Facts.ts'
import { miniAppData } from './miniApp.ts'

const [narrowest, ...wider] = breakpoints
/** Asked once: a media query list tells the present state for as long as it lives, and facts are read by every block. */
const asked = new Map<string, MediaQueryList | undefined>()

/** What the server has drawn for, while React takes that over. */
let assumed: Facts['device'] | undefined

/** Of one app: the server draws one after the other, and those before would be kept with all that they hold. */
let watchers: (() => void)[] = []

const assumptions: Record<DrawnFor, (typeof breakpoints)[number]['name']> = {
  mobile: 'mobile',
  desktop: '1280',
}

/** Takes the device for what the server took it for, until somebody looks at it; for an app that is yet to be made. */
export function assumeDevice(drawn: DrawnFor): void {
  const { name, from } = breakpoints.find((one) => one.name === assumptions[drawn]) ?? narrowest
  assumed = { kind: drawn, breakpoint: name, minWidth: from, platform: 'default', framed: false }
  watchers = []
}

/** Looks at the device itself; whoever watches is told where it may be another than was assumed. */
export function lookAtDevice(): void {
  const before = JSON.stringify(readDevice())
  assumed = undefined
  if (JSON.stringify(readDevice()) !== before) for (const changed of watchers) changed()
}

/** What the site runs on. */
export function readDevice(): Facts['device'] {
  if (assumed) return assumed
  const { name, from } = wider.findLast((one) => matches(beginning(one))) ?? narrowest
  const kind = name === 'mobile' || name === 'tablet' ? name : 'desktop'
  const page = globalThis.document
  return {
    ...{ kind, breakpoint: name, minWidth: from, platform: readPlatform(), framed: isFramed() },
    ...(page?.fullscreenEnabled && { fullscreen: page.fullscreenElement ? 'on' : 'off' }),
  }
}

/** Calls `changed` when the screen passes a breakpoint, however often it is resized between two, and when the page fills it or no longer does. */
export function watchDevice(changed: () => void): void {
  watchers.push(changed)
  for (const query of [...wider.map(beginning), INSTALLED]) listOf(query)?.addEventListener('change', changed)
  globalThis.document?.addEventListener('fullscreenchange', changed)
}

/** Whether another page embeds this one. */
export function isFramed(): boolean {
  return globalThis.self !== globalThis.top
}

function readPlatform(): Facts['device']['platform'] {
  if (miniAppData !== undefined || /; wv\)/.test(navigator.userAgent)) return 'webview'
  // A game that fills the screen of an app leaves it an app, and in a browser does not make it one.
  if (!matches('(display-mode: fullscreen)'))
    isInstalled =
      // Apple's home screen, and an app of Android's store that is this site (web.dev, "Detection").
      matches(INSTALLED) ||
      (navigator as { standalone?: boolean }).standalone === true ||
      globalThis.document?.referrer.startsWith('android-app:')
  return isInstalled ? 'pwa' : 'default'
}

let isInstalled = false

/** What a browser makes of the manifest's `standalone`, itself or the next that it can. */
const INSTALLED = '(display-mode: standalone), (display-mode: minimal-ui)'

const beginning = ({ from }: { from: number }) => `(width >= ${from}px)`

function matches(query: string): boolean {
  return listOf(query)?.matches ?? false
}

function listOf(query: string): MediaQueryList | undefined {
  if (!asked.has(query)) asked.set(query, globalThis.matchMedia?.(query))
  return asked.get(query)
}
