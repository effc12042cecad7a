import { bytesToHex } from '@noble/hashes/utils.js'
import type { Outcome } from '#games/engines/Engine.ts'
import { type Mathematics, playRound } from '#games/engines/engines.ts'
import { createDraw, type Draw } from '#games/fairness/createDraw.ts'
import { commitment, type Seeds } from '#games/fairness/seeds.ts'

/** One random number: below what, and which; of the 52 bits of a crash there is no bound. */
export type Drawn = { below?: number; value: number }

export type Trace = {
  /** SHA-256 of the server seed. */
  commitment: string
  /** What the random bytes were made of, and they themselves in hex. */
  blocks: { message: string; hex: string }[]
  draws: Drawn[]
  outcome?: Outcome
}

/**
 * How a round was drawn, in its order; of seeds alone the first block.
 * @throws RefusedPlay where no such round can be played
 */
export function traceRound(
  seeds: Seeds,
  played?: { mathematics: Mathematics; choice: unknown; moves: readonly unknown[] },
): Trace {
  const blocks: Trace['blocks'] = []
  const draws: Drawn[] = []
  const draw = createDraw(seeds, ({ message, bytes }) => blocks.push({ message, hex: bytesToHex(bytes) }))
  const heard: Draw = {
    below(n) {
      const value = draw.below(n)
      draws.push({ below: n, value })
      return value
    },
    bits52() {
      const value = draw.bits52()
      draws.push({ value })
      return value
    },
  }
  const outcome = played && playRound(played.mathematics, heard, played.choice, played.moves)
  if (!played) draw.below(2)
  return { commitment: commitment(seeds.server), blocks, draws, ...(outcome && { outcome }) }
}
