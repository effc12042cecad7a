import type { SportsEvent } from '../SportsBook.ts'

type SportsLine = SportsEvent['markets'][number]

/** A line with outcomes of the usual markets, or those that are given with their odds in ten-thousandths. */
export function fakeLine(line: string, odds?: Record<string, number>): SportsLine {
  const market = Number.parseInt(line, 10)
  const outcomes = odds ?? (market === 18 ? { 12: 19_000, 13: 19_000 } : { 1: 21_000, 2: 34_000, 3: 36_000 })
  return {
    ...{ line, market, name: `Market ${line}`, groups: ['all'], is_suspended: false },
    outcomes: Object.entries(outcomes).map(([id, price]) => ({
      ...{ id, name: `Outcome ${id}`, odds: price, is_active: true },
    })),
  }
}

export function fakeEvent({
  lines = [fakeLine('1')],
  ...event
}: Partial<Omit<SportsEvent, 'markets'>> & { lines?: SportsLine[] } = {}): SportsEvent {
  return {
    ...{ id: 'sr:match:1', name: 'Riga – Cesis', sport: 1, version: 1 },
    tournament: { id: 'sr:tournament:1', name: 'Virsliga', category: 'Latvia' },
    ...{ starts_at: '2026-11-28T18:00:00.000Z', is_live: false, status: 'not_started' },
    competitors: [
      { id: 'sr:competitor:1', name: 'Riga' },
      { id: 'sr:competitor:2', name: 'Cesis' },
    ],
    ...{ markets: lines, markets_count: lines.length },
    ...event,
  }
}
