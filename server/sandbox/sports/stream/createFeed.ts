import type { Bookmaker } from '../book/createBookmaker.ts'
import type { MatchBook } from '../book/createMatchBook.ts'
import { ALL_OFFERED } from '../book/createPrematch.ts'
import type { SportEvent } from '../seasons/SportEvent.ts'
import { fixtureChangeXml, oddsChangeXml } from '../xml/messages.ts'
import { createSlices } from './createSlices.ts'
import { publicationSent, type SentOf, send } from './publicationSent.ts'
import { products, type Sent } from './Sent.ts'

/** Milliseconds between two times that a producer says it is there. */
const ALIVE = 10_000
/** Why a fixture is to be looked at: that it is new. */
const NEW = 1

export type Feed = ReturnType<typeof createFeed>

/**
 * What is said from an instant on, in the order of its time. What is said between two instants does not depend on how
 * many times it is looked in between. Instants are milliseconds since 1970.
 * @param publish takes each message @param alive says that a producer is there
 */
export function createFeed(of: {
  bookmaker: Bookmaker
  publish: (sent: Sent) => void
  alive: (product: 1 | 3, at: number) => void
}) {
  const { bookmaker, publish, alive } = of
  /** Events that are played, whose books are led here. */
  const led = new Map<string, { event: SportEvent; book: MatchBook }>()
  let cursor: number | undefined
  let begun = createGate()

  function lead(event: SportEvent): void {
    const book = led.has(event.id) ? undefined : bookmaker.makeBook(event)
    if (book) led.set(event.id, { event, book })
    bookmaker.prematch.forget(event)
  }

  /** Goes on to an instant without a word, with all that is played then. */
  async function begin(at: number): Promise<void> {
    led.clear()
    for (const event of bookmaker.begun(at)) {
      const { status } = bookmaker.standingOf(event, at)
      if (status === 1 || status === 3) lead(event)
    }
    const slices = createSlices()
    for (const { book } of led.values())
      while (!book.walk(at, undefined, slices.isEnough)) await slices.rest()
    cursor = at
    begun.open()
  }

  async function advance(to: number): Promise<void> {
    const from = cursor
    if (from === undefined || to <= from) return
    const slices = createSlices()
    const sent: Sent[] = []
    for (const event of bookmaker.published(from + 1, to + 1)) {
      sent.push(
        newSent({ event, at: event.publishedAt }),
        offerSent(bookmaker, { event, at: event.publishedAt }),
      )
      await slices.rest()
    }
    for (const event of bookmaker.starting(from + 1 + ALL_OFFERED, to + 1 + ALL_OFFERED)) {
      sent.push(offerSent(bookmaker, { event, at: bookmaker.startOf(event) - ALL_OFFERED }))
      await slices.rest()
    }
    for (const event of bookmaker.starting(from + 1, to + 1)) lead(event)
    for (const { event, book } of [...led.values()]) {
      const abandonedAt = bookmaker.changes.abandonedAt(event.id)
      const end = Math.min(to, abandonedAt ?? to)
      const hear = (publication: Parameters<typeof publicationSent>[0]) =>
        void sent.push(publicationSent(publication, { event }))
      while (!book.walk(end, hear, slices.isEnough)) await slices.rest()
      if (abandonedAt !== undefined || book.closedAt() !== undefined) led.delete(event.id)
    }
    say(sent, from, to)
    cursor = to
  }

  /** The book on an event that has begun, as it stands at an instant up to which all was said. */
  async function bookAt(event: SportEvent, at: number): Promise<MatchBook | undefined> {
    const known = led.get(event.id)?.book
    if (known) return known
    const book = bookmaker.makeBook(event)
    const slices = createSlices()
    const end = Math.min(at, bookmaker.changes.abandonedAt(event.id) ?? at)
    while (book && !book.walk(end, undefined, slices.isEnough)) await slices.rest()
    return book
  }

  /** In the order of time; what was made at the same one stays in the order in which it was made. */
  function say(sent: readonly Sent[], from: number, to: number): void {
    const rest = [...sent].sort((one, other) => one.at - other.at)
    for (let at = Math.floor(from / ALIVE) * ALIVE + ALIVE; at <= to; at += ALIVE) {
      while (rest[0] && rest[0].at <= at) publish(rest.shift() as Sent)
      for (const product of products) alive(product, at)
    }
    for (const one of rest) publish(one)
  }

  return {
    begin,
    advance,
    end(): void {
      led.clear()
      cursor = undefined
      begun = createGate()
    },
    /** Waits until it has begun. */
    begun: () => begun.opened,
    /** Up to when all was said; undefined while nobody listens. */
    cursor: () => cursor,
    bookAt,
    isLed: (event: SportEvent) => led.has(event.id),
    led: () => [...led.values()],
  }
}

function newSent(of: SentOf): Sent {
  return send('fixture_change', 3, of, (head) =>
    fixtureChangeXml(head, { type: NEW, startsAt: of.event.startsAt }),
  )
}

/** What is offered of an event before it begins. */
export function offerSent(bookmaker: Bookmaker, of: SentOf): Sent {
  const markets = bookmaker.prematch.marketsOf(of.event, of.at)
  return send('odds_change', 3, of, (head) => oddsChangeXml(head, { status: 0, markets }))
}

/** Something that others wait for. */
function createGate(): { opened: Promise<void>; open: () => void } {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}
