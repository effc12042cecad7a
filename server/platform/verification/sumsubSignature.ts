import { createHmac, timingSafeEqual } from 'node:crypto'

/** What Sumsub names its algorithms; SHA-1, which it also offers, is too weak to be believed. */
const algorithms = new Map([
  ['HMAC_SHA256_HEX', 'sha256'],
  ['HMAC_SHA512_HEX', 'sha512'],
])

/**
 * Headers that sign a request to Sumsub (docs.sumsub.com, Authentication).
 * @param path with its query
 * @param now seconds since 1970
 */
export function signedHeaders(
  credentials: { appToken: string; secret: string },
  request: { method: string; path: string; body: string },
  now: number,
): Record<string, string> {
  return {
    'x-app-token': credentials.appToken,
    'x-app-access-ts': String(now),
    'x-app-access-sig': requestSignature(credentials.secret, request, now),
  }
}

export function requestSignature(
  secret: string,
  { method, path, body }: { method: string; path: string; body: string },
  now: number | string,
): string {
  return createHmac('sha256', secret).update(`${now}${method}${path}${body}`).digest('hex')
}

/** Digest of a webhook's raw body; undefined where we do not trust the algorithm. */
export function hookDigest(secret: string, body: Buffer, algorithm: string): string | undefined {
  const name = algorithms.get(algorithm)
  return name && createHmac(name, secret).update(body).digest('hex')
}

/** Takes the same time wherever they differ. */
export function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
