import type { SlotConfig } from '../engines/slots/SlotConfig.ts'
import { totalWeight } from '../fairness/pickWeighted.ts'
import { playedSpins } from './freeSpins.ts'
import { heldCoins } from './heldCoins.ts'
import { type Counts, countsOf, spinUnits } from './slotParts.ts'

/** What comes back of a stake of 1, by where it comes from. */
export type SlotReturn = { total: number; paid: number; free: number; held: number }

/** The exact return of a slot. */
export function slotReturn(config: SlotConfig): SlotReturn {
  const { reels, rows, scatter, multipliers, coins } = config
  const counts = scatter ? countsOf(reels, rows, scatter.symbol) : [1]
  const multiplier = multipliers
    ? multipliers.reduce((sum, [by, weight]) => sum + by * weight, 0) / totalWeight(multipliers)
    : 1
  const paid = (spinUnits(config, reels) * multiplier + paysOf(counts, scatter?.pays ?? [])) / coins
  const free = freeUnits(config, counts) / coins
  const held = heldUnits(config) / coins
  return { total: paid + free + held, paid, free, held }
}

const paysOf = (counts: Counts, pays: readonly number[]) =>
  counts.reduce((sum, p, count) => sum + p * (pays[count - 1] ?? 0), 0)

/**
 * Free spins are alike and independent, and whether one is played is known before it spins, so that each brings its
 * expected units as often as it is played.
 */
function freeUnits(config: SlotConfig, counts: Counts): number {
  const { free, scatter, rows } = config
  if (!free || !scatter) return 0
  const expanding = free.expanding
  const lines = expanding
    ? expanding.reduce(
        (sum, [symbol, weight]) =>
          sum + (weight / totalWeight(expanding)) * spinUnits(config, free.reels, symbol),
        0,
      )
    : spinUnits(config, free.reels)
  const freeCounts = countsOf(free.reels, rows, scatter.symbol)
  const scattered = paysOf(freeCounts, scatter.pays)
  let units = 0
  for (const [count, p] of counts.entries()) {
    const played = playedSpins(free.spins[count - 1] ?? 0, freeCounts, free.again, free.most)
    for (const [spin, share] of played.entries()) {
      const by = free.multipliers[Math.min(spin, free.multipliers.length - 1)] ?? 1
      units += p * share * (by * lines + scattered)
    }
  }
  return units
}

function heldUnits({ hold, reels, rows }: SlotConfig): number {
  if (!hold) return 0
  const value =
    hold.values.reduce((sum, [units, weight]) => sum + units * weight, 0) / totalWeight(hold.values)
  return countsOf(reels, rows, hold.coin).reduce((sum, p, coins) => {
    if (coins < hold.least || p === 0) return sum
    const end = heldCoins(hold, rows * reels.length, coins)
    return sum + p * (end.coins * value + end.full * hold.full)
  }, 0)
}
