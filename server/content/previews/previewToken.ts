import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a preview shows: a release with revisions laid over it, none of which ever changes. */
export interface PreviewClaims {
  release: number
  /** Ids of the revisions, in ascending order; one of a deletion leaves its definition out. */
  revisions: readonly number[]
  /** When it is over: seconds since 1970. */
  until: number
  /** Number of the link that it was made for, which can be taken back; a preview of the studio's own has none. */
  link?: number
}

/** Letters that a token may have: an address holds it, and logs and proxies must not cut it off. */
const longest = 1500
const shape =
  /^(?<body>[0-9a-z]{1,8}\.[0-9a-z]{1,8}\.(?:[0-9a-z]{1,11}(?:-[0-9a-z]{1,11})*)?(?:\.[0-9a-z]{1,6})?)\.(?<signed>[\w-]{43})$/

/**
 * Names what is shown and until when, so that whoever has it needs no account and no process has to remember it.
 * @returns undefined where so many revisions have no place in an address
 */
export function signPreview(
  key: Buffer,
  { release, revisions, until, link }: PreviewClaims,
): string | undefined {
  // Each by how far it lies behind the one before: revisions of one day are near each other.
  const steps = revisions.map((id, at) => (id - (revisions[at - 1] ?? 0)).toString(36))
  const body = [
    until.toString(36),
    release.toString(36),
    steps.join('-'),
    ...(link === undefined ? [] : [link.toString(36)]),
  ].join('.')
  const token = `${body}.${signature(key, body).toString('base64url')}`
  return token.length > longest ? undefined : token
}

/** @returns undefined where somebody else made it, or it is over */
export function readPreview(key: Buffer, token: string, now = Date.now()): PreviewClaims | undefined {
  const { body, signed } = (token.length > longest ? undefined : shape.exec(token)?.groups) ?? {}
  if (body === undefined || signed === undefined) return undefined
  const given = Buffer.from(signed, 'base64url')
  const expected = signature(key, body)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const [until = '', release = '', steps = '', link] = body.split('.')
  const claims: PreviewClaims = {
    until: Number.parseInt(until, 36),
    release: Number.parseInt(release, 36),
    revisions: sumsOf(steps === '' ? [] : steps.split('-').map((step) => Number.parseInt(step, 36))),
    ...(link !== undefined && { link: Number.parseInt(link, 36) }),
  }
  return claims.until * 1000 > now ? claims : undefined
}

function sumsOf(steps: readonly number[]): number[] {
  let sum = 0
  return steps.map((step) => {
    sum += step
    return sum
  })
}

function signature(key: Buffer, body: string): Buffer {
  return createHmac('sha256', key).update(body).digest()
}
