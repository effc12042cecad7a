import { makeTournaments } from './makeTournaments.ts'
import { pairing } from './pairing.ts'
import type { SportEvent } from './SportEvent.ts'
import type { Competitor, Player, Tournament } from './Tournament.ts'

/** Kick-offs are at whole five minutes. */
const GRID = 5 * 60_000
/** More tournaments than there will be: the number of an event is its place in its tournament, and that one's. */
const TOURNAMENTS = 1000

/**
 * Who meets whom, and when: a function of the seed, the speed and the calendar, of which nothing is kept. Instants are
 * milliseconds since 1970.
 * @param speed seconds of a match that go by in a second
 */
export function createSeasons({ seed, speed }: { seed: string; speed: number }) {
  const tournaments = makeTournaments(seed, speed)
  const competitors = new Map<string, Competitor & { tournament: Tournament }>(
    tournaments.flatMap((tournament) =>
      tournament.competitors.map((one) => [one.id, { ...one, tournament }] as const),
    ),
  )

  function eventAt(tournament: Tournament, slot: number): SportEvent {
    const { plan, at } = tournament
    const isField = plan.sides === 'field'
    return {
      id: `sr:${isField ? 'stage' : 'match'}:${slot * TOURNAMENTS + at}`,
      tournament,
      startsAt: startOf(tournament, slot),
      publishedAt: startOf(tournament, slot - plan.ahead),
      competitors: isField ? tournament.competitors : pairing(tournament.competitors, slot),
    }
  }

  /** Those of a tournament that begin from an instant on and before another. */
  function ofTournament(tournament: Tournament, from: number, to: number): SportEvent[] {
    const found: SportEvent[] = []
    for (let slot = firstSlot(tournament, from); startOf(tournament, slot) < to; slot += 1)
      found.push(eventAt(tournament, slot))
    return found
  }

  return {
    tournaments,

    /** What begins from an instant on and before another, in the order of its beginnings. */
    between: (from: number, to: number): SportEvent[] =>
      tournaments.flatMap((one) => ofTournament(one, from, to)).sort(byStart),

    /** What is published first from an instant on and before another. */
    published: (from: number, to: number): SportEvent[] =>
      tournaments
        .flatMap((one) => {
          const slot = firstSlot(one, from)
          const found: SportEvent[] = []
          for (let next = slot; startOf(one, next) < to; next += 1)
            found.push(eventAt(one, next + one.plan.ahead))
          return found
        })
        .sort(byStart),

    /** What is known and has not begun, in the order of its beginnings. */
    coming: (at: number): SportEvent[] =>
      tournaments
        .flatMap((one) => {
          const next = firstSlot(one, at + 1)
          return Array.from({ length: one.plan.ahead }, (_, further) => eventAt(one, next + further))
        })
        .sort(byStart),

    /** What has begun, and may have been played at an instant since. */
    begun: (at: number, since = at): SportEvent[] =>
      tournaments
        .flatMap((one) => ofTournament(one, since - (LONGEST * one.plan.lasts * 1000) / speed, at + 1))
        .sort(byStart),

    /** An event by its id in the feed. */
    eventOf(id: string): SportEvent | undefined {
      const [, kind, digits = ''] = /^sr:(match|stage):(\d{1,12})$/.exec(id) ?? []
      const tournament = tournaments[Number(digits) % TOURNAMENTS]
      if (!tournament || digits === '') return undefined
      const event = eventAt(tournament, Math.floor(Number(digits) / TOURNAMENTS))
      return event.id === `sr:${kind}:${digits}` ? event : undefined
    },

    competitorOf: (id: string) => competitors.get(id),

    playerOf(id: string): Player | undefined {
      const [, number = ''] = /^sr:player:(\d{1,12})$/.exec(id) ?? []
      const team = competitors.get(`sr:competitor:${Math.floor(Number(number) / 100)}`)
      return team?.squad.find((player) => player.id === id)
    },
  }
}

/** The longest events take so many times the average. */
export const LONGEST = 2.5

function startOf({ begins, period }: Tournament, slot: number): number {
  return Math.floor((begins + slot * period) / GRID) * GRID
}

/** The first whose event begins at an instant or after it. */
function firstSlot(tournament: Tournament, from: number): number {
  let slot = Math.max(0, Math.floor((from - tournament.begins) / tournament.period) - 1)
  while (startOf(tournament, slot) < from) slot += 1
  return slot
}

function byStart(one: SportEvent, other: SportEvent): number {
  return one.startsAt - other.startsAt || one.tournament.at - other.tournament.at
}
