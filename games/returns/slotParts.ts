import type { SlotConfig, SlotSymbol, Strips } from '../engines/slots/SlotConfig.ts'
import { allWindows, countIn, payingWindow, symbolsOf } from '../engines/slots/windows.ts'
import { totalWeight } from '../fairness/pickWeighted.ts'

/** Probabilities of counts: at place n, of n. */
export type Counts = readonly number[]

/** The distribution of the sum of two independent counts. */
export function convolve(a: Counts, b: Counts): number[] {
  const sums = Array<number>(a.length + b.length - 1).fill(0)
  for (const [i, p] of a.entries()) for (const [j, q] of b.entries()) sums[i + j] = (sums[i + j] ?? 0) + p * q
  return sums
}

/** How many of a symbol all windows together show. */
export function countsOf(strips: Strips, rows: number, symbol: SlotSymbol): number[] {
  return strips.map((strip) => countsOnReel(allWindows(strip, rows), symbol)).reduce(convolve, [1])
}

function countsOnReel(windows: readonly string[], symbol: SlotSymbol): number[] {
  const counts: number[] = Array(1 + Math.max(...windows.map((window) => countIn(window, symbol)))).fill(0)
  for (const window of windows) {
    const count = countIn(window, symbol)
    counts[count] = (counts[count] ?? 0) + 1 / windows.length
  }
  return counts
}

/** Expected units of what lines or ways pay in one spin, and of symbols that expand, before multipliers. */
export function spinUnits(config: SlotConfig, strips: Strips, expanding?: SlotSymbol): number {
  const { mystery } = config
  if (!mystery || !strips.join('').includes(mystery.symbol))
    return toldUnits(config, strips, undefined, expanding)
  const all = totalWeight(mystery.becomes)
  return mystery.becomes.reduce(
    (sum, [told, weight]) => sum + (weight / all) * toldUnits(config, strips, told, expanding),
    0,
  )
}

function toldUnits(config: SlotConfig, strips: Strips, told?: SlotSymbol, expanding?: SlotSymbol): number {
  const windows = strips.map((strip) =>
    allWindows(strip, config.rows).map((window) => payingWindow(window, config, told)),
  )
  const plain =
    config.wins.by === 'ways' ? waysUnits(config, windows) : linesUnits(config, windows, symbolsOf(strips))
  return plain + (expanding === undefined ? 0 : expandedUnits(config, windows, expanding))
}

function waysUnits({ pays, wild }: SlotConfig, reels: readonly (readonly string[])[]): number {
  let units = 0
  for (const [symbol, table] of Object.entries(pays)) {
    let expected = 1
    for (const [reel, windows] of reels.entries()) {
      const counts = windows.map(
        (window) => countIn(window, symbol) + (wild ? countIn(window, wild.symbol) : 0),
      )
      const none = counts.filter((count) => count === 0).length / counts.length
      if (reel > 0) units += expected * none * (table[reel - 1] ?? 0)
      expected *= counts.reduce((sum, count) => sum + count, 0) / counts.length
    }
    units += expected * (table[reels.length - 1] ?? 0)
  }
  return units
}

function expandedUnits(
  { pays, wins }: SlotConfig,
  reels: readonly (readonly string[])[],
  symbol: SlotSymbol,
): number {
  const lines = wins.by === 'lines' ? wins.lines.length : 0
  const counts = reels
    .map((windows) => windows.filter((window) => window.includes(symbol)).length / windows.length)
    .map((p) => [1 - p, p])
    .reduce(convolve, [1])
  return lines * counts.reduce((sum, p, count) => sum + p * (pays[symbol]?.[count - 1] ?? 0), 0)
}

type Cell = ReadonlyMap<SlotSymbol, number>

function linesUnits(
  config: SlotConfig,
  reels: readonly (readonly string[])[],
  symbols: SlotSymbol[],
): number {
  if (config.wins.by !== 'lines') return 0
  const cells = reels.map((windows) =>
    Array.from({ length: config.rows }, (_, row): Cell => {
      const shares = new Map<SlotSymbol, number>()
      for (const window of windows) {
        const symbol = window[row] as string
        shares.set(symbol, (shares.get(symbol) ?? 0) + 1 / windows.length)
      }
      return shares
    }),
  )
  const known = [...new Set([...symbols, ...Object.keys(config.pays)])]
  let units = 0
  for (const line of config.wins.lines) {
    const along = line.map((row, reel) => cells[reel]?.[row] as Cell)
    units += runUnits(config, along, known, false)
    if (config.wins.bothWays) units += runUnits(config, along.toReversed(), known, true)
  }
  return units
}

/**
 * Expected pay of one line: over the symbol that leads, the wilds before it and the length of its run. Wilds within the
 * run matter where they multiply, so that runs without any are told apart.
 * @param isReverse leaves out runs from end to end, which the other direction pays
 */
function runUnits(
  { pays, wild }: SlotConfig,
  along: readonly Cell[],
  symbols: SlotSymbol[],
  isReverse: boolean,
): number {
  const length = along.length
  const joker = wild?.symbol
  const share = (reel: number, symbol: SlotSymbol | undefined) =>
    symbol === undefined ? 0 : (along[reel]?.get(symbol) ?? 0)
  const ofWilds = (count: number) => (joker === undefined ? 0 : (pays[joker]?.[count - 1] ?? 0))
  let units = 0
  let leading = 1
  for (let before = 0; before < length; before += 1) {
    for (const symbol of symbols) {
      if (symbol === joker) continue
      let pure = leading * share(before, symbol)
      let mixed = 0
      if (before > 0) [pure, mixed] = [0, pure]
      for (let count = before + 1; count <= length && pure + mixed > 0; count += 1) {
        const [same, other] = [share(count, symbol), share(count, joker)]
        const isWhole = count === length
        const ends = isWhole ? 1 : 1 - same - other
        if (!(isWhole && isReverse)) {
          const pay = pays[symbol]?.[count - 1] ?? 0
          const least = ofWilds(before)
          units += ends * pure * Math.max(pay, least)
          units += ends * mixed * Math.max(pay * (wild?.multiplies ?? 1), least)
        }
        mixed = mixed * (same + other) + pure * other
        pure *= same
      }
    }
    leading *= share(before, joker)
  }
  return units + (isReverse ? 0 : leading * ofWilds(length))
}
