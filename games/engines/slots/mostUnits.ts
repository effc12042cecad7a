import type { FreeSpins, SlotConfig, SlotSymbol, Strips } from './SlotConfig.ts'
import { allWindows, countIn, payingWindow } from './windows.ts'

/** Units that no round can win more than: the best spin that its strips allow for each symbol, over and over. */
export function mostUnits(config: SlotConfig): number {
  const { reels, rows, multipliers, scatter, free, hold, pays, wins } = config
  const scattered = Math.max(0, ...(scatter?.pays ?? []))
  const best = Math.max(1, ...(multipliers ?? []).map(([by]) => by))
  let units = best * mostOfSpin(config, reels) + scattered
  if (free) {
    const lines = wins.by === 'lines' ? wins.lines.length : 0
    const expanded = Math.max(
      0,
      ...(free.expanding ?? []).map(([symbol]) => lines * Math.max(...(pays[symbol] ?? [0]))),
    )
    const spin = mostOfSpin(config, free.reels) + expanded
    units += allMultipliers(free) * spin + free.most * scattered
  }
  if (hold) units += rows * reels.length * Math.max(...hold.values.map(([value]) => value)) + hold.full
  return units
}

/** The sum of what all free spins multiply; the last multiplier holds for the rest. */
function allMultipliers({ most, multipliers }: FreeSpins): number {
  const named = multipliers.slice(0, most)
  return named.reduce((sum, by) => sum + by, 0) + (most - named.length) * (multipliers.at(-1) ?? 1)
}

function mostOfSpin(config: SlotConfig, strips: Strips): number {
  const { pays, wild, wins, rows, mystery } = config
  const lines = wins.by === 'lines' ? wins.lines.length * (wins.bothWays ? 2 : 1) : Number.POSITIVE_INFINITY
  const by = wild?.multiplies ?? 1
  const told = (symbol: SlotSymbol) => (mystery?.becomes.some(([one]) => one === symbol) ? symbol : undefined)
  let sum = 0
  let highest = 0
  for (const [symbol, table] of Object.entries(pays)) {
    const most = strips.map((strip) => {
      const counts = allWindows(strip, rows).map((window) => {
        const paying = payingWindow(window, config, told(symbol))
        return countIn(paying, symbol) + (wild && wild.symbol !== symbol ? countIn(paying, wild.symbol) : 0)
      })
      return Math.max(...counts)
    })
    // Lines may begin at the last reel as well; then reels that show less of the symbol count from there.
    const all = most.reduce((product, count) => product * Math.max(1, count), 1)
    const reachable = wins.by === 'lines' && wins.bothWays ? table.length : most.indexOf(0)
    const pay = Math.max(...table.slice(0, reachable === -1 ? table.length : reachable), 0) * by
    highest = Math.max(highest, pay)
    sum += pay * Math.min(lines, all)
  }
  return Math.min(sum, lines === Number.POSITIVE_INFINITY ? sum : lines * highest)
}
