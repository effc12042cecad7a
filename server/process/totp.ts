import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds for which a code is shown. */
const period = 30
const digits = 6
/** Steps by which the clocks of server and phone may differ. */
const drift = 1

/** The step of time that a moment is in; milliseconds since 1970. */
export const stepAt = (moment: number): number => Math.floor(moment / 1000 / period)

/** The code of a step (RFC 6238 over RFC 4226, section 5.3, with SHA-1, which every app knows). */
export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step whose code was given, looked for around a moment; undefined where there is none. */
export function stepOfCode(secret: Buffer, code: string, moment: number): number | undefined {
  const given = Buffer.from(code)
  let found: number | undefined
  for (let step = stepAt(moment) - drift; step <= stepAt(moment) + drift; step += 1) {
    const expected = Buffer.from(codeOf(secret, step))
    if (given.length === expected.length && timingSafeEqual(given, expected)) found = step
  }
  return found
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648, section 6, without padding. */
export function base32(bytes: Uint8Array): string {
  let text = ''
  let bits = 0
  let held = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    for (; bits >= 5; bits -= 5) text += letters[(held >>> (bits - 5)) & 31]
    held &= (1 << bits) - 1
  }
  return bits === 0 ? text : text + letters[(held << (5 - bits)) & 31]
}

/** What an authenticator app reads from a picture (Key Uri Format of Google Authenticator, which others follow). */
export function totpUri(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer, digits: String(digits), period: String(period) })}`
}
