import { factsOf, factText, fingerprint, lineText } from '#betting/live/fingerprint.ts'
import type { EventView, LineView, PriceView, SportsEvent } from './SportsBook.ts'

type SportsLine = SportsEvent['markets'][number]
type Score = NonNullable<EventView['score']>

/** A line, or what has changed of one that is known by name. */
export type ToldLine = Omit<SportsLine, 'name' | 'market' | 'groups' | 'outcomes'> & {
  market?: number
  name?: string
  groups?: SportsLine['groups']
  outcomes: readonly (Omit<SportsLine['outcomes'][number], 'name'> & { name?: string })[]
}

/** Null stands for what is not there any more. */
type Changed<T> = { [K in keyof T]?: T[K] | null }

/** What is told of an event. */
export type Told = {
  version: number
  lines: readonly ToldLine[]
} & (
  | {
      /** Whether these are all lines that are offered, or some of which it is not known what else there is. */
      of: 'all' | 'some'
      view: EventView
    }
  | {
      of: 'changes'
      view?: Changed<Omit<EventView, 'score'>> & { score?: Changed<Score> | null }
      /** Lines that are offered no more. */
      gone: readonly string[]
    }
)

type Held = { view: LineView; prices: Map<string, PriceView>; line: SportsLine; version: number }

/** What is known of an event. What is told late, or twice, changes nothing that is known of a newer version. */
export class HeldEvent {
  view: EventView
  /** In the order of their markets. */
  lines: readonly LineView[] = []
  readonly #held = new Map<string, Held>()
  /** Version in which it was known which lines there are. */
  #listed = 0

  constructor({ markets: _, ...view }: SportsEvent) {
    this.view = view
  }

  price(line: string, outcome: string): PriceView | undefined {
    return this.#held.get(line)?.prices.get(outcome)
  }

  /** What is known of it, as one word by which the stream tells whether there is more. */
  fingerprint(): string {
    const facts = factsOf(this.view).map(([name, value]) => factText(name, value))
    return fingerprint([...facts, ...[...this.#held.values()].map(({ line }) => lineText(line))])
  }

  /** @param changed called with `event`, `lines`, or line and outcome of a price */
  tell(told: Told, changed: (what: string) => void): void {
    if (told.version >= this.view.version && this.#see(told)) changed('event')
    const isNew = told.version >= this.#listed
    let isOther = false
    for (const line of this.#goneIn(told)) isOther = this.#remove(line, told.version, changed) || isOther
    for (const line of told.lines) {
      const known = this.#held.get(line.line)
      if (known ? told.version >= known.version : isNew)
        isOther = this.#put(line, known, told.version, changed) || isOther
    }
    if (isNew && told.of !== 'some') this.#listed = told.version
    if (!isOther) return
    this.lines = [...this.#held.values()].map(({ view }) => view).sort(byMarket)
    changed('lines')
  }

  /** Forgets where a price went. */
  settle(line: string, outcome: string): void {
    const prices = this.#held.get(line)?.prices
    const known = prices?.get(outcome)
    if (!prices || !known) return
    const { turn: _, ...price } = known
    prices.set(outcome, price)
  }

  /** @returns whether anything is other than before but its version, which no screen shows */
  #see(told: Told): boolean {
    const changes = { ...told.view, version: told.version }
    const next = told.of === 'changes' ? (merge(this.view, changes) as EventView) : told.view
    const isSame = same({ ...next, version: 0 }, { ...this.view, version: 0 })
    if (isSame) this.view.version = told.version
    else this.view = next
    return !isSame
  }

  #goneIn(told: Told): readonly string[] {
    if (told.of === 'changes') return told.gone
    if (told.of === 'some') return []
    const named = new Set(told.lines.map(({ line }) => line))
    return [...this.#held.keys()].filter((line) => !named.has(line))
  }

  #remove(line: string, version: number, changed: (what: string) => void): boolean {
    const known = this.#held.get(line)
    if (!known || known.version > version) return false
    this.#held.delete(line)
    for (const outcome of known.prices.keys()) changed(`${line} ${outcome}`)
    return true
  }

  /** @returns whether it is another line than before to whoever lists them */
  #put(line: ToldLine, known: Held | undefined, version: number, changed: (what: string) => void): boolean {
    const view = viewOf(line) ?? known?.view
    if (!view) return false
    const isSame = known !== undefined && same(view, known.view)
    const before = known?.prices ?? new Map<string, PriceView>()
    const prices = new Map(line.outcomes.map((one) => [one.id, priceOf(line, one, before.get(one.id))]))
    const { name, market, groups } = view
    const whole = { ...line, name, market, groups, outcomes: namedIn(view, line.outcomes) }
    this.#held.set(line.line, { view: isSame ? known.view : view, prices, line: whole, version })
    for (const outcome of new Set([...before.keys(), ...prices.keys()]))
      if (before.get(outcome) !== prices.get(outcome)) changed(`${line.line} ${outcome}`)
    return !isSame
  }
}

function viewOf({ line, market, name, groups = [], outcomes }: ToldLine): LineView | undefined {
  if (market === undefined || name === undefined) return undefined
  return {
    line,
    market,
    name,
    groups,
    outcomes: outcomes.map((one) => ({ id: one.id, name: one.name ?? one.id })),
  }
}

function namedIn({ outcomes }: LineView, told: ToldLine['outcomes']): SportsLine['outcomes'] {
  return told.map((one) => ({ ...one, name: outcomes.find(({ id }) => id === one.id)?.name ?? one.id }))
}

function priceOf(
  { is_suspended: isSuspended, why }: ToldLine,
  { odds, is_active: isActive }: ToldLine['outcomes'][number],
  before: PriceView | undefined,
): PriceView {
  const price: PriceView = { odds, isOpen: isActive && !isSuspended, ...(isSuspended && why && { why }) }
  if (before && before.odds !== odds) price.turn = odds > before.odds ? 'up' : 'down'
  else if (before?.turn) price.turn = before.turn
  return before && same(price, before) ? before : price
}

const inOrder = new Intl.Collator('en', { numeric: true })

/** The order in which the platform answers them. */
function byMarket(one: LineView, other: LineView): number {
  return one.market - other.market || inOrder.compare(one.line, other.line)
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What stands there with what has changed of it, down to what stands in it. */
function merge(known: object, changes: object): object {
  const merged: Record<string, unknown> = { ...known }
  for (const [name, value] of Object.entries(changes)) {
    const before = merged[name]
    if (value === null) delete merged[name]
    else merged[name] = isRecord(value) ? merge(isRecord(before) ? before : {}, value) : value
  }
  return merged
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
