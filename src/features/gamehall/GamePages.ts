import type { CallFailure, CallResult } from '#renderers/host.ts'
import type { Game } from './Game.ts'

export type AskGames = (offset: number, count: number) => Promise<CallResult>

export type GamesAnswer = { items: Game[]; total: number }

export type GamesView = {
  /** How many there are in all; unknown before the first answer. */
  total?: number
  /** The games that are here, by their places from 0. */
  games: ReadonlyMap<number, Game>
  /** Why the last call failed; nothing more is asked for until somebody tries again. */
  error?: CallFailure
  isLoading: boolean
}

/** Calls that may be under way at once: who flies through the list must not ask for all that passes by. */
const mostCalls = 2
/** How long an answer is good for when the list is shown again, in ms. */
const freshFor = 5 * 60_000

/**
 * A long list of games, of which only the pages that somebody looks at are asked for, in whatever order. What is wanted
 * last comes first.
 */
export class GamePages {
  private readonly listeners = new Set<() => void>()
  private readonly asked = new Set<number>()
  private wanted = { first: 0, last: 0 }
  private running = 0
  private turn = 0
  private askedAt = Date.now()
  private state: GamesView = { games: new Map(), isLoading: true }

  private readonly ask: AskGames
  private readonly size: number

  /**
   * @param first the answer to the first page, where it came with the document
   * @param isNew the document has just been made; an older one is shown until it is asked anew
   */
  constructor(ask: AskGames, size: number, first?: GamesAnswer, isNew = true) {
    this.ask = ask
    this.size = size
    if (!first) return
    if (!isNew) this.askedAt = 0
    this.asked.add(0)
    this.take(0, first, false)
    this.change({ isLoading: false })
  }

  readonly view = (): GamesView => this.state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Somebody looks at these places. */
  readonly want = (first: number, last: number): void => {
    this.wanted = { first, last }
    this.fill()
  }

  readonly retry = (): void => {
    this.change({ error: undefined })
    this.fill()
  }

  /** Asks anew for what is looked at, and forgets all else; what was there stays until the answer is. */
  readonly renew = async (): Promise<void> => {
    this.turn += 1
    this.running = 0
    this.asked.clear()
    this.askedAt = Date.now()
    const first = this.pageOf(this.wanted.first)
    await this.load(first, true)
    this.fill()
  }

  renewIfOld(): void {
    if (Date.now() - this.askedAt > freshFor) void this.renew()
  }

  private pageOf = (place: number): number => Math.floor(place / this.size)

  private fill(): void {
    for (const page of this.wantedPages())
      if (!this.asked.has(page) && this.running < mostCalls) void this.load(page)
    this.change({ isLoading: this.running > 0 })
  }

  private wantedPages(): number[] {
    const { total, error } = this.state
    if (error || total === 0) return []
    const end = total === undefined ? 0 : total - 1
    const first = this.pageOf(Math.min(this.wanted.first, end))
    const last = this.pageOf(Math.min(this.wanted.last, end))
    return Array.from({ length: last - first + 1 }, (_, at) => first + at)
  }

  private async load(page: number, isAnew = false): Promise<void> {
    const { turn } = this
    this.asked.add(page)
    this.running += 1
    this.change({ isLoading: true })
    const result = await this.ask(page * this.size, this.size)
    if (turn !== this.turn) return
    this.running -= 1
    if (result.ok) this.take(page, result.response as GamesAnswer, isAnew)
    else {
      this.asked.delete(page)
      this.change({ error: result.error })
    }
    this.fill()
  }

  private take(page: number, { items, total }: GamesAnswer, isAnew: boolean): void {
    const games = new Map(isAnew ? [] : this.state.games)
    items.forEach((game, at) => {
      games.set(page * this.size + at, game)
    })
    this.change({ games, total, error: undefined })
  }

  private change(change: Partial<GamesView>): void {
    const next = { ...this.state, ...change }
    const keys = Object.keys(change) as (keyof GamesView)[]
    if (keys.every((key) => next[key] === this.state[key])) return
    this.state = next
    for (const listener of this.listeners) listener()
  }
}
