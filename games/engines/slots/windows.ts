import type { SlotConfig, SlotSymbol, Strips } from './SlotConfig.ts'

/** What a reel shows from a stop on, from top to bottom. */
export function windowAt(strip: string, stop: number, rows: number): string {
  const end = stop + rows
  return end <= strip.length ? strip.slice(stop, end) : strip.slice(stop) + strip.slice(0, end - strip.length)
}

/** Every window of a reel, each as likely as any other. */
export function allWindows(strip: string, rows: number): string[] {
  return Array.from({ length: strip.length }, (_, stop) => windowAt(strip, stop, rows))
}

/** A window as it pays: mysteries told, wilds expanded. */
export function payingWindow(window: string, config: SlotConfig, told: SlotSymbol | undefined): string {
  const { wild, mystery } = config
  const plain = mystery && told ? window.replaceAll(mystery.symbol, told) : window
  return wild?.expands && plain.includes(wild.symbol) ? wild.symbol.repeat(plain.length) : plain
}

/** How often a symbol is in a window. */
export function countIn(window: string, symbol: SlotSymbol): number {
  let count = 0
  for (let at = window.indexOf(symbol); at !== -1; at = window.indexOf(symbol, at + 1)) count += 1
  return count
}

/** Every symbol of a set of strips, once. */
export function symbolsOf(strips: Strips): SlotSymbol[] {
  return [...new Set(strips.join(''))].sort()
}
