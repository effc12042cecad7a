import type { SlotWin } from './lineWins.ts'
import type { SlotConfig } from './SlotConfig.ts'
import { countIn } from './windows.ts'

/** What ways pay: for each symbol, the product of how often it or a wild is on each reel from the first on. */
export function waysWins({ pays, wild }: SlotConfig, windows: readonly string[]): SlotWin[] {
  const found: SlotWin[] = []
  for (const [symbol, table] of Object.entries(pays)) {
    let ways = 1
    let count = 0
    for (const window of windows) {
      const here = countIn(window, symbol) + (wild ? countIn(window, wild.symbol) : 0)
      if (here === 0) break
      ways *= here
      count += 1
    }
    const units = (table[count - 1] ?? 0) * ways
    if (units > 0) found.push({ symbol, count, units, ways })
  }
  return found
}
