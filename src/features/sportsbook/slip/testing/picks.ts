import type { Selection } from '../SlipStore.ts'

/** A selection of an event of its own. */
export const pick = (event: number, more: Partial<Selection> = {}): Selection => ({
  ...{ event: `sr:match:${event}`, line: '1', outcome: '1', odds: 19_100, sport: 1 },
  names: { event: `Home ${event} – Away ${event}`, market: 'Match result', outcome: `Home ${event}` },
  ...more,
})
