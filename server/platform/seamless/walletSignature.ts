import { createHmac, timingSafeEqual } from 'node:crypto'

/** Who may call. @property provider by which its games, players and transactions are kept apart from others' */
export type WalletKey = { provider: string; key: string; secret: string }

/** Seconds by which clocks may differ. */
export const tolerance = 300

export type WalletHeaders = Readonly<Record<string, string | string[] | undefined>>

/** @property subject method and path as they are sent: `POST /wallet/v1/bet` */
type Signed = { time: string; nonce: string; subject: string; body: Buffer | string }

/** What both sides sign: when, a name that is used once, where to, and the exact bytes. */
export const signature = (secret: string, { time, nonce, subject, body }: Signed): Buffer =>
  createHmac('sha256', secret).update(`${time}\n${nonce}\n${subject}\n`).update(body).digest()

/** Whose call it is, and the name that it must not use again; or what is wrong with its headers. */
export type Judged = { provider: string; nonce: string } | { fault: string }

/**
 * @param keys one of them has two secrets while its secret is being changed
 * @param now milliseconds since 1970
 */
export function judgeCall(
  keys: readonly WalletKey[],
  headers: WalletHeaders,
  { subject, body }: Pick<Signed, 'subject' | 'body'>,
  now: number,
): Judged {
  const { 'x-wallet-key': key, 'x-wallet-time': time, 'x-wallet-nonce': nonce } = headers
  const { 'x-wallet-signature': given } = headers
  if (typeof time !== 'string' || !/^\d{1,12}$/.test(time)) return { fault: 'It says no time' }
  if (typeof nonce !== 'string' || !/^[A-Za-z0-9_-]{16,64}$/.test(nonce)) return { fault: 'It has no nonce' }
  if (typeof given !== 'string' || !/^[0-9a-f]{64}$/i.test(given)) return { fault: 'It has no signature' }
  const known = keys.filter((one) => one.key === key)
  if (known.length === 0) return { fault: 'Its key is not known' }
  const bytes = Buffer.from(given, 'hex')
  const found = known.find(({ secret }) =>
    timingSafeEqual(bytes, signature(secret, { time, nonce, subject, body })),
  )
  if (!found) return { fault: 'Its signature is wrong' }
  if (Math.abs(now / 1000 - Number(time)) > tolerance) return { fault: 'Its time is too far from ours' }
  return { provider: found.provider, nonce }
}
