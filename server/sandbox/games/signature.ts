import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Seconds by which clocks may differ. */
const tolerance = 300

export type Keys = { key: string; secret: string }
type Headers = Readonly<Record<string, string | string[] | undefined>>

const sign = ({ secret }: Keys, time: string, nonce: string, subject: string, body: string) =>
  createHmac('sha256', secret).update(`${time}\n${nonce}\n${subject}\n${body}`).digest()

/** Headers of a call to the casino's wallet. @param subject `POST /wallet/v1/bet` */
export function signedHeaders(keys: Keys, subject: string, body: string): Record<string, string> {
  const time = String(Math.floor(Date.now() / 1000))
  const nonce = randomBytes(18).toString('base64url')
  return {
    'x-wallet-key': keys.key,
    'x-wallet-time': time,
    'x-wallet-nonce': nonce,
    'x-wallet-signature': sign(keys, time, nonce, subject, body).toString('hex'),
  }
}

/** Tells whether calls are the casino's; each nonce is taken once while its time is within the tolerance. */
export function createSignatureCheck(keys: Keys) {
  const seen = new Map<string, number>()
  return (headers: Headers, subject: string, body: string): boolean => {
    const { 'x-wallet-key': key, 'x-wallet-time': time, 'x-wallet-nonce': nonce } = headers
    const signature = headers['x-wallet-signature']
    if (key !== keys.key || typeof time !== 'string' || typeof nonce !== 'string') return false
    if (typeof signature !== 'string' || !/^[A-Za-z0-9_-]{16,64}$/.test(nonce)) return false
    const now = Date.now() / 1000
    if (!/^\d{1,12}$/.test(time) || Math.abs(now - Number(time)) > tolerance) return false
    const expected = sign(keys, time, nonce, subject, body)
    const given = Buffer.from(signature, 'hex')
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
    for (const [old, until] of seen) if (until < now) seen.delete(old)
    if (seen.has(nonce)) return false
    seen.set(nonce, now + 2 * tolerance)
    return true
  }
}
