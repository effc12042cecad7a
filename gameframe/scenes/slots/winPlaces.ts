import type { SlotWin } from '#games/engines/slots/lineWins.ts'
import type { SlotConfig, SlotSymbol } from '#games/engines/slots/SlotConfig.ts'
import type { SlotSpin } from '#games/engines/slots/spinReels.ts'
import { payingWindow } from '#games/engines/slots/windows.ts'

/** A place on the reels, both from 0: reels from the left, rows from the top. */
export type Place = { reel: number; row: number }

/** What the reels show as a spin pays: mysteries told, wilds expanded. */
export function shownWindows(config: SlotConfig, spin: SlotSpin): string[] {
  return spin.windows.map((window) => payingWindow(window, config, spin.told))
}

/**
 * The places that a win of a spin covers.
 * @param expanding the symbol that covers reels in free spins
 */
export function winPlaces(config: SlotConfig, spin: SlotSpin, win: SlotWin, expanding?: SlotSymbol): Place[] {
  const windows = shownWindows(config, spin)
  const all = (isMeant: (symbol: SlotSymbol, reel: number) => boolean): Place[] =>
    windows.flatMap((window, reel) =>
      [...window].flatMap((symbol, row) => (isMeant(symbol, reel) ? [{ reel, row }] : [])),
    )
  if (win.line !== undefined && config.wins.by === 'lines') {
    const places = (config.wins.lines[win.line] ?? []).map((row, reel) => ({ reel, row }))
    return win.isReverse ? places.slice(-win.count) : places.slice(0, win.count)
  }
  if (win.symbol === config.scatter?.symbol) return all((symbol) => symbol === win.symbol)
  if (win.ways === undefined && win.symbol === expanding) {
    const covered = new Set(windows.flatMap((window, reel) => (window.includes(win.symbol) ? [reel] : [])))
    return all((_, reel) => covered.has(reel))
  }
  return all((symbol, reel) => reel < win.count && (symbol === win.symbol || symbol === config.wild?.symbol))
}
