import { createHash, createHmac } from 'node:crypto'

const bits = 96
const range = 1n << BigInt(bits)

/**
 * A number from 0 to n − 1, each as likely as any other, by a secret and what is drawn: the first 96 bits of HMAC-SHA256
 * with the secret's text as key and `label:0` as message, with `label:1` where they would favour small numbers, and so on.
 * @param n 1 to 2⁶⁴
 */
export function drawBelow(secret: string, label: string, n: bigint): bigint {
  if (n < 1n || n > 1n << 64n) throw new RangeError(`no number is below ${n}`)
  const limit = range - (range % n)
  for (let at = 0; ; at += 1) {
    const hex = createHmac('sha256', secret).update(`${label}:${at}`).digest('hex')
    const drawn = BigInt(`0x${hex.slice(0, bits / 4)}`)
    if (drawn < limit) return drawn % n
  }
}

/** What is shown of a secret before it is told. */
export const commitmentTo = (secret: string) => createHash('sha256').update(secret).digest('hex')
