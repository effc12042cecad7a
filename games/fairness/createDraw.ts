import { hmacSha256 } from './hash.ts'
import type { Seeds } from './seeds.ts'

/** A source of random numbers; the same seeds give the same numbers in the same order. */
export type Draw = {
  /** An integer from 0 to n − 1, each as likely as any other; n from 1 to 2³². */
  below: (n: number) => number
  /** 52 random bits as an integer: the first 13 hex digits of a block, where nothing was drawn before. */
  bits52: () => number
}

const words = 2 ** 32

/** Draws made of 32-bit words. */
export function drawOfWords(next: () => number): Draw {
  return {
    below(n) {
      if (!Number.isInteger(n) || n < 1 || n > words) throw new RangeError(`no integer is below ${n}`)
      // Words of the last, incomplete run of n would favour small integers.
      const limit = words - (words % n)
      for (;;) {
        const word = next()
        if (word < limit) return word % n
      }
    },
    bits52() {
      const high = next()
      return high * 2 ** 20 + (next() >>> 12)
    },
  }
}

/** A block of random bytes, and what it was made of. */
export type DrawnBlock = { message: string; bytes: Uint8Array }

/**
 * The draws of one round: blocks of HMAC-SHA256 with the server seed's text, read as big-endian 32-bit words.
 * @param onBlock told of each block that is needed, for whoever shows how a round was drawn
 */
export function createDraw({ server, client, nonce }: Seeds, onBlock?: (block: DrawnBlock) => void): Draw {
  let round = 0
  let at = 8
  let block: DataView = new DataView(new ArrayBuffer(32))
  return drawOfWords(() => {
    if (at === 8) {
      const message = `${client}:${nonce}:${round}`
      const bytes = hmacSha256(server, message)
      onBlock?.({ message, bytes })
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      round += 1
      at = 0
    }
    const word = block.getUint32(at * 4)
    at += 1
    return word
  })
}
