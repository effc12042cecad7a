import type { Bookmaker } from '../book/createBookmaker.ts'
import { type MatchBook, suspended } from '../book/createMatchBook.ts'
import type { SportEvent } from '../seasons/SportEvent.ts'
import { marketsXml, oddsChangeXml, snapshotCompleteXml } from '../xml/messages.ts'
import type { Bus, Consumer } from './createBus.ts'
import { type Feed, offerSent } from './createFeed.ts'
import { createSlices } from './createSlices.ts'
import type { Journal } from './Journal.ts'
import { handoverSent, publicationSent, send } from './publicationSent.ts'
import { type Product, type Sent, systemSent } from './Sent.ts'

/** What is asked for, and whom it is for. */
export type Asked = { product: Product; request: number; node: number | undefined }

/** Says again what somebody missed, as messages to that node alone. */
export function createRecoveries(of: {
  bookmaker: Bookmaker
  feed: Feed
  bus: Bus
  journal: Journal
  tampering: { isPaused: (product: Product) => boolean }
}) {
  const { bookmaker, feed, bus, journal, tampering } = of

  async function* before(asked: Asked, at: number): AsyncGenerator<Sent> {
    for (const event of bookmaker.coming(at)) yield offerSent(bookmaker, { event, at, ...forNode(asked) })
    for (const { event, book } of feed.led())
      yield handoverSent(book.handedOver(), { event, at, ...forNode(asked) })
  }

  async function* inPlay(asked: Asked, at: number, after: number | undefined): AsyncGenerator<Sent> {
    for (const event of bookmaker.begun(at, after)) {
      if (!feed.isLed(event) && (after === undefined || isClosedAt(event, after))) continue
      const book = await feed.bookAt(event, at)
      if (!book) continue
      yield standing(book, event, asked)
      if (after !== undefined) yield* decidedSince(book, { event, asked, after })
    }
  }

  function isClosedAt(event: SportEvent, at: number): boolean {
    return bookmaker.startOf(event) <= at && bookmaker.standingOf(event, at).status === 4
  }

  /** How a book stands; one that was given up takes no bets any more. */
  function standing(book: MatchBook, event: SportEvent, asked: Asked): Sent {
    const isAbandoned = bookmaker.changes.abandonedAt(event.id) !== undefined
    const { at, status, scoreboard, markets } = book.standing()
    const shown = isAbandoned ? markets.map(suspended) : markets
    return send('odds_change', 1, { event, at, ...forNode(asked) }, (head) =>
      oddsChangeXml(head, { status, scoreboard, markets: marketsXml(shown) }),
    )
  }

  /** Sends as it is read, and at the end that it is complete. */
  async function deliver(
    asked: Asked,
    to: readonly Consumer[],
    messages: AsyncGenerator<Sent>,
  ): Promise<void> {
    const slices = createSlices()
    for await (const sent of messages) {
      for (const consumer of to) if (await consumer.ready()) consumer.write(sent)
      await slices.rest()
    }
    const at = feed.cursor()
    if (at === undefined) return
    const { product, request, node } = asked
    const complete = { product, at, ...(node !== undefined && { node }) }
    for (const consumer of to)
      consumer.write(systemSent('snapshot_complete', complete, snapshotCompleteXml(product, at, request)))
  }

  return {
    /** What stands with a producer, and since an instant what was decided; nothing where nobody listens. */
    async ofProducer(asked: Asked, after: number | undefined): Promise<void> {
      // One that is silent does not answer either.
      if (tampering.isPaused(asked.product)) return
      const to = bus.subscribe(asked.node, asked.product)
      if (to.length > 0) await feed.begun()
      const at = feed.cursor()
      if (to.length === 0 || at === undefined) return
      const all = asked.product === 3 ? before(asked, at) : inPlay(asked, at, after)
      await deliver(asked, to, withJournal(all, journal.since(asked.product, after ?? at), asked))
    },

    /** Odds of one event, or what was decided of it. */
    async ofEvent(asked: Asked, event: SportEvent, what: 'odds' | 'decisions'): Promise<void> {
      if (tampering.isPaused(asked.product)) return
      const to = bus.of(asked.node)
      if (to.length > 0) await feed.begun()
      const at = feed.cursor()
      if (to.length === 0 || at === undefined) return
      await deliver(asked, to, ofOne(asked, event, what, at))
    },
  }

  async function* ofOne(asked: Asked, event: SportEvent, what: 'odds' | 'decisions', at: number) {
    const hasBegun = bookmaker.startOf(event) <= at
    const book = hasBegun ? await feed.bookAt(event, at) : undefined
    const isBefore = asked.product === 3
    if (what === 'odds' && !hasBegun && isBefore) yield offerSent(bookmaker, { event, at, ...forNode(asked) })
    if (what === 'odds' && book)
      yield isBefore
        ? handoverSent(book.handedOver(), { event, at, ...forNode(asked) })
        : standing(book, event, asked)
    if (what === 'decisions') {
      if (book && !isBefore) yield* decidedSince(book, { event, asked, after: 0 })
      yield* withJournal(none(), journal.of(asked.product, event.id), asked)
    }
  }
}

async function* none(): AsyncGenerator<Sent> {}

/** What a tester has said, after what is said by itself. */
async function* withJournal(all: AsyncGenerator<Sent>, said: ReturnType<Journal['since']>, asked: Asked) {
  yield* all
  for (const again of said) yield again(forNode(asked))
}

function forNode({ request, node }: Asked) {
  return { request, ...(node !== undefined && { node }) }
}

function* decidedSince(
  book: MatchBook,
  of: { event: SportEvent; asked: Asked; after: number },
): Generator<Sent> {
  for (const settlement of book.settlements())
    if (settlement.at > of.after) yield publicationSent(settlement, { event: of.event, ...forNode(of.asked) })
}
