import type { SlotConfig, SlotSymbol } from './SlotConfig.ts'

/** A win of a spin, in units before the spin's multiplier. */
export type SlotWin = {
  symbol: SlotSymbol
  /** Reels that it covers. */
  count: number
  units: number
  /** Place of its line in the config; not of ways, scatters and symbols that have expanded. */
  line?: number
  /** From the last reel on. */
  isReverse?: true
  /** Ways that it counts by. */
  ways?: number
}

/**
 * What symbols pay in their order along a line: the run of the first that is not wild, or the run of wilds before it,
 * whichever pays more.
 */
export function payOfRun(
  { pays, wild }: Pick<SlotConfig, 'pays' | 'wild'>,
  symbols: readonly SlotSymbol[],
): SlotWin | undefined {
  const joker = wild?.symbol
  let leading = 0
  while (leading < symbols.length && symbols[leading] === joker) leading += 1
  const symbol = symbols[leading]
  const ofWilds = joker === undefined ? 0 : (pays[joker]?.[leading - 1] ?? 0)
  let units = 0
  let count = leading
  if (symbol !== undefined) {
    let hasWild = leading > 0
    for (; count < symbols.length && (symbols[count] === symbol || symbols[count] === joker); count += 1)
      if (symbols[count] === joker) hasWild = true
    units = (pays[symbol]?.[count - 1] ?? 0) * (hasWild ? (wild?.multiplies ?? 1) : 1)
  }
  if (ofWilds > 0 && ofWilds >= units) return { symbol: joker as string, count: leading, units: ofWilds }
  return symbol !== undefined && units > 0 ? { symbol, count, units } : undefined
}

/** What lines pay; a line that is one run from end to end pays once, also where both directions count. */
export function lineWins(config: SlotConfig, windows: readonly string[]): SlotWin[] {
  if (config.wins.by !== 'lines') return []
  const found: SlotWin[] = []
  for (const [line, rows] of config.wins.lines.entries()) {
    const symbols = rows.map((row, reel) => (windows[reel] as string)[row] as string)
    const win = payOfRun(config, symbols)
    if (win) found.push({ ...win, line })
    if (config.wins.bothWays) {
      const back = payOfRun(config, symbols.toReversed())
      if (back && !isWholeRun(config, symbols)) found.push({ ...back, line, isReverse: true })
    }
  }
  return found
}

/** Whether a line shows one symbol and wilds only. */
export function isWholeRun({ wild }: Pick<SlotConfig, 'wild'>, symbols: readonly SlotSymbol[]): boolean {
  const symbol = symbols.find((one) => one !== wild?.symbol)
  return symbols.every((one) => one === symbol || one === wild?.symbol)
}
