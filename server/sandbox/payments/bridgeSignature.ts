import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds by which clocks may differ. */
const tolerance = 300

type Keys = { key: string; secret: string }
type Headers = Readonly<Record<string, string | string[] | undefined>>

const sign = (secret: string, time: string, subject: string, body: string) =>
  createHmac('sha256', secret).update(`${time}\n${subject}\n${body}`).digest()

/** Whether a call of the bridge's protocol is the merchant's. @param subject `POST /deposits` */
export function isSigned(headers: Headers, subject: string, body: string, keys: Keys): boolean {
  const { 'x-payment-key': key, 'x-payment-time': time, 'x-payment-signature': signature } = headers
  if (key !== keys.key || typeof time !== 'string' || typeof signature !== 'string') return false
  if (!/^\d{1,12}$/.test(time) || Math.abs(Date.now() / 1000 - Number(time)) > tolerance) return false
  const expected = sign(keys.secret, time, subject, body)
  const given = Buffer.from(signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Headers of a callback. */
export function callbackHeaders(secret: string, body: string): Record<string, string> {
  const time = String(Math.floor(Date.now() / 1000))
  return {
    'x-payment-time': time,
    'x-payment-signature': sign(secret, time, 'CALLBACK', body).toString('hex'),
  }
}
