import type { Draw } from '../../fairness/createDraw.ts'
import { pickWeighted } from '../../fairness/pickWeighted.ts'
import { lineWins, type SlotWin } from './lineWins.ts'
import type { SlotConfig, SlotSymbol, Strips } from './SlotConfig.ts'
import { waysWins } from './waysWins.ts'
import { countIn, payingWindow, windowAt } from './windows.ts'

/** One spin, in the order in which it is drawn: the stops, what mysteries become, the multiplier. */
export type SlotSpin = {
  stops: number[]
  /** What each reel shows, as it stopped. */
  windows: string[]
  /** What mysteries became. */
  told?: SlotSymbol
  multiplier: number
  wins: SlotWin[]
  scatters: number
  /** Units of all wins, multiplied; of features that it began nothing. */
  units: number
  /** Free spins that it won. */
  freeWon?: number
}

type Spinning = {
  strips: Strips
  /** What multiplies lines and ways. */
  multiplier: (draw: Draw) => number
  /** Covers its reels after lines were paid. */
  expanding?: SlotSymbol
}

/** Spins and pays, without what the spin begins. */
export function spinReels(
  config: SlotConfig,
  draw: Draw,
  { strips, multiplier, expanding }: Spinning,
): SlotSpin {
  const stops = strips.map((strip) => draw.below(strip.length))
  const windows = strips.map((strip, reel) => windowAt(strip, stops[reel] as number, config.rows))
  const hasMystery = config.mystery && strips.some((strip) => strip.includes(config.mystery?.symbol ?? ''))
  const told = hasMystery && config.mystery ? pickWeighted(config.mystery.becomes, draw) : undefined
  const paying = windows.map((window) => payingWindow(window, config, told))
  const by = multiplier(draw)
  const wins = config.wins.by === 'lines' ? lineWins(config, paying) : waysWins(config, paying)
  if (expanding) wins.push(...expandedWins(config, paying, expanding))
  const { scatter } = config
  const scatters = scatter ? windows.reduce((sum, window) => sum + countIn(window, scatter.symbol), 0) : 0
  const scattered = scatter?.pays[scatters - 1] ?? 0
  const units = by * wins.reduce((sum, win) => sum + win.units, 0) + scattered
  if (scatter && scattered > 0) wins.push({ symbol: scatter.symbol, count: scatters, units: scattered })
  return {
    stops,
    windows,
    ...(told !== undefined && { told }),
    multiplier: by,
    wins,
    scatters,
    units,
  }
}

/** What a symbol pays on every line after it has covered the reels that show it. */
function expandedWins({ pays, wins }: SlotConfig, windows: readonly string[], symbol: SlotSymbol): SlotWin[] {
  const count = windows.filter((window) => window.includes(symbol)).length
  const lines = wins.by === 'lines' ? wins.lines.length : 0
  const units = (pays[symbol]?.[count - 1] ?? 0) * lines
  return units > 0 ? [{ symbol, count, units }] : []
}
