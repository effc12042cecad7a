import { crashPoint } from './crashPoint.ts'
import { hmacSha256, sha256Hex } from './hash.ts'

/**
 * Hashes of the rounds of a crash game that all players share: each is the SHA-256 of the hex text of the one played
 * after it. The last of the list is published before the first round.
 * @param first a secret of 64 hex digits, which is played last
 * @returns in the order in which they were made: play them from the end
 */
export function crashChain(first: string, length: number): string[] {
  const chain = [first]
  while (chain.length < length) chain.push(sha256Hex(chain[chain.length - 1] as string))
  return chain
}

/** Whether a round's hash leads to the one played (or published) before it. */
export function isNextInChain(hash: string, before: string): boolean {
  return sha256Hex(hash) === before
}

/**
 * Where a shared round ends, in hundredths.
 * @param salt a text that nobody could know when the chain was published
 */
export function crashPointOf(hash: string, salt: string): number {
  const bytes = hmacSha256(hash, salt)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return crashPoint(view.getUint32(0) * 2 ** 20 + (view.getUint32(4) >>> 12))
}
