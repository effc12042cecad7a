import type { Fixture, MarketText, Named, Tournament, VariantText } from '../feed/FeedDocuments.ts'
import { ANY_MARKET, type MarketDescription } from '../names/MarketDescription.ts'
import { type InLanguages, namesOf } from './byLanguage.ts'
import type { FixtureRow, NamedRow, NameKind, TournamentRow } from './worldRepository.ts'

/** Whatever has an id and a name, in all languages. */
export function namedRow(one: InLanguages<Named>): NamedRow {
  return { id: one.id, names: namesOf(one, ({ name }) => name) }
}

/** A tournament, and what its sport and its category are called. */
export function tournamentRows(all: readonly InLanguages<Tournament>[]): {
  tournaments: TournamentRow[]
  names: Partial<Record<NameKind, NamedRow[]>>
} {
  const part = (pick: (of: Tournament) => Named) =>
    unique(all.map((one) => ({ id: pick(one.first).id, names: namesOf(one, (of) => pick(of).name) })))
  return {
    tournaments: unique(
      all.map((one) => ({
        ...{ id: one.id, names: namesOf(one, ({ name }) => name) },
        ...{ sport: one.first.sport.number, category: one.first.category.id },
      })),
    ),
    names: { sport: part(({ sport }) => sport), category: part(({ category }) => category) },
  }
}

/** Events with their tournaments, and what all of them are called. */
export function fixtureRows(all: readonly InLanguages<Fixture>[], isStale: (id: string) => boolean) {
  const { tournaments, names } = tournamentRows(
    all.map(({ each, first }) => ({
      id: first.tournament.id,
      first: first.tournament,
      each: each.map(([language, { tournament }]) => [language, tournament] as const),
    })),
  )
  const competitor = unique(
    all.flatMap(({ first, each }) =>
      first.competitors.map(({ id }, at) => ({
        id,
        names: namesOf({ each }, ({ competitors }) => competitors[at]?.name),
      })),
    ),
  )
  const fixtures: FixtureRow[] = all.map((one) => ({
    ...{ id: one.id, sport: one.first.tournament.sport.number, tournament: one.first.tournament.id },
    ...{ startsAt: one.first.startsAt, competitors: one.first.competitors.map(({ id }) => id) },
    names: namesOf(one, ({ name }) => name),
    isStale: isStale(one.id),
  }))
  return { fixtures, tournaments, names: { ...names, competitor } }
}

/** A market with the templates of its names. */
export function marketRow(one: InLanguages<MarketText>): MarketDescription {
  const { name, outcomes, ...first } = one.first
  return {
    ...first,
    names: namesOf(one, (text) => text.name),
    outcomes: outcomes.map(({ id }) => ({
      id,
      names: namesOf(one, (text) => text.outcomes.find((outcome) => outcome.id === id)?.name),
    })),
  }
}

/** What a variant brings to each market that has it. */
export function variantRow(one: InLanguages<VariantText>): MarketDescription {
  const { id, outcomes } = one.first
  return {
    ...{ id: ANY_MARKET, variant: id, groups: [], names: {}, specifiers: [] },
    outcomes: outcomes.map((outcome) => ({
      id: outcome.id,
      names: namesOf(one, (text) => text.outcomes.find((other) => other.id === outcome.id)?.name),
    })),
  }
}

/** One row an id: a statement changes none twice. */
function unique<T extends { id: string }>(rows: readonly T[]): T[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}
