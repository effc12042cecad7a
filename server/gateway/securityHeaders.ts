import { randomBytes } from 'node:crypto'

/** A nonce of 128 bits (CSP 3, section 2.3). */
export function createNonce(): string {
  return randomBytes(16).toString('base64url')
}

export type PagePolicy = {
  nonce: string
  /** Origins that may embed the page; none: nobody may. */
  frameAncestors: readonly string[]
  https: boolean
  /** Development only: Vite's client talks over a web socket. */
  development?: boolean
}

/** Headers of every HTML response. There is no unsafe-eval and no unsafe-inline. */
export function pageHeaders({
  nonce,
  frameAncestors,
  https,
  development,
}: PagePolicy): Record<string, string> {
  const policy = [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: https:`,
    `font-src 'self'`,
    `connect-src 'self'${development ? ' ws:' : ''}`,
    `frame-ancestors ${frameAncestors.length > 0 ? frameAncestors.join(' ') : `'none'`}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
  ]
  if (https) policy.push('upgrade-insecure-requests')
  return {
    ...commonHeaders(https),
    'content-security-policy': policy.join('; '),
    ...(frameAncestors.length > 0 ? {} : { 'x-frame-options': 'DENY' }),
  }
}

/** Headers of every response whatever it is. */
export function commonHeaders(https: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Sign-in with another service opens a window that must be able to answer.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
