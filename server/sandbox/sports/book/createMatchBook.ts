import type { Engine, ModelLine } from '../engines/Engine.ts'
import type { SportPlan } from '../seasons/plans.ts'
import type { Playback } from './createPlayback.ts'
import { createLineBook } from './lineBook.ts'
import { nameOf, type PricedMarket } from './PricedMarket.ts'
import type { Publication, Settlement } from './Publication.ts'
import { turns } from './turns.ts'

/** Milliseconds between two publications: after a turn of the match, and while nothing turns. */
const [AFTER_TURN, QUIETLY] = [1000, 15_000]
/** Seconds after which lines that were not offered before may come. */
const RENEWAL = 60
/** Milliseconds from a stop to the odds that end it. */
const STOPPED = 4000
/** Milliseconds from the end to its confirmation. */
export const CONFIRMATION = 60_000

export type MatchBook = ReturnType<typeof createMatchBook>

type Hear = (publication: Publication) => void

/**
 * The book on a match that is played. What it says, and when, follows from the match alone and from nothing that comes after: whoever
 * listens from the middle hears what others heard who had been there from the beginning.
 * @param price what lines are sold at
 */
export function createMatchBook<State>(of: {
  engine: Engine<State>
  playback: Playback<State>
  plan: Pick<SportPlan, 'stops' | 'renews' | 'renewal'>
  price: (lines: readonly ModelLine[]) => PricedMarket[]
}) {
  const { engine, playback, plan, price } = of
  const book = createLineBook(engine)
  const settlements: Settlement[] = []
  const startsAt = playback.now().at
  book.offer(engine.lines(playback.now().state))
  const before = book.open()

  /** What was published last, and what comes next. */
  let published: { state: State; at: number } | undefined
  let renewedAt = startsAt
  let stoppedAt: number | undefined
  let endedAt: number | undefined
  let closedAt: number | undefined
  let at = startsAt
  /** What listeners know of each line; undefined while nobody listens. */
  let shown: Map<string, string> | undefined

  let last: { state: State; lines: readonly ModelLine[] } | undefined
  function linesOf(state: State): readonly ModelLine[] {
    if (last?.state !== state) last = { state, lines: engine.isOver(state) ? [] : engine.lines(state) }
    return last.lines
  }

  const boardOf = (state: State) => engine.scoreboard(state)
  const turned = (kind: 'stops' | 'renews', one: State, other: State) =>
    turns[plan[kind]](boardOf(one)) !== turns[plan[kind]](boardOf(other))

  /** When what stands is published; undefined where it was. */
  function publishesAt(): number | undefined {
    const now = playback.now()
    if (!published) return startsAt
    if (published.state === now.state) return undefined
    if (stoppedAt !== undefined) return stoppedAt + STOPPED
    const gap =
      engine.isOver(now.state) || turned('renews', published.state, now.state) ? AFTER_TURN : QUIETLY
    return Math.max(now.at, published.at + gap)
  }

  /** What comes next, and when. */
  function coming(): { at: number; act: (hear?: Hear) => void } | undefined {
    if (endedAt !== undefined)
      return closedAt === undefined ? { at: endedAt + CONFIRMATION, act: confirm } : undefined
    const publication = publishesAt()
    const next = playback.next()
    // What stands from the very beginning is part of what is published first.
    if (next && (publication === undefined || next.at <= publication)) return { at: next.at, act: step }
    return publication === undefined ? undefined : { at: publication, act: publish }
  }

  function step(hear?: Hear): void {
    const earlier = playback.now().state
    playback.step()
    const now = playback.now()
    if (!published || stoppedAt !== undefined || !turned('stops', earlier, now.state)) return
    stoppedAt = now.at
    if (!hear) return
    hear({ kind: 'stop', at })
    // What was active is suspended with all listeners: odds that are as before have to be said again.
    shown = writtenMarkets(standing().markets)
  }

  function publish(hear?: Hear): void {
    const { state } = playback.now()
    const isOver = engine.isOver(state)
    const isTurn = !published || isOver || turned('renews', published.state, state)
    const renews = isTurn || at >= renewedAt + (plan.renewal ?? RENEWAL) * 1000
    if (!published) hear?.({ kind: 'handover', at, lines: before })
    if (renews) {
      book.offer(linesOf(state))
      renewedAt = at
    }
    const lines = renews ? book.settle(state) : []
    published = { state, at }
    stoppedAt = undefined
    if (isOver) endedAt = at
    if (hear) sayOdds(hear)
    if (lines.length > 0) say({ kind: 'settlement', at, certainty: 1, lines }, hear)
    const undecided = isOver ? book.open() : []
    if (undecided.length > 0) hear?.({ kind: 'void', at, lines: undecided })
  }

  function confirm(hear?: Hear): void {
    closedAt = at
    if (hear) sayOdds(hear)
    const lines = book.settled()
    if (lines.length > 0) say({ kind: 'settlement', at, certainty: 2, lines }, hear)
  }

  function say(settlement: Settlement, hear?: Hear): void {
    settlements.push(settlement)
    hear?.(settlement)
  }

  function sayOdds(hear: Hear): void {
    const { status, scoreboard, markets } = standing()
    const known = shown
    shown = writtenMarkets(markets)
    const changed = markets.filter((market) => known?.get(nameOf(market)) !== shown?.get(nameOf(market)))
    if (scoreboard && status !== 0) hear({ kind: 'odds', at, status, scoreboard, markets: changed })
  }

  /** How it stands, with all lines that were ever offered. */
  function standing() {
    const status = statusNow()
    const state = published?.state
    if (state === undefined) return { at, status, scoreboard: undefined, markets: [] } as const
    const priced = price(book.onOffer(linesOf(state)))
    const markets = book.complete(stoppedAt === undefined ? priced : priced.map(suspended))
    return { at, status, scoreboard: boardOf(state), markets } as const
  }

  const statusNow = () => (closedAt !== undefined ? 4 : endedAt !== undefined ? 3 : published ? 1 : 0)

  return {
    /** When something comes next; undefined where nothing does any more. */
    nextAt: () => coming()?.at,

    /**
     * Goes on to an instant.
     * @param hear what is said on the way; without it nothing is priced
     * @param isEnough asked between two steps: whether to leave the rest for another time
     * @returns whether it has come there
     */
    walk(to: number, hear?: Hear, isEnough: () => boolean = () => false): boolean {
      if (hear && !shown && published) shown = writtenMarkets(standing().markets)
      if (!hear) shown = undefined
      for (let next = coming(); next && next.at <= to; next = coming()) {
        at = Math.max(at, next.at)
        next.act(hear)
        if (isEnough()) return false
      }
      at = Math.max(at, to)
      return true
    },

    standing,
    /** The same without its lines, which cost something. */
    board: () => ({ status: statusNow(), scoreboard: published && boardOf(published.state) }),
    /** Lines that the producer of the time before has handed over. */
    handedOver: () => before,
    settlements: (): readonly Settlement[] => settlements,
    /** What was offered and is not decided. */
    open: () => book.open(),
    settled: () => book.settled(),
    endedAt: () => endedAt,
    closedAt: () => closedAt,
  }
}

/** As it is while betting has stopped. */
export function suspended(market: PricedMarket): PricedMarket {
  return market.status === 1 ? { ...market, status: -1 } : market
}

function writtenMarkets(markets: readonly PricedMarket[]): Map<string, string> {
  return new Map(markets.map((market) => [nameOf(market), written(market)]))
}

function written({ status, isFavourite, outcomes }: PricedMarket): string {
  const each = outcomes.map(
    ({ id, odds, isActive, probability }) => `${id}:${odds}:${isActive}:${probability.toFixed(4)}`,
  )
  return `${status} ${isFavourite} ${each.join(' ')}`
}
