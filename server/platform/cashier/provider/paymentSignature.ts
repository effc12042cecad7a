import { createHmac, timingSafeEqual } from 'node:crypto'

export type BridgeKeys = { key: string; secret: string }

/** Seconds by which a callback may be older or newer than our clock; senders sign anew whenever they try again. */
const tolerance = 300

/** What both sides sign: when, what and the exact bytes of the body, so that none of them can be used elsewhere. */
function signature(secret: string, time: string, subject: string, body: Buffer | string): Buffer {
  return createHmac('sha256', secret).update(`${time}\n${subject}\n`).update(body).digest()
}

/** Headers that prove a call to be ours. @param subject `POST /deposits`, below the address of the bridge */
export function signedHeaders(
  { key, secret }: BridgeKeys,
  subject: string,
  body: string,
  now = Date.now(),
): Record<string, string> {
  const time = String(Math.floor(now / 1000))
  return {
    'x-payment-key': key,
    'x-payment-time': time,
    'x-payment-signature': signature(secret, time, subject, body).toString('hex'),
  }
}

/** What is wrong with the signature of a callback; undefined where nothing is. @param secrets each is good */
export function callbackFault(
  secrets: readonly string[],
  body: Buffer,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  now = Date.now(),
): string | undefined {
  const { 'x-payment-time': time, 'x-payment-signature': given } = headers
  if (typeof time !== 'string' || !/^\d{1,12}$/.test(time)) return 'it says no time'
  if (typeof given !== 'string' || !/^[0-9a-f]{64}$/i.test(given)) return 'it has no signature'
  if (Math.abs(now / 1000 - Number(time)) > tolerance) return 'its time is too far from ours'
  const bytes = Buffer.from(given, 'hex')
  const isRight = secrets.some((one) => timingSafeEqual(bytes, signature(one, time, 'CALLBACK', body)))
  return isRight ? undefined : 'its signature is wrong'
}
