import type { OperationResponse } from '../../shared/operations.ts'
import type { Score } from '../feed/FeedDocuments.ts'
import { marketOf } from '../feed/lineKey.ts'
import { isInPlay } from '../lines/isInPlay.ts'
import type { Language } from '../names/Names.ts'
import { type NameOf, nameIn } from './createNames.ts'
import type { EventRow, TournamentRow } from './eventRepository.ts'
import { type Descriptions, type NamedEvent, nameLine } from './nameLine.ts'
import type { OfferedLine } from './shownLines.ts'

export type DescribedEvent = OperationResponse<'sports.getEvent'>
type DescribedLine = DescribedEvent['markets'][number]

/** Names of what stands around an event, in the language of the reader. */
export type Surroundings = {
  language: Language
  competitorOf: NameOf
  playerOf: NameOf
  categoryOf: NameOf
  /** What is being played, by number. */
  periodOf: NameOf
  tournament: TournamentRow | undefined
  descriptions: Descriptions
}

const statuses = [
  ...(['not_started', 'live', 'suspended', 'ended', 'closed'] as const),
  ...(['cancelled', 'delayed', 'interrupted', 'postponed', 'abandoned'] as const),
]

/** An event as bets name it. */
export type NamedBasics = Omit<DescribedEvent, 'markets' | 'markets_count' | 'version'>

/** An event as the API has it. @param lines those that are shown of it @param count how many it has */
export function describeEvent(
  row: EventRow,
  lines: readonly OfferedLine[],
  count: number,
  around: Surroundings,
): DescribedEvent {
  const event = namedEvent(row, around)
  return {
    ...describeBasics(row, around),
    markets: lines.flatMap((line) => describeLine(line, event, around) ?? []),
    ...{ markets_count: count, version: row.version },
  }
}

/** What it is, who plays and how it stands, without what can be bet on. */
export function describeBasics(row: EventRow, around: Surroundings): NamedBasics {
  const { language, competitorOf, categoryOf, tournament } = around
  const category = tournament && categoryOf(tournament.category)
  return {
    ...{ id: row.id, name: namedEvent(row, around).name, sport: row.sport },
    tournament: {
      ...{ id: row.tournament, name: nameIn(tournament?.names, language) ?? row.tournament },
      ...(category !== undefined && { category }),
    },
    starts_at: row.startsAt.toISOString(),
    is_live: isInPlay(row.status) && !row.isUncovered,
    status: statuses[row.status] ?? 'not_started',
    competitors: row.competitors.map((id) => ({ id, name: competitorOf(id) ?? id })),
    ...(row.status > 0 && { score: describeScore(row, around) }),
  }
}

/** Both sides, or its own name where it has not two. */
export function namedEvent(
  { id, names, competitors }: Pick<EventRow, 'id' | 'names' | 'competitors'>,
  { language, competitorOf, playerOf }: Surroundings,
): NamedEvent {
  const sides = competitors.map((competitor) => competitorOf(competitor) ?? competitor)
  const name = sides.length === 2 ? sides.join(' – ') : (nameIn(names, language) ?? id)
  return { name, sides, nameOf: (of) => competitorOf(of) ?? playerOf(of) }
}

function describeLine(
  { line, shown, why }: OfferedLine,
  event: NamedEvent,
  { descriptions, language }: Surroundings,
): DescribedLine | undefined {
  const named = nameLine(line, descriptions, event, language)
  if (!named) return undefined
  return {
    ...{ line, market: marketOf(line), name: named.name, groups: [...named.groups] },
    is_suspended: shown.status !== 1,
    ...(why && { why }),
    outcomes: shown.outcomes.flatMap(({ id, odds, isActive }) => {
      const name = named.outcome(id)
      return name === undefined ? [] : [{ id, name, odds, is_active: isActive }]
    }),
  }
}

function describeScore(
  { score, matchStatus }: { score: Score; matchStatus: number | null },
  { periodOf }: Surroundings,
): NonNullable<DescribedEvent['score']> {
  const { home, away, clock, periods = [], statistics = {} } = score
  const period = matchStatus === null ? undefined : periodOf(String(matchStatus))
  return {
    ...(home !== undefined && { home }),
    ...(away !== undefined && { away }),
    ...(period !== undefined && { period }),
    ...(clock !== undefined && { clock }),
    periods: [...periods],
    statistics: Object.entries(statistics).map(([name, value]) => ({ name, value })),
  }
}
