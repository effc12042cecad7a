import type { Facts } from '#schemas/compiler/Facts.ts'
import { miniAppData } from './miniApp.ts'

/** The product's breakpoints between kinds of device: what is below the first is a phone, below the second a tablet. */
export const deviceWidths = ['(width < 768px)', '(width < 992px)'] as const

/** What the site runs on. */
export function readDevice(): Facts['device'] {
  const [phone, tablet] = deviceWidths
  const kind = matches(phone) ? 'mobile' : matches(tablet) ? 'tablet' : 'desktop'
  return { kind, platform: readPlatform(), framed: isFramed() }
}

/** Whether another page embeds this one. */
export function isFramed(): boolean {
  return globalThis.self !== globalThis.top
}

function readPlatform(): Facts['device']['platform'] {
  if (miniAppData !== undefined || /; wv\)/.test(navigator.userAgent)) return 'webview'
  return matches('(display-mode: standalone)') ? 'pwa' : 'default'
}

function matches(query: string): boolean {
  return globalThis.matchMedia?.(query).matches ?? false
}
