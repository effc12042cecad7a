import { sha256Hex } from './hash.ts'

/**
 * Server seeds of a table whose rounds all players share: each is the SHA-256 of the hex text of the one played after it.
 * Played from the end of the list, every seed is therefore the commitment to the next, and the last of the list that to all
 * of them: it is published before the first round, and whoever makes the chain can exchange no round afterwards.
 * @param first a secret of 64 hex digits, which is played last
 */
export function seedChain(first: string, length: number): string[] {
  const chain = [first]
  while (chain.length < length) chain.push(sha256Hex(chain[chain.length - 1] as string))
  return chain
}
