import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a link in a letter lets its holder do. */
export type LinkSubject = { uid: number; type: 'email' | 'phone'; contact: string }

const shape = /^([1-9]\d{0,15})\.(\d{1,12})\.([A-Za-z0-9_-]{43})$/

/**
 * Token of a link that needs no sign-in: whose it is, when it is over, and a signature that also covers the contact,
 * which stands beside it in the link.
 * @param expires end of its validity, milliseconds since 1970
 */
export function signLink(key: Buffer, subject: LinkSubject, expires: number): string {
  const seconds = Math.floor(expires / 1000)
  return `${subject.uid}.${seconds}.${signature(key, subject, seconds).toString('base64url')}`
}

/** Whose contact the token is for; undefined where it is not for this contact, forged or over. */
export function readLink(
  key: Buffer,
  token: string,
  { type, contact }: Pick<LinkSubject, 'type' | 'contact'>,
  now: number,
): { uid: number } | undefined {
  const [, uid, seconds, signed] = shape.exec(token) ?? []
  if (uid === undefined || seconds === undefined || signed === undefined) return undefined
  const expected = signature(key, { uid: Number(uid), type, contact }, Number(seconds))
  const given = Buffer.from(signed, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return Number(seconds) * 1000 > now ? { uid: Number(uid) } : undefined
}

function signature(key: Buffer, { uid, type, contact }: LinkSubject, seconds: number): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify([uid, seconds, type, contact]))
    .digest()
}
