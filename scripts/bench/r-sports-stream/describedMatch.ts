import type { DescribedEvent } from '../../../server/platform/sportsbook/events/describeEvent.ts'

/** A football match with as many lines as one in play has. */
export function describedMatch(at: number, lines = 120): DescribedEvent {
  return {
    ...{ id: `sr:match:${at}`, name: 'Riga – Cesis', sport: 1, status: 'live', is_live: true, version: 1 },
    tournament: { id: 'sr:tournament:1', name: 'Virsliga', category: 'Latvia' },
    starts_at: '2026-11-28T18:00:00.000Z',
    competitors: [
      { id: 'sr:competitor:1', name: 'Riga' },
      { id: 'sr:competitor:2', name: 'Cesis' },
    ],
    score: { home: '0', away: '0', clock: '0', periods: [], statistics: [] },
    markets: Array.from({ length: lines }, (_, line) => ({
      ...{ line: `18?total=${line}.5`, market: 18, name: `Total ${line}.5`, groups: [], is_suspended: false },
      outcomes: [
        { id: '12', name: `over ${line}.5`, odds: 19_000, is_active: true },
        { id: '13', name: `under ${line}.5`, odds: 19_000, is_active: true },
      ],
    })),
    markets_count: lines,
  }
}
