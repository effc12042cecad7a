import { createHmac, randomBytes } from 'node:crypto'

export type GameKeys = { key: string; secret: string }

/**
 * Headers that prove a call: what is signed is when, a name that is used once, the target as it is sent (with its query)
 * and the exact bytes of the body.
 */
export function signedHeaders(
  { key, secret }: GameKeys,
  method: string,
  target: string,
  body: string,
  now = Date.now(),
): Record<string, string> {
  const time = String(Math.floor(now / 1000))
  const nonce = randomBytes(18).toString('base64url')
  const signature = createHmac('sha256', secret).update(`${time}\n${nonce}\n${method} ${target}\n${body}`)
  return {
    'x-wallet-key': key,
    'x-wallet-time': time,
    'x-wallet-nonce': nonce,
    'x-wallet-signature': signature.digest('hex'),
  }
}
