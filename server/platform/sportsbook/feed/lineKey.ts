import type { LineKey } from './FeedMessage.ts'

/**
 * One name for a market with its specifiers, in whatever order a feed writes these: `18?total=2.5`.
 * @param specifiers as feeds write them, `setnr=1|gamenr=3`; left out or empty for a market that has none
 */
export function lineKey(market: number, specifiers = ''): LineKey {
  const sorted = specifiers.split('|').filter(Boolean).sort()
  return sorted.length === 0 ? String(market) : `${market}?${sorted.join('|')}`
}

/** The number of a line's market. */
export function marketOf(line: LineKey): number {
  return Number.parseInt(line, 10)
}
