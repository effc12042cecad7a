import type { Facts } from '#schemas/compiler/Facts.ts'
import { miniAppData } from './miniApp.ts'

/** What the site runs on; the widths are the product's breakpoints. */
export function readDevice(): Facts['device'] {
  const kind = matches('(width < 768px)') ? 'mobile' : matches('(width < 992px)') ? 'tablet' : 'desktop'
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
