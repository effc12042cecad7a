import type { Engine, ModelLine, Scoreboard, Selection } from '../engines/Engine.ts'
import { priceAll, type SoldOutcome } from '../pricing/priceOutcomes.ts'
import type { Markets } from '../pricing/readMarkets.ts'
import { createSeasons } from '../seasons/createSeasons.ts'
import { profileOf, type SportEvent } from '../seasons/SportEvent.ts'
import { createBoards } from './createBoards.ts'
import { createMatchBook, type MatchBook } from './createMatchBook.ts'
import { createPlayback } from './createPlayback.ts'
import { createPrematch } from './createPrematch.ts'
import { createEventChanges } from './EventChanges.ts'
import type { Line } from './PricedMarket.ts'
import { priceLines } from './priceLines.ts'

export type Bookmaker = ReturnType<typeof createBookmaker>

export type BookmakerOptions = {
  seed: string
  /** Seconds of a match that go by in a second. */
  speed: number
  /** By the number of their sport. */
  engines: ReadonlyMap<number, Engine<unknown>>
  markets: Markets
}

/** How an event stands, as a number of the feed: 0 not started, 1 live, 3 ended, 4 closed, 6 delayed, 8 postponed, 9 abandoned. */
export type EventStanding = { status: 0 | 1 | 3 | 4 | 6 | 8 | 9; scoreboard?: Scoreboard | undefined }

/**
 * Whoever prices all sports: what there is, how it goes and what is sold at what. All of it follows from the seed and the calendar; what
 * is kept is only there to save work. Instants are milliseconds since 1970.
 */
export function createBookmaker({ seed, speed, engines, markets }: BookmakerOptions) {
  const seasons = createSeasons({ seed, speed })
  const changes = createEventChanges()
  const price = (lines: readonly ModelLine[]) => priceLines(lines, markets)
  const engineOf = ({ tournament }: SportEvent) => engines.get(tournament.plan.sport)
  const prematch = createPrematch({ engineOf, price, familyOf: markets.familyOf, changes })
  const boards = createBoards({ engineOf, play })

  function play(event: SportEvent) {
    const engine = engineOf(event)
    const startsAt = changes.startOf(event)
    return (
      engine &&
      createPlayback(engine, { profile: profileOf(event), startsAt, speed, seed: `${seed} ${event.id}` })
    )
  }

  /** What stands; undefined where nothing is sold of it any more. */
  function stateOf(event: SportEvent, engine: Engine<unknown>, at: number): unknown {
    if (!isPlayed(event) || changes.abandonedAt(event.id) !== undefined) return undefined
    return changes.startOf(event) <= at ? boards.stateOf(event, at) : engine.begin(profileOf(event))
  }

  const isPlayed = (event: SportEvent) => engineOf(event) !== undefined && !changes.isPostponed(event.id)
  const delayed = () => changes.delayed().flatMap((id) => seasons.eventOf(id) ?? [])
  const isDelayed = (event: SportEvent) => changes.startOf(event) !== event.startsAt

  return {
    seasons,
    changes,
    prematch,
    startOf: changes.startOf,

    /** A book on an event, from its beginning on; undefined where nobody knows the sport. */
    makeBook(event: SportEvent): MatchBook | undefined {
      const engine = engineOf(event)
      const playback = play(event)
      return engine && playback && createMatchBook({ engine, playback, plan: event.tournament.plan, price })
    },

    /** An event whose sport is played, by its id; undefined also for one that is not known yet. */
    eventOf(id: string, at: number): SportEvent | undefined {
      const event = seasons.eventOf(id)
      return event && engineOf(event) && event.publishedAt <= at ? event : undefined
    },

    /** What is published first from an instant on and before another. */
    published: (from: number, to: number) => seasons.published(from, to).filter(isPlayed),

    /** What begins from an instant on and before another. */
    starting(from: number, to: number): SportEvent[] {
      const late = delayed().filter((event) => changes.startOf(event) >= from && changes.startOf(event) < to)
      const planned = seasons.between(from, to).filter((event) => !isDelayed(event))
      return [...planned, ...late].filter(isPlayed)
    },

    /** What is known and has not begun. */
    coming(at: number): SportEvent[] {
      const late = delayed().filter((event) => event.startsAt <= at && changes.startOf(event) > at)
      return [...late, ...seasons.coming(at)].filter(isPlayed)
    },

    /** What may be played: all that has begun since an instant, and before it in the time that the longest events take. */
    begun(at: number, since = at): SportEvent[] {
      const planned = seasons.begun(at, since).filter((event) => !isDelayed(event))
      return [...planned, ...delayed().filter((event) => changes.startOf(event) <= at)].filter(isPlayed)
    },

    /**
     * What outcomes of one event are sold at that must all win.
     * @returns undefined where no model says how they hang together, or it has ended
     */
    priceTogether(event: SportEvent, selections: readonly Selection[], at: number): SoldOutcome | undefined {
      const engine = engineOf(event)
      const state = engine && stateOf(event, engine, at)
      const chance = state === undefined ? undefined : engine?.chanceOfAll?.(state, selections)
      const margins = selections.map(({ market }) => markets.marginOf(market))
      return chance === undefined ? undefined : priceAll(chance, margins)
    },

    /** Lines of an event whose outcomes can be sold together with others. */
    soldTogether(event: SportEvent, at: number): (Line & { outcomes: string[] })[] {
      const engine = engineOf(event)
      const state = engine && stateOf(event, engine, at)
      const isSold = (one: Selection) => engine?.chanceOfAll?.(state, [one]) !== undefined
      return (engine && state !== undefined ? engine.lines(state) : [])
        .map(({ market, specifiers, outcomes }) => {
          const ids = outcomes.map(({ id }) => id)
          return {
            ...{ market, specifiers },
            outcomes: ids.filter((outcome) => isSold({ market, specifiers, outcome })),
          }
        })
        .filter(({ outcomes }) => outcomes.length > 0)
    },

    /** How an event stands. */
    standingOf(event: SportEvent, at: number): EventStanding {
      if (changes.isPostponed(event.id)) return { status: 8 }
      if (changes.startOf(event) > at) return { status: event.startsAt <= at ? 6 : 0 }
      const abandonedAt = changes.abandonedAt(event.id)
      const board = boards.boardOf(event, Math.min(at, abandonedAt ?? at))
      return abandonedAt === undefined ? board : { ...board, status: 9 }
    },
  }
}
