import type { HoldAndWin } from '../engines/slots/SlotConfig.ts'

/**
 * How hold and win ends from so many coins: the expected number of coins, and how likely every place has one. A Markov
 * chain over (filled, respins left).
 */
export function heldCoins(
  { fills, respins }: Pick<HoldAndWin, 'fills' | 'respins'>,
  places: number,
  coins: number,
): { coins: number; full: number } {
  const p = fills.num / fills.den
  const known = new Map<number, { coins: number; full: number }>()
  function from(filled: number, left: number): { coins: number; full: number } {
    if (filled === places) return { coins: places, full: 1 }
    if (left === 0) return { coins: filled, full: 0 }
    const key = filled * (respins + 1) + left
    const before = known.get(key)
    if (before) return before
    const open = places - filled
    const sum = { coins: 0, full: 0 }
    let chance = (1 - p) ** open
    for (let landed = 0; landed <= open; landed += 1) {
      const after = landed === 0 ? from(filled, left - 1) : from(filled + landed, respins)
      sum.coins += chance * after.coins
      sum.full += chance * after.full
      chance *= ((open - landed) / (landed + 1)) * (p / (1 - p))
    }
    known.set(key, sum)
    return sum
  }
  return from(coins, respins)
}
