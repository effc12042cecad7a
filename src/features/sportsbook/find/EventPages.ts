import type { CallFailure, CallResult } from '#renderers/host.ts'
import type { SportsEvent } from '../book/SportsBook.ts'

export type EventsAnswer = { items: SportsEvent[]; total: number }

export type EventsView = {
  /** Parts of the list, as they came: what is on the screen stays where it is. */
  parts: readonly (readonly SportsEvent[])[]
  /** How many there are in all; unknown before the first answer. */
  total?: number
  /** Events that have come since, and are not shown yet. */
  news: number
  /** Why the last call failed; nothing more is asked for until somebody tries again. */
  error?: CallFailure
  isLoading: boolean
}

/** The most that the platform answers at once. */
const most = 100

/**
 * A list of events that is loaded part by part, and looked at again now and then: what has come since is counted, and shown only when
 * somebody says so.
 */
export class EventPages {
  private readonly listeners = new Set<() => void>()
  private state: EventsView = { parts: [], news: 0, isLoading: false }
  /** The beginning of the list as it was seen last. */
  private latest: EventsAnswer | undefined
  private turn = 0
  private askedAt = 0
  /** Nothing of it is as it stands now, and nobody has a finger on it yet. */
  private isOld = false

  private readonly ask: (offset: number, count: number) => Promise<CallResult>
  private readonly size: number
  private readonly take: (events: readonly SportsEvent[]) => void

  /**
   * @param take is given all events that are answered
   * @param first the answer to the first part, where it came with the document
   * @param isNew the document has just been made; an older one is shown until the list is asked for anew
   */
  constructor(
    ask: (offset: number, count: number) => Promise<CallResult>,
    size: number,
    take: (events: readonly SportsEvent[]) => void,
    first?: EventsAnswer,
    isNew = true,
  ) {
    this.ask = ask
    this.size = size
    this.take = take
    if (!first) return
    this.show(first)
    this.isOld = !isNew
  }

  readonly view = (): EventsView => this.state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** The next part, unless one is on its way or all are here. */
  readonly more = async (): Promise<void> => {
    const { parts, total, isLoading, error } = this.state
    const { ids, turn } = this
    if (isLoading || error || (total !== undefined && ids.size >= total)) return
    this.change({ isLoading: true })
    const result = await this.ask(ids.size, this.size)
    if (turn !== this.turn) return
    if (!result.ok) return this.change({ isLoading: false, error: result.error })
    const answer = result.response as EventsAnswer
    if (parts.length === 0) return this.show(answer)
    this.take(answer.items)
    const fresh = answer.items.filter(({ id }) => !ids.has(id))
    // What came since moved the others on: there is nothing more where a part holds nothing else.
    const end = fresh.length === 0 ? ids.size : answer.total
    this.change({ parts: [...parts, fresh], total: end, isLoading: false })
  }

  readonly retry = (): void => {
    this.change({ error: undefined })
    void this.more()
  }

  /** Looks at the list again. */
  readonly look = async (): Promise<void> => {
    const { turn, ids } = this
    if (this.state.isLoading) return
    if (this.state.parts.length === 0) return this.more()
    this.askedAt = Date.now()
    const count = Math.min(most, Math.max(this.size, ids.size))
    const result = await this.ask(0, count)
    if (turn !== this.turn || !result.ok) return
    const answer = result.response as EventsAnswer
    this.take(answer.items)
    this.latest = answer
    this.change({ news: answer.items.filter(({ id }) => !this.ids.has(id)).length })
  }

  /** Shows the list as it was seen last. */
  readonly showNews = (): void => {
    if (this.latest) this.show(this.latest)
  }

  /** @param age ms after which what was seen last is looked at again */
  readonly lookIfOlder = (age: number): void => {
    if (this.isOld) void this.look().then(this.showNews)
    else if (Date.now() - this.askedAt > age) void this.look()
  }

  private get ids(): ReadonlySet<string> {
    return new Set(this.state.parts.flat().map(({ id }) => id))
  }

  private show(answer: EventsAnswer): void {
    this.turn += 1
    this.isOld = false
    this.latest = undefined
    this.askedAt = Date.now()
    this.take(answer.items)
    const { items, total } = answer
    this.change({ parts: [items], total, news: 0, isLoading: false, error: undefined })
  }

  private change(change: Partial<EventsView>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }
}
