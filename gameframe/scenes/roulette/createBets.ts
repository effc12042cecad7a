import type { BetKind } from '#games/engines/rouletteBets.ts'

export type LaidBet = { kind: BetKind; numbers?: readonly number[] }
export type Chip = { bet: LaidBet; stake: bigint }

const keyOf = ({ kind, numbers }: LaidBet) => `${kind}:${numbers?.join('-') ?? ''}`

/** Chips on a cloth, in the order in which they were laid. */
export function createBets() {
  let chips: Chip[] = []
  return {
    add: (bet: LaidBet, stake: bigint): void => {
      chips = [...chips, { bet, stake }]
    },
    undo: (): void => {
      chips = chips.slice(0, -1)
    },
    clear: (): void => {
      chips = []
    },
    put: (again: readonly Chip[]): void => {
      chips = [...again]
    },
    total: (): bigint => chips.reduce((sum, { stake }) => sum + stake, 0n),
    /** One bet a place, with all that lies on it. */
    all: (): Chip[] => {
      const merged = new Map<string, Chip>()
      for (const { bet, stake } of chips) {
        const there = merged.get(keyOf(bet))
        merged.set(keyOf(bet), { bet, stake: stake + (there?.stake ?? 0n) })
      }
      return [...merged.values()]
    },
  }
}

/** Where chips are drawn: on the number that stands first, or on the field of the bet. */
export function sumsOf(chips: readonly Chip[]): Map<string, bigint> {
  const sums = new Map<string, bigint>()
  for (const { bet, stake } of chips) {
    const id = bet.numbers === undefined ? bet.kind : `n${bet.numbers[0]}`
    sums.set(id, (sums.get(id) ?? 0n) + stake)
  }
  return sums
}
