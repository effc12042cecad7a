import { randomBytes } from 'node:crypto'
import { previewNames } from '#schemas/studio/previewNames.ts'

/** A nonce of 128 bits (CSP 3, section 2.3). */
export function createNonce(): string {
  return randomBytes(16).toString('base64url')
}

export type PagePolicy = {
  nonce: string
  /** Origins that may embed the page; none: nobody may. */
  frameAncestors: readonly string[]
  https: boolean
  /** Origins whose pages it may show in frames, and that may use the camera there. */
  frames?: readonly string[]
  /** Origins whose games it may show in frames; they may use nothing of the device. */
  games?: readonly string[]
  /** Origins besides our own that pictures come from. */
  images?: readonly string[]
  /** Origins besides our own that forms of the page may be sent to: where players pay. */
  payments?: readonly string[]
  /** Domain that the page may ask besides our own, with all below it: of whoever takes fingerprints of devices. */
  resolver?: string | undefined
  /** Origins besides our own that it tells of what happens. */
  told?: readonly string[]
  /** Code of third parties stands in the page. */
  snippets?: boolean
  /** Development only: Vite's client talks over a web socket, and starts a worker. */
  development?: boolean
}

/** Headers of every HTML response. There is no unsafe-eval and no unsafe-inline. */
export function pageHeaders({
  nonce,
  frameAncestors,
  https,
  frames = [],
  games = [],
  images = [],
  payments = [],
  resolver,
  told = [],
  snippets,
  development,
}: PagePolicy): Record<string, string> {
  const framed = [...frames, ...games]
  const policy = [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    [`img-src 'self'`, ...images].join(' '),
    `font-src 'self'`,
    `worker-src 'self'`,
    [
      `connect-src 'self'`,
      ...(resolver ? [`https://${resolver}`, `https://*.${resolver}`] : []),
      ...told,
      ...(development ? ['ws:'] : []),
    ].join(' '),
    ...(framed.length > 0 ? [`frame-src 'self' ${framed.join(' ')}`] : []),
    `frame-ancestors ${frameAncestors.length > 0 ? frameAncestors.join(' ') : `'none'`}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    [`form-action 'self'`, ...payments].join(' '),
  ]
  // A text becomes HTML through DOMPurify or not at all, and the address of a script only that of the service worker. Code of third parties may write as it was made to.
  if (!snippets && !development)
    policy.push(`require-trusted-types-for 'script'`, 'trusted-types dompurify worker')
  if (https) policy.push('upgrade-insecure-requests')
  return {
    ...commonHeaders(https),
    'content-security-policy': policy.join('; '),
    ...(frames.length > 0 ? { 'permissions-policy': permissions(frames) } : {}),
    ...(frameAncestors.length > 0
      ? { 'cross-origin-resource-policy': 'cross-origin' }
      : { 'x-frame-options': 'DENY' }),
  }
}

/**
 * Headers of a page that shows drafts: as players' pages have them, but that only our own pages show it, in frames, that it
 * sends nothing and frames nothing, and that nobody keeps, finds or passes on its address.
 */
export function previewHeaders(policy: Pick<PagePolicy, 'nonce' | 'https' | 'images' | 'development'>) {
  const headers = pageHeaders({ ...policy, frameAncestors: [`'self'`] })
  return {
    ...headers,
    'content-security-policy': String(headers['content-security-policy']).replace(
      `form-action 'self'`,
      `frame-src 'none'; form-action 'none'`,
    ),
    'cache-control': 'private, no-store',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex, nofollow',
  }
}

/**
 * Headers of the studio's document: it runs and loads what is its own, and nobody shows it in a frame.
 * @param origin our own, as the browser knows it: of it previews alone are shown in frames
 */
export function studioHeaders(nonce: string, origin: string): Record<string, string> {
  const https = origin.startsWith('https:')
  const policy = [
    `default-src 'none'`,
    `script-src 'self'`,
    // Mantine and CodeMirror write style tags.
    `style-src 'self' 'nonce-${nonce}'`,
    // CodeMirror marks faults with pictures that stand in its style sheet.
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `frame-src ${origin}${previewNames.path}`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `require-trusted-types-for 'script'`,
    // The first lets nothing through that holds a tag; the second reads what translators send back (src/studio/texts/parseXml.ts),
    // the third cleans texts of the site where they are drawn.
    'trusted-types default xml dompurify',
    ...(https ? ['upgrade-insecure-requests'] : []),
  ]
  return {
    ...commonHeaders(https),
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex, nofollow',
  }
}

/** Headers of every response whatever it is. */
export function commonHeaders(https: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Sign-in with another service opens a window that must be able to answer.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': permissions([]),
    // No other site shows what is ours; what they may show says so where it is answered.
    'cross-origin-resource-policy': 'same-origin',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/** What pages and the frames in them may use of the device: nothing, but for a camera and a microphone in `frames`. */
function permissions(frames: readonly string[]): string {
  const seen = frames.length > 0 ? `(self ${frames.map((origin) => `"${origin}"`).join(' ')})` : '()'
  return `camera=${seen}, geolocation=(), microphone=${seen}, payment=(), usb=()`
}
