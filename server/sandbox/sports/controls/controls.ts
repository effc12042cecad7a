import { type Line, nameOf } from '../book/PricedMarket.ts'
import type { SportsFeed } from '../createSportsFeed.ts'
import type { SportEvent } from '../seasons/SportEvent.ts'
import type { Product } from '../stream/Sent.ts'
import {
  betCancelXml,
  betSettlementXml,
  betStopXml,
  type CancelWindow,
  fixtureChangeXml,
  rollbackCancelXml,
  rollbackSettlementXml,
} from '../xml/messages.ts'

/** Why a fixture is to be looked at: another time, or it is not played (any more). */
const [TIME, CANCELLED] = [2, 3]
/** Why bets are void: given up, and odds that were wrong. */
const [ABANDONED, WRONG_ODDS] = [10, 12]

const MINUTE = 60_000

/** What a tester makes the bookmaker do. What cannot be done of an event as it stands answers false. */
export function createControls({ bookmaker, bus, feed, journal, tampering, clock }: SportsFeed) {
  const productOf = (event: SportEvent): Product => (bookmaker.startOf(event) <= clock() ? 1 : 3)
  const hasBegun = (event: SportEvent) => productOf(event) === 1
  const of = (event: SportEvent) => ({ event, at: clock() })

  function stop(event: SportEvent): void {
    journal.say('bet_stop', productOf(event), of(event), (head) => betStopXml(head, 'all'))
  }

  function sayChange(event: SportEvent, type: number): void {
    const startsAt = bookmaker.startOf(event)
    journal.say('fixture_change', productOf(event), of(event), (head) =>
      fixtureChangeXml(head, { type, startsAt }),
    )
  }

  async function bookOf(event: SportEvent) {
    return hasBegun(event) ? feed.bookAt(event, clock()) : undefined
  }

  return {
    /** A producer says nothing any more, or begins again: what it would have said meanwhile is lost to all. */
    setProducer(product: Product, runs: boolean): void {
      if (!runs) tampering.pause(product)
      else {
        tampering.resume(product)
        bus.unsubscribe(product)
      }
    },

    /** It begins later. */
    delay(event: SportEvent, minutes: number): boolean {
      if (hasBegun(event)) return false
      bookmaker.changes.delay(event.id, bookmaker.startOf(event) + minutes * MINUTE)
      sayChange(event, TIME)
      return true
    },

    /** It is not played on its day, and on no other that is known. */
    postpone(event: SportEvent): boolean {
      if (hasBegun(event)) return false
      stop(event)
      bookmaker.changes.postpone(event.id)
      sayChange(event, TIME)
      return true
    },

    /** It is broken off: what is not decided is void. */
    async abandon(event: SportEvent): Promise<boolean> {
      if (bookmaker.standingOf(event, clock()).status !== 1) return false
      const lines = (await bookOf(event))?.open() ?? []
      bookmaker.changes.abandon(event.id, clock())
      stop(event)
      sayChange(event, CANCELLED)
      if (lines.length > 0)
        journal.say('bet_cancel', 1, of(event), (head) =>
          betCancelXml(head, { window: {}, reason: ABANDONED, lines }),
        )
      return true
    },

    /** Bets on a line that were accepted in a window are void, or not any more. */
    cancel(event: SportEvent, line: Line, window: CancelWindow, isBack: boolean): boolean {
      const kind = isBack ? 'rollback_bet_cancel' : 'bet_cancel'
      journal.say(kind, productOf(event), of(event), (head) =>
        isBack
          ? rollbackCancelXml(head, window, [line])
          : betCancelXml(head, { window, reason: WRONG_ODDS, lines: [line] }),
      )
      return true
    },

    /** What a line has come to does not count any more. */
    async rollBack(event: SportEvent, line: Line): Promise<boolean> {
      const settled = (await bookOf(event))?.settled() ?? []
      if (!settled.some((one) => nameOf(one) === nameOf(line))) return false
      journal.say('rollback_bet_settlement', 1, of(event), (head) => rollbackSettlementXml(head, [line]))
      return true
    },

    /** It counts again. */
    async settleAgain(event: SportEvent, line: Line): Promise<boolean> {
      const settled = (await bookOf(event))?.settled() ?? []
      const lines = settled.filter((one) => nameOf(one) === nameOf(line))
      if (lines.length === 0) return false
      journal.say('bet_settlement', 1, of(event), (head) => betSettlementXml(head, 2, lines))
      return true
    },

    /** Lines of an event, those that are open first. */
    async linesOf(event: SportEvent): Promise<{ open: readonly Line[]; settled: readonly Line[] }> {
      const book = await bookOf(event)
      if (book) return { open: book.open(), settled: book.settled() }
      return { open: bookmaker.prematch.linesOf(event), settled: [] }
    },
  }
}

export type Controls = ReturnType<typeof createControls>
